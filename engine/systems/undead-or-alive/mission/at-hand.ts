import { isInPlay, placeOf } from '../../../family/zombicide/actors';
import type { UoaGame } from '../game';
import { NONE } from '../state';

/** Whom and what a rule is about at the moment: who did something, to what, and where. */
export interface AtHand {
  readonly survivor: number;
  /** The number of a spawn token, where the rule is about one, or of whatever else was done something to. */
  readonly thing: number;
  /** What is meant by here. */
  readonly zone: number;
}

/** What goals, and rules about nobody, are judged by. */
export const NOBODY: AtHand = { survivor: NONE, thing: NONE, zone: NONE };

/** Somebody where they stand. */
export function at(game: UoaGame, survivor: number): AtHand {
  if (survivor === NONE) return NOBODY;
  return { survivor, thing: NONE, zone: isInPlay(game, survivor) ? placeOf(game, survivor) : NONE };
}

/** Whose turn it is, unless they have just left. */
export function doerNow(game: UoaGame): number {
  const { active } = game.state;
  return active !== NONE && isInPlay(game, active) ? active : NONE;
}

/** Whether the survivor is still somewhere where something can happen to them. */
export function isThere(game: UoaGame, { survivor }: Pick<AtHand, 'survivor'>): boolean {
  return survivor !== NONE && isInPlay(game, survivor);
}

/** What stands among the numbers of whatever is under way. */
export function atHand({ doer, thing, zone }: Readonly<Record<'doer' | 'thing' | 'zone', number>>): AtHand {
  return { survivor: doer, thing, zone };
}

/** What an effect is about where it does not say so itself. */
export interface Occasion extends AtHand {
  /** The number of the rule. */
  readonly rule: number;
  /** The printed rules behind it. */
  readonly rules: readonly string[];
  /** Whether it is what an objective is good for. */
  readonly isReward: boolean;
  /** The zones where it happens, where it says so. */
  readonly zones: readonly number[];
}
