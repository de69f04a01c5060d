import type { GameEvent } from '../../../game/events';
import type { TrainMove } from './line';

/** A step of the train; the faces of its line then, from the rear to the front. */
export type TrainEvent = GameEvent<'train'> & { step: TrainMove; line: readonly string[] };
