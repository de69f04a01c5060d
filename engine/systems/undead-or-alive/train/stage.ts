import type { Fates } from '../../../board/fates';
import type { TrainMove } from './line';

/** The way of a train: for each configuration of the board what is there, and what the next step does to it. */
export type TrainCourse = readonly TrainStage[];

export interface TrainStage {
  /** What the next step is; nothing after the last. */
  readonly next: TrainMove | undefined;
  /** The faces of its line, from the rear to the front. */
  readonly line: readonly string[];
  /** What the next step does to every zone. */
  readonly fates: Fates;
  /** Where the noise of the locomotive is; none while it is not on the board. */
  readonly cab: number;
  readonly startingSpawnZone: number;
  readonly exitZones: readonly number[];
  readonly clockwise: readonly number[];
}
