import type { Condition } from '../../../../schemas';
import type { GoalNode } from '../../../mission/goals';
import { said } from '../mission/words/conditions';
import type { MissionProgram } from '../mission-program';
import { refuse } from '../problems';

type Mistake = ReturnType<typeof refuse>;

/** A goal that nobody can reach with what is on the table. */
export function goalOutOfReach(program: MissionProgram): Mistake | undefined {
  for (const goal of program.goals) {
    const mistake = goal.condition && outOfReach(goal, goal.condition, program);
    if (mistake) return mistake;
  }
  return undefined;
}

function outOfReach(goal: GoalNode, condition: Condition, program: MissionProgram): Mistake | undefined {
  if ('all' in condition) {
    return condition.all.map((part) => outOfReach(goal, part, program)).find((mistake) => mistake);
  }
  if ('any' in condition) {
    const mistakes = condition.any.map((part) => outOfReach(goal, part, program));
    return mistakes.every((mistake) => mistake) ? mistakes[0] : undefined;
  }
  // What is to be otherwise can be so from the beginning.
  if ('not' in condition) return undefined;
  const { word, asked } = said(condition);
  const lack = word.lack?.(program, asked, goal.id);
  if (lack) return lack;
  const [there, count] = word.supply?.(program, asked) ?? [1];
  const wanted = typeof count === 'number' ? count : 1;
  return there < wanted ? refuse('goal-out-of-reach', { goal: goal.id }) : undefined;
}
