import { GitBranch } from 'lucide-react';
import { useMemo } from 'react';
import { lineTo, type Moment } from '../../game/moment';
import { useGameState, useSitting, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { deedWords } from '../deed-words';

/** Where a game went on in several ways, the others lead to what came of them. */
export function Branches({ moment }: { moment: Moment }) {
  const { game } = useSitting();
  const count = useGameState(() => game.waysFrom(moment).length);
  return count > 1 ? <Ways moment={moment} /> : null;
}

function Ways({ moment }: { moment: Moment }) {
  const say = useSentences();
  const words = useWords();
  const { game, goTo } = useSitting();
  const newest = useGameState((state) => state.newest);
  const line = useMemo(() => new Set(lineTo(newest)), [newest]);
  return (
    <div className="log-branches" role="group" aria-label={say('log-panel.branches')}>
      <GitBranch aria-hidden="true" />
      {game.waysFrom(moment).map((way) => (
        <button
          key={way.number}
          type="button"
          className="log-branch"
          tabIndex={-1}
          aria-pressed={line.has(way)}
          onClick={() => goTo(way)}
        >
          {way.deed ? deedWords(way.deed, words, moment.seen) : null}
        </button>
      ))}
    </div>
  );
}
