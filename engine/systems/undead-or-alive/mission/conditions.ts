import type { Condition } from '../../../../schemas';
import { type Count, every, opposite, some, type Verdict } from '../../../mission/verdict';
import type { UoaGame } from '../game';
import { type AtHand, NOBODY } from './at-hand';
import { said } from './words/conditions';

/** Whether something is so; what is said of the survivor at hand is said of whoever and whatever this is. */
export function judge(game: UoaGame, condition: Condition, at: AtHand = NOBODY): Verdict {
  if ('all' in condition) return every(condition.all, (part) => judge(game, part, at));
  if ('any' in condition) return some(condition.any, (part) => judge(game, part, at));
  if ('not' in condition) return opposite(judge(game, condition.not, at));
  const { word, asked } = said(condition);
  return word.judge(game, asked, at);
}

export function isSo(game: UoaGame, condition: Condition | undefined, at: AtHand = NOBODY): boolean {
  return condition === undefined || judge(game, condition, at) === 'met';
}

/** How many there are of what a condition counts; nothing where it counts nothing that comes one by one. */
export function howFar(game: UoaGame, condition: Condition): Count | undefined {
  if ('all' in condition || 'any' in condition || 'not' in condition) return undefined;
  const { word, asked } = said(condition);
  return word.count?.(game, asked);
}
