import type { Condition } from '../../../../schemas';
import { type Count, every, opposite, some, type Verdict } from '../../../mission/verdict';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { said } from './words/conditions';

/** Whether something is so; what is said of the survivor at hand is said of this one. */
export function judge(game: UoaGame, condition: Condition, survivor: number = NONE): Verdict {
  if ('all' in condition) return every(condition.all, (part) => judge(game, part, survivor));
  if ('any' in condition) return some(condition.any, (part) => judge(game, part, survivor));
  if ('not' in condition) return opposite(judge(game, condition.not, survivor));
  const { word, asked } = said(condition);
  return word.judge(game, asked, survivor);
}

export function isSo(game: UoaGame, condition: Condition | undefined, survivor: number = NONE): boolean {
  return condition === undefined || judge(game, condition, survivor) === 'met';
}

/** How many there are of what a condition counts; nothing where it counts nothing that comes one by one. */
export function howFar(game: UoaGame, condition: Condition): Count | undefined {
  if ('all' in condition || 'any' in condition || 'not' in condition) return undefined;
  const { word, asked } = said(condition);
  return word.count?.(game, asked);
}
