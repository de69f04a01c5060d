import { Signpost, X } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { textIn } from '../../../languages';
import type { KeptJourney } from '../../../main/contract';
import { formatTime } from '../../files/format-time';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import './continue-games.css';

/** Campaigns under way, to go on with. */
export function ContinueCampaigns() {
  const say = useSentences();
  const { campaigns } = useSession();
  const kept = useStore(campaigns.store, (state) => state.kept);
  useEffect(() => void campaigns.refresh(), [campaigns]);
  if (kept.length === 0) return null;
  return (
    <section className="start-section" aria-labelledby="start-campaigns">
      <h2 id="start-campaigns">{say('start.campaigns')}</h2>
      <ul className="continue-games">
        {kept.map((journey) => (
          <ContinueCampaign key={journey.journey} kept={journey} />
        ))}
      </ul>
    </section>
  );
}

function ContinueCampaign({ kept }: { kept: KeptJourney }) {
  const say = useSentences();
  const { campaigns } = useSession();
  const language = useSessionState((state) => state.language);
  const { title, mission, number, missions, at, elsewhere } = kept;
  const name = textIn(title, language);
  const how = mission
    ? say('start.campaigns.goes-on', { number, missions, mission: textIn(mission, language) })
    : say('start.campaigns.over');
  const forget = say('start.campaigns.forget', { name });
  return (
    <li className="continue-game">
      <button type="button" className="button" onClick={() => void campaigns.goOn(kept)}>
        <Signpost aria-hidden="true" />
        <span className="continue-name">{name}</span>
      </button>
      <span className="continue-time">
        {how} · {formatTime(at, language)}
        {elsewhere ? ` · ${say('start.continue.elsewhere')}` : null}
      </span>
      <button
        type="button"
        className="icon-action"
        aria-label={forget}
        title={forget}
        onClick={() => void campaigns.forget(kept)}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
