import { useEffect, useState } from 'react';
import { laidOut } from '../document/laid-out';
import { idle } from '../files/idle-queue';
import { useSentences, useSessionState } from '../session/session-context';
import { useFile } from '../session/tab-context';
import type { Check } from './check';
import { checksOf, countChecks, knownChecks } from './checks';
import { useSettledMission } from './settled';

/** How long the hand has to rest before the whole mission is looked through. */
const REST = 400;

/**
 * What was found when the mission was looked through last; nothing before anybody has. To judge a mission is to set a
 * game of it up, which takes a moment that nobody waits for who is drawing.
 */
export function useChecks(): readonly Check[] | undefined {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const leftOut = useFile((file) => file.leftOut);
  const warnings = useFile((file) => file.warnings);
  const mission = useSettledMission();
  const known = knownChecks(mission, { leftOut, warnings }, language);
  const [last, setLast] = useState(known);
  useEffect(() => {
    let isOver = false;
    const look = () => {
      if (!isOver) setLast(checksOf(laidOut(mission), { leftOut, warnings }, language, say));
    };
    const timer = setTimeout(() => void idle().then(look), REST);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [say, language, leftOut, warnings, mission]);
  return known ?? last;
}

/** How many there are, for where they are not read. */
export function useCheckCounts(): ReturnType<typeof countChecks> | undefined {
  const checks = useChecks();
  return checks && countChecks(checks);
}
