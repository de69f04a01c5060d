import type { Condition, PriceRule, Restriction } from '../../../../../schemas';
import { isInPlay } from '../../../../family/zombicide/actors';
import type { UoaGame } from '../../game';

// How much there is left to do, in actions, roughly: good enough to say which of two positions is nearer to a win.

/** How the parts of the work are reckoned; each part is given it, so that it can ask for others. */
export interface Reckoning {
  readonly game: UoaGame;
  /** Those who can still do something. */
  readonly survivors: readonly number[];
  /** Until it is so. */
  readonly toMeet: (condition: Condition, survivor?: number) => number;
  /** Until it is no longer so. */
  readonly toEnd: (condition: Condition) => number;
  /** Until a rule of the mission applies, by its number. */
  readonly toApply: (rule: number) => number;
  /** Until what is forbidden now is allowed to a survivor. */
  readonly toLift: <R extends Restriction>(
    restrictions: readonly R[],
    isMeant: (restriction: R) => boolean,
    survivor: number,
  ) => number;
  /** Until a survivor can pay for something, such as rallying a companion. */
  readonly toPayFor: (purpose: PriceRule['for'], survivor: number, thing?: number) => number;
  /** Whether Holy Water may move a spawn token. */
  readonly mayBeMoved: (token: number) => boolean;
}

/** Whatever has to be done takes an action, and counts for more than being close to it. */
export const TASK = 5;
/** Where no way leads for now. */
export const FAR = 20;
/** What nobody knows how to bring about. */
export const UNKNOWN = 30;

export function survivorsInPlay(game: UoaGame): number[] {
  const found: number[] = [];
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isInPlay(game, survivor)) found.push(survivor);
  }
  return found;
}

export function stepsBetween({ game }: Reckoning, from: number, to: number): number {
  if (from < 0 || to < 0) return FAR;
  const steps = game.board.distance(from, to);
  return steps < 0 ? FAR : steps;
}

export function stepsToNearest(reckoning: Reckoning, from: number, zones: readonly number[]): number {
  let least = FAR;
  for (const zone of zones) least = Math.min(least, stepsBetween(reckoning, from, zone));
  return least;
}

/** For whoever has the least to do for it. */
export function leastOf(survivors: readonly number[], work: (survivor: number) => number): number {
  let least = UNKNOWN + FAR;
  for (const survivor of survivors) least = Math.min(least, work(survivor));
  return least;
}

/** So many of several, those that cost least. */
export function cheapest(costs: readonly number[], wanted: number): number {
  const sorted = [...costs].sort((one, other) => one - other);
  let sum = 0;
  for (let index = 0; index < wanted; index++) sum += sorted[index] ?? UNKNOWN;
  return sum;
}
