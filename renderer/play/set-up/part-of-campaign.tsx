import { textIn } from '../../../languages';
import { CampaignWords } from '../../../telling/campaign';
import type { PartOf } from '../../session/campaigns';
import { useSentences, useSessionState } from '../../session/session-context';

/** Which campaign a mission is part of, and what is brought into it. */
export function PartOfCampaign({ partOf }: { partOf: PartOf }) {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const { campaign, brought } = partOf;
  const lines = new CampaignWords(campaign, language).carried(brought.carried);
  return (
    <section className="set-up-campaign" aria-label={say('set-up.campaign.title')}>
      <p>{say('set-up.campaign', { title: textIn(campaign.title, language) })}</p>
      {lines.length === 0 ? null : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
