import type { Track } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import { useWords } from '../../session/game-context';

/** Points as far as they have come, in the colours of the levels. */
export function TrackBar({ track: { name, points, stage, stages } }: { track: Track }) {
  const words = useWords();
  const label = words.say(`people.${name}` as SentenceKey, { points, level: words.name('level', stage) });
  return (
    <span className="adrenaline" role="img" aria-label={label}>
      {stages.map(({ name: level, length, filled, isReached }) => (
        <span
          key={level}
          className="adrenaline-level"
          data-level={level}
          data-reached={isReached}
          // The low levels are short on a card, too, but long enough to be seen.
          style={{ flexGrow: 6 + length }}
        >
          <span style={{ width: `${filled * 100}%` }} />
        </span>
      ))}
      <span className="adrenaline-points">{points}</span>
    </span>
  );
}
