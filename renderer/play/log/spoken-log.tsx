import { useEffect, useMemo, useState } from 'react';
import { type Heard, hear, nothingHeard } from '../../game/hearing';
import { GameLog } from '../../game/log';
import type { Sitting } from '../../game/sitting';
import { useMoment, useSitting, useSittingState, useWords } from '../../session/game-context';
import './spoken-log.css';

/** Whoever comes back to a table is not told everything again. */
const heardBefore = new WeakMap<Sitting, Heard>();

/**
 * The log for those who hear it: lines are added below one another, so that none takes the word from another, and before what
 * is asked then. It stands there from the start, as nothing is heard of what comes with its region.
 */
export function SpokenLog() {
  const sitting = useSitting();
  const [at, words] = [useMoment(), useWords()];
  const taken = useSittingState((state) => state.taken);
  const watching = useSittingState((state) => state.watching);
  const isReading = useSittingState(({ reading }) => reading !== undefined);
  const log = useMemo(() => new GameLog(words), [words]);
  const [heard, setHeard] = useState<Heard>(() => ({
    ...(heardBefore.get(sitting) ?? nothingHeard),
    told: [],
  }));
  const next = useMemo(
    () => hear(heard, { at, taken, watching, isReading }, (to) => log.to(to)),
    [heard, at, taken, watching, isReading, log],
  );
  if (next !== heard) setHeard(next);
  useEffect(() => void heardBefore.set(sitting, heard), [sitting, heard]);
  return (
    <div
      className="log-spoken"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={words.say('play.log.spoken')}
    >
      {next.told.map((sentence, place) => (
        <p key={next.before + place}>{sentence}</p>
      ))}
    </div>
  );
}
