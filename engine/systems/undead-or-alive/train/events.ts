import type { GameEvent } from '../../../game/events';
import type { Side, TrainMove } from './line';

/** A step of the train, and where it drives; the faces of its line then, from the rear to the front. */
export type TrainEvent = GameEvent<'train'> & { step: TrainMove; toward: Side; line: readonly string[] };
