import type { Fates } from '../../../board/fates';
import type { Side, TrainMove } from './line';

/** Another stage takes the place of one, by its number. */
export interface Change {
  readonly to: number;
  readonly fates: Fates;
}

/** The step that a train takes next. */
export interface TrainChange extends Change {
  readonly move: TrainMove;
  /** The side of the board that it drives to. */
  readonly toward: Side;
}

/** What moves the tiles: the train that drives, or a rule that turns one over. */
export type ChangeCause = 'train' | 'tile';

/** How things stand on the board between two of its changes, and which changes there can be. */
export interface BoardStage {
  /** The number of its board among those that have been laid. */
  readonly board: number;
  /** The faces of the train's line, from the rear to the front. */
  readonly line: readonly string[];
  /** Where the noise of the locomotive is; none while it is not on the board. */
  readonly cab: number;
  readonly startingSpawnZone: number;
  readonly exitZones: readonly number[];
  readonly startZones: readonly number[];
  /** For each zone its place round the board, clockwise from the Starting Spawn Zone; ties share a number. */
  readonly clockwise: readonly number[];
  /** The zones of each area, in its order. */
  readonly areas: readonly (readonly number[])[];
  /** The gates that are closed. */
  readonly closed: readonly number[];
  /** Nothing after the last step. */
  readonly train: TrainChange | undefined;
  /** What turning over each tile does; nothing for those that have been. */
  readonly flips: readonly (Change | undefined)[];
  /** The stage that opening or closing each gate leads to. Everybody stays where they are. */
  readonly gates: readonly (number | undefined)[];
}

/** A tile that rules can turn over, and what is on its back. */
export interface TwoSidedTile {
  readonly placement: string;
  readonly face: string;
}
