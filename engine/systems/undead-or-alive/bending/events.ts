import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';
import type { BendArguments, BendWord } from './words';

/** Somebody has changed something by hand; what comes of it by the rules is told by other events. */
export type BendEvent = {
  [Word in BendWord]: GameEvent<'bent'> & { bend: Word } & BendArguments[Word];
}[BendWord];

export const bendEvents: TraitsOf<BendEvent> = {
  bent: { weight: 'notable', groups: ['bent'] },
};
