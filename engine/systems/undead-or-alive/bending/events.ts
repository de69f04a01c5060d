import type { GameEvent } from '../../../game/events';
import type { BendArguments, BendWord } from './words';

/** Somebody has changed something by hand; what comes of it by the rules is told by other events. */
export type BendEvent = {
  [Word in BendWord]: GameEvent<'bent'> & { bend: Word } & BendArguments[Word];
}[BendWord];
