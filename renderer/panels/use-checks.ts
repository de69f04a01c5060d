import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { laidOut } from '../document/laid-out';
import { idle } from '../files/idle-queue';
import { useSentences, useSessionState } from '../session/session-context';
import { useFile } from '../session/tab-context';
import type { Check } from './check';
import { checksOf, countChecks } from './checks';
import { useSettledMission } from './settled';

function useWhatIsChecked() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const leftOut = useFile((file) => file.leftOut);
  const warnings = useFile((file) => file.warnings);
  const mission = useSettledMission();
  return { say, language, leftOut, warnings, mission };
}

export function useChecks(): readonly Check[] {
  const { say, language, leftOut, warnings, mission: settled } = useWhatIsChecked();
  // To judge a large mission takes a moment, which nobody waits for who is drawing.
  const mission = useDeferredValue(settled);
  return useMemo(
    () => checksOf(laidOut(mission), { leftOut, warnings }, language, say),
    [mission, leftOut, warnings, language, say],
  );
}

/** How long the hand has to rest before the whole mission is looked through. */
const REST = 400;

/** How many there are, for where they are not read; nothing before anybody has looked. */
export function useCheckCounts(): ReturnType<typeof countChecks> | undefined {
  const { say, language, leftOut, warnings, mission } = useWhatIsChecked();
  const [counts, setCounts] = useState<ReturnType<typeof countChecks>>();
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      void idle().then(() => {
        if (!isOver) setCounts(countChecks(checksOf(laidOut(mission), { leftOut, warnings }, language, say)));
      });
    }, REST);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [say, language, leftOut, warnings, mission]);
  return counts;
}
