import type { Condition } from '../../../../../schemas';
import type { UoaGame } from '../../game';
import { NONE } from '../../state';
import { at } from '../at-hand';
import { isSo } from '../conditions';
import { mayBeMovedByHolyWater } from '../restrictions';
import { said } from '../words/conditions';
import { toLift } from './lifting';
import { toPayFor } from './paying';
import { type Reckoning, survivorsInPlay, UNKNOWN } from './reckoning';
import { toApplyRule } from './rules';
import { toAvert } from './threats';

/** As long as something else comes first, people hardly turn to what comes later: it is all still to do. */
const [ALL_OF_IT, LATER] = [200, 0.1] as const;
/** Each goal that is not reached. */
const A_GOAL = 10;
/** Rules and conditions that ask for each other further than this are not followed. */
const DEEPEST = 5;

/** How much is left to do until the mission is won, in actions, roughly. */
export function workLeft(game: UoaGame): number {
  const reckoning = reckoningFor(game);
  return goalWork(game, reckoning, 0) + toAvert(reckoning);
}

function goalWork(game: UoaGame, reckoning: Reckoning, number: number): number {
  const goal = game.table.mission.goals[number];
  if (!goal || goal.what === 'text' || game.state.goalReached.at(number) === 1) return 0;
  if (goal.condition) return A_GOAL + reckoning.toMeet(goal.condition);
  const parts = goal.parts.map((part) => goalWork(game, reckoning, part)).filter((work) => work > 0);
  if (goal.what === 'any-order') return A_GOAL + sum(parts);
  return A_GOAL + sum(parts.map((work, index) => (index === 0 ? work : ALL_OF_IT + LATER * work)));
}

function reckoningFor(game: UoaGame): Reckoning {
  let depth = 0;
  const deeper = (work: () => number): number => {
    if (depth >= DEEPEST) return UNKNOWN;
    depth += 1;
    const result = work();
    depth -= 1;
    return result;
  };
  // Many things hang on the same condition: what it takes is worked out once for each survivor.
  const meeting = new Map<Condition, Map<number, number>>();
  const ending = new Map<Condition, number>();
  const reckoning: Reckoning = {
    game,
    survivors: survivorsInPlay(game),
    toMeet(condition, survivor = NONE) {
      const known = remembered(meeting, condition, () => new Map<number, number>());
      return remembered(known, survivor, () =>
        isSo(game, condition, at(game, survivor)) ? 0 : deeper(() => toMeet(reckoning, condition, survivor)),
      );
    },
    toEnd: (condition) =>
      remembered(ending, condition, () =>
        isSo(game, condition) ? deeper(() => toEnd(reckoning, condition)) : 0,
      ),
    toApply: (rule) => deeper(() => toApplyRule(reckoning, rule)),
    toLift: (restrictions, isMeant, survivor) => toLift(reckoning, restrictions, isMeant, survivor),
    toPayFor: (purpose, survivor, thing) => toPayFor(reckoning, purpose, survivor, thing),
    mayBeMoved: (token) => mayBeMovedByHolyWater(game, token),
  };
  return reckoning;
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = find()));
  return value;
}

function toMeet(reckoning: Reckoning, condition: Condition, survivor: number): number {
  if ('all' in condition) return sum(condition.all.map((part) => reckoning.toMeet(part, survivor)));
  if ('any' in condition) return Math.min(...condition.any.map((part) => reckoning.toMeet(part, survivor)));
  if ('not' in condition) return reckoning.toEnd(condition.not);
  const { word, asked } = said(condition);
  return word.toMeet(reckoning, asked, survivor);
}

function toEnd(reckoning: Reckoning, condition: Condition): number {
  if ('all' in condition) return Math.min(...condition.all.map(reckoning.toEnd));
  if ('any' in condition) return sum(condition.any.map(reckoning.toEnd));
  if ('not' in condition) return reckoning.toMeet(condition.not);
  const { word, asked } = said(condition);
  return word.toEnd?.(reckoning, asked) ?? UNKNOWN;
}

function sum(parts: readonly number[]): number {
  return parts.reduce((whole, part) => whole + part, 0);
}
