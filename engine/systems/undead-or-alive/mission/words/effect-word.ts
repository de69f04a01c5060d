import type { EffectsOf } from '../../../../../schemas';
import type { UoaGame } from '../../game';
import type { AtHand } from './at-hand';

type Effect = EffectsOf<'undead-or-alive'>;
export type EffectName = Effect['effect'];

/** All that the rules know of one thing that a rule of a mission does. */
export interface EffectWord<Name extends EffectName> {
  /** Does it; where it is absent the set-up has seen to it. */
  apply?(game: UoaGame, effect: Extract<Effect, { effect: Name }>, at: AtHand): void;
  /** Whether nothing can come of it any more; a rule that has only such effects is told to nobody. */
  isIdle?(game: UoaGame, effect: Extract<Effect, { effect: Name }>): boolean;
}

/** As it is found under its name. */
export interface AnyEffectWord {
  apply?(game: UoaGame, effect: never, at: AtHand): void;
  isIdle?(game: UoaGame, effect: never): boolean;
}
