import { useEffect, useState } from 'react';
import type { Findings } from '../checks/check';
import { type CheckCounts, countChecks } from '../checks/checks';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { useFile } from '../session/tab-context';
import { knownFindings, lookThrough } from './looked-through';
import { useWholeMission } from './settled';

/** How long nothing may change before the whole mission is looked through. */
const REST = 400;

/** What is over sooner than that is not worth a word. */
const NOTICED = 300;

interface Checked {
  /** What was found when the mission was looked through last; nothing before anybody has. */
  readonly checks: Findings['checks'] | undefined;
  readonly train: Findings['train'];
  /** The mission is being looked through, and has been for a while. */
  readonly isLooking: boolean;
}

/** To judge a mission is to set a game of it up, which takes a moment that nobody waits for who is drawing. */
export function useChecks(rest = REST): Checked {
  const say = useSentences();
  const { backRoom } = useSession();
  const language = useSessionState((state) => state.language);
  const zoneCodes = useSessionState(({ settings }) => settings.zoneCodes);
  const leftOut = useFile((file) => file.leftOut);
  const warnings = useFile((file) => file.warnings);
  const mission = useWholeMission();
  const known = knownFindings({ mission, leftOut, warnings, language, zoneCodes });
  const [last, setLast] = useState(known);
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    const toCheck = { mission, leftOut, warnings, language, zoneCodes };
    let noticed: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      noticed = setTimeout(() => setLooking(true), NOTICED);
      const found = knownFindings(toCheck) ?? (await lookThrough(toCheck, backRoom, say, leave.signal));
      if (found === undefined) return;
      clearTimeout(noticed);
      setLooking(false);
      setLast(found);
    };
    const timer = setTimeout(() => void look(), rest);
    return () => {
      leave.abort();
      clearTimeout(timer);
      clearTimeout(noticed);
    };
  }, [backRoom, say, language, zoneCodes, leftOut, warnings, mission, rest]);
  const { checks, train } = known ?? last ?? {};
  return { checks, train, isLooking: isLooking && known === undefined };
}

/** How many there are, for where they are not read. */
export function useCheckCounts(): CheckCounts | undefined {
  const { checks } = useChecks();
  return checks && countChecks(checks);
}
