import type { GoalSummary } from '../../engine';
import { goalsNow } from './goals';
import type { Moment } from './moment';

/** So much of all that was to be done. */
const NEARLY = 0.75;

/** Whether a game was won, or nearly: only then it says how long a mission takes. */
export function isNearlyWon({ seen }: Moment): boolean {
  if (!seen.outcome) return false;
  if (seen.outcome.won) return true;
  const goals = goalsNow(seen);
  // What is made of others is as far as these are.
  const single = goals.filter((goal, place) => !goal.inWords && (goals[place + 1]?.depth ?? 0) <= goal.depth);
  if (single.length === 0) return false;
  return single.reduce((sum, goal) => sum + partOf(goal), 0) / single.length >= NEARLY;
}

function partOf({ reached, howFar }: GoalSummary): number {
  if (reached) return 1;
  return howFar && howFar.wanted > 0 ? howFar.there / howFar.wanted : 0;
}
