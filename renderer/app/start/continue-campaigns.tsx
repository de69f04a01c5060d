import { Signpost } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { textIn } from '../../../languages';
import type { KeptJourney } from '../../../main/contract';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { ContinueEntry } from './continue-entry';
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
  const { title, mission, number, missions } = kept;
  const name = textIn(title, language);
  const how = mission
    ? say('start.campaigns.goes-on', { number, missions, mission: textIn(mission, language) })
    : say('start.campaigns.over');
  return (
    <ContinueEntry
      icon={<Signpost aria-hidden="true" />}
      name={name}
      how={how}
      kept={kept}
      forget={say('start.campaigns.forget', { name })}
      onGoOn={() => void campaigns.goOn(kept)}
      onForget={() => void campaigns.forget(kept)}
    />
  );
}
