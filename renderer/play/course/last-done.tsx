import { useMemo } from 'react';
import { GameLog } from '../../game/log';
import { lastApplied } from '../../game/rule-traces';
import { useMoment, useSitting, useSittingState, useWords } from '../../session/game-context';
import { useSentences } from '../../session/session-context';

/** What a rule did when it was applied last, in the words of the log, and the way to that moment. */
export function LastDone({ rule }: { rule: string }) {
  const say = useSentences();
  const words = useWords();
  const at = useMoment();
  const { goTo, trace } = useSitting();
  const watching = useSittingState((state) => state.watching);
  const log = useMemo(() => new GameLog(words), [words]);
  const last = useMemo(() => lastApplied(rule, at, { watching }), [rule, at, watching]);
  const lines = useMemo(() => {
    if (!last) return [];
    const { moment, span } = last;
    const told = log.to(moment).find((one) => one.moment === moment)?.entries ?? [];
    const lines = told.filter(({ place }) => span.from <= place && place < span.to);
    // That the rule applied is said above.
    const done = lines.filter(({ place }) => place > span.from);
    return done.length > 0 ? done : lines;
  }, [last, log]);
  if (!last) return null;
  const { moment } = last;
  return (
    <div role="group" className="rule-last" aria-label={say('trace.last')}>
      <p className="rule-key" aria-hidden="true">
        {say('trace.last')}
      </p>
      <ul>
        {lines.map(({ place, sentence }) => (
          <li key={place}>{sentence}</li>
        ))}
      </ul>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          trace(undefined);
          goTo(moment);
        }}
      >
        {say('trace.show-in-log')}
      </button>
    </div>
  );
}
