import { LEVELS, limits, type Observation } from '../../../engine';
import { useWords } from '../../session/game-context';

const STARTS = [0, limits.adrenaline.yellow, limits.adrenaline.orange, limits.adrenaline.red] as const;
/** Where the track ends, so that Red has a place on it. */
const END = limits.adrenaline.red + 4;

/** Adrenaline points as far as they have come, in the colours of the levels. */
export function AdrenalineTrack({ seen, survivor }: { seen: Observation; survivor: number }) {
  const words = useWords();
  const points = seen.at('adrenaline', survivor);
  const level = words.level(LEVELS[seen.at('level', survivor)] ?? '');
  return (
    <span className="adrenaline" role="img" aria-label={words.say('people.adrenaline', { points, level })}>
      {STARTS.map((start, number) => {
        const length = (STARTS[number + 1] ?? END) - start;
        const filled = Math.min(
          1,
          Math.max(0, (points - start + (number === 3 && points >= start ? 1 : 0)) / length),
        );
        return (
          <span
            key={start}
            className="adrenaline-level"
            data-level={LEVELS[number]}
            data-reached={seen.at('level', survivor) >= number}
            // The low levels are short on a card, too, but long enough to be seen.
            style={{ flexGrow: 6 + length }}
          >
            <span style={{ width: `${filled * 100}%` }} />
          </span>
        );
      })}
      <span className="adrenaline-points">{points}</span>
    </span>
  );
}
