import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { textIn } from '../../../languages';
import type { KeptGame } from '../../../main/contract';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { ContinueEntry } from './continue-entry';
import './continue-games.css';

/** More would push the missions out of sight, unless somebody wants to see them. */
const MOST_GAMES = 6;

/** Games that were begun, to go on with. */
export function ContinueGames() {
  const say = useSentences();
  const { keptGames } = useSession();
  const kept = useStore(keptGames.store, (state) => state.kept);
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => void keptGames.refresh(), [keptGames]);
  if (kept.length === 0) return null;
  return (
    <section className="start-section" aria-labelledby="start-continue">
      <h2 id="start-continue">{say('start.continue')}</h2>
      <ul className="continue-games" id="start-continue-list">
        {(showsAll ? kept : kept.slice(0, MOST_GAMES)).map((game) => (
          <ContinueGame key={game.game} kept={game} />
        ))}
      </ul>
      {kept.length > MOST_GAMES ? (
        <button
          type="button"
          className="button continue-all"
          aria-expanded={showsAll}
          aria-controls="start-continue-list"
          onClick={() => setShowsAll(!showsAll)}
        >
          {say(showsAll ? 'start.continue.fewer' : 'start.continue.all', { count: kept.length })}
        </button>
      ) : null}
    </section>
  );
}

function ContinueGame({ kept }: { kept: KeptGame }) {
  const say = useSentences();
  const { keptGames } = useSession();
  const language = useSessionState((state) => state.language);
  const { round, outcome } = kept;
  const name = say(outcome ? `start.continue.${outcome}` : 'start.continue.game', {
    title: textIn(kept.title, language),
    round,
  });
  return (
    <ContinueEntry
      icon={<Play aria-hidden="true" />}
      name={name}
      kept={kept}
      forget={say('start.continue.forget', { name })}
      onGoOn={() => void keptGames.goOn(kept)}
      onForget={() => void keptGames.forget(kept)}
    />
  );
}
