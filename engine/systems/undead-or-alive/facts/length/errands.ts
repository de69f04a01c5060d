import type { Condition } from '../../../../../schemas';
import { said } from '../../mission/words/conditions';
import type { Survey } from '../../survey/survey';
import { NO_WORK, together, type Work } from '../../survey/work';

/** The work of a mission, one part after the other; within a part the order is free. */
export function workOf(survey: Survey): Work[] {
  return partsOf(survey, 0).filter(
    ({ errands, hidden, cards, gathering, notBefore }) =>
      errands.length + hidden.size + cards.length + notBefore > 0 || gathering,
  );
}

function partsOf(survey: Survey, number: number): Work[] {
  const goal = survey.program.goals[number];
  if (!goal) return [];
  if (goal.condition) return [conditionWork(survey, goal.condition)];
  const parts = goal.parts.map((part) => partsOf(survey, part));
  if (goal.what === 'in-order') return parts.flat();
  // What goes side by side begins side by side.
  const longest = Math.max(0, ...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => together(parts.flatMap((part) => part[at] ?? [])));
}

function conditionWork(survey: Survey, condition: Condition): Work {
  if ('all' in condition) return together(condition.all.map((part) => conditionWork(survey, part)));
  if ('any' in condition) return easiest(condition.any.map((part) => conditionWork(survey, part)));
  if ('not' in condition) return contraryWork(survey, condition.not);
  const { word, asked } = said(condition);
  // Zombies and leaders come by what else is done.
  return word.work?.(survey, asked) ?? NO_WORK;
}

function easiest(choices: readonly Work[]): Work {
  const [first = NO_WORK, ...others] = choices;
  return others.reduce((best, each) => (each.errands.length < best.errands.length ? each : best), first);
}

function contraryWork(survey: Survey, condition: Condition): Work {
  if ('all' in condition || 'any' in condition || 'not' in condition) return NO_WORK;
  const { word, asked } = said(condition);
  return word.workToEnd?.(survey, asked) ?? NO_WORK;
}
