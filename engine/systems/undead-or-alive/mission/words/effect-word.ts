import type { EffectsOf } from '../../../../../schemas';
import type { UoaGame } from '../../game';
import type { Occasion } from '../at-hand';

type Effect = EffectsOf<'undead-or-alive'>;
export type EffectName = Effect['effect'];
type Said<Name extends EffectName> = Extract<Effect, { effect: Name }>;

/** All that the rules know of one thing that a rule of a mission does. */
export interface EffectWord<Name extends EffectName> {
  /** Does it, for each of those whom it is for; where it is absent the set-up has seen to it. */
  apply?(game: UoaGame, effect: Said<Name>, at: Occasion): void;
  /** Does it in one zone after the other. What comes of one is over before the next is looked at. */
  inZone?(game: UoaGame, effect: Said<Name>, zone: number, at: Occasion): void;
  /** Whether nothing can come of it any more; a rule that has only such effects is told to nobody. */
  isIdle?(game: UoaGame, effect: Said<Name>): boolean;
}

/** As it is found under its name. */
export interface AnyEffectWord {
  apply?(game: UoaGame, effect: never, at: Occasion): void;
  inZone?(game: UoaGame, effect: never, zone: number, at: Occasion): void;
  isIdle?(game: UoaGame, effect: never): boolean;
}
