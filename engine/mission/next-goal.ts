import type { GoalNode } from './goals';

/**
 * The goal that counts next, by its number: the first that is not reached, in the order of the mission. What players judge
 * themselves comes last, because nothing tells when they have.
 */
export function nextGoal(
  goals: readonly GoalNode[],
  isReached: (goal: number) => boolean,
): number | undefined {
  const inWords: number[] = [];
  const find = (number: number): number | undefined => {
    const goal = goals[number];
    if (!goal || isReached(number)) return undefined;
    if (goal.what === 'reach') return number;
    if (goal.what === 'text') {
      inWords.push(number);
      return undefined;
    }
    for (const part of goal.parts) {
      const found = find(part);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(0) ?? inWords[0];
}
