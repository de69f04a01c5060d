import { useEffect, useMemo, useState } from 'react';
import { Hearing } from '../../game/hearing';
import { GameLog } from '../../game/log';
import type { Sitting } from '../../game/sitting';
import { useMoment, useSitting, useSittingState, useWords } from '../../session/game-context';
import './spoken-log.css';

interface Line {
  readonly number: number;
  readonly sentence: string;
}

/** Older ones have been heard. */
const KEPT = 60;

/** Whoever comes back to a table is not told everything again. */
const hearings = new WeakMap<Sitting, Hearing>();

/**
 * The log for those who hear it: lines are added below one another, so that none takes the word from another. It stands there
 * from the start, as nothing is heard of what comes with its region.
 */
export function SpokenLog() {
  const sitting = useSitting();
  const [moment, words] = [useMoment(), useWords()];
  const taken = useSittingState((state) => state.taken);
  const watching = useSittingState((state) => state.watching);
  const isReading = useSittingState(({ reading }) => reading !== undefined);
  const log = useMemo(() => new GameLog(words), [words]);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    const hearing = hearings.get(sitting) ?? new Hearing();
    hearings.set(sitting, hearing);
    const next = hearing.next({ at: moment, taken, watching, isReading }, (to) => log.to(to));
    if (next.length === 0) return;
    setLines((before) => {
      const from = (before.at(-1)?.number ?? 0) + 1;
      const added = next.map((sentence, place) => ({ number: from + place, sentence }));
      return [...before, ...added].slice(-Math.max(KEPT, added.length));
    });
  }, [sitting, moment, taken, watching, isReading, log]);
  return (
    <div
      className="log-spoken"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={words.say('play.log.spoken')}
    >
      {lines.map(({ number, sentence }) => (
        <p key={number}>{sentence}</p>
      ))}
    </div>
  );
}
