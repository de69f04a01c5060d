import { printedName } from '../../../telling/mission/names';
import { countersNow } from '../../game/rule-traces';
import { useSeen, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';

/** What the mission counts, and how far it has come. */
export function CounterChips() {
  const say = useSentences();
  const counters = countersNow(useSeen());
  const { mission } = useWords();
  if (counters.length === 0) return null;
  return (
    <ul className="course-counters" aria-label={say('trace.counters')}>
      {counters.map(({ counter, value }) => (
        <li key={counter} data-counter={counter}>
          {printedName(counter, mission.mission.counters, mission)} <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
