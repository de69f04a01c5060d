import { useMemo } from 'react';
import { tracesNow } from '../../game/rule-traces';
import { useSeen, useWords } from '../../session/game-context';
import { CounterChips } from './counter-chips';
import { RuleRow } from './rule-row';

interface RulesListProps {
  /** Those that do something just now. */
  readonly firing: ReadonlySet<string>;
  /** The one that somebody wants to know about. */
  readonly asked: string | undefined;
}

/** Every rule of the mission in the words in which it is printed, and how it stands. */
export function RulesList({ firing, asked }: RulesListProps) {
  const seen = useSeen();
  const words = useWords();
  const traces = useMemo(() => tracesNow(seen), [seen]);
  return (
    <>
      <CounterChips />
      <ul>
        {traces.map((trace) => {
          const rule = words.mission.rules.find(({ id }) => id === trace.rule);
          return rule ? (
            <RuleRow
              // Whoever asks for another finds that one unfolded.
              key={`${trace.rule} ${trace.rule === asked}`}
              rule={rule}
              trace={trace}
              isFiring={firing.has(trace.rule)}
              isAsked={trace.rule === asked}
            />
          ) : null;
        })}
      </ul>
    </>
  );
}
