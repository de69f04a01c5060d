import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';
import type { Side, TrainMove } from '../board/line';

/** A step of the train, and where it drives; the faces of its line then, from the rear to the front. */
export type TrainEvent = GameEvent<'train'> & { step: TrainMove; toward: Side; line: readonly string[] };

export const trainEvents: TraitsOf<TrainEvent> = {
  train: { weight: 'notable', groups: ['mission'], isWatched: true },
};
