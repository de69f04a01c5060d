import type { GameEvent } from '../../../game/events';
import type { TrainMove } from './line';

export type TrainEvent =
  /** A step of the train; the faces of its line then, from the rear to the front. */
  | (GameEvent<'train'> & { step: TrainMove; line: readonly string[] })
  /** Out of its way. */
  | (GameEvent<'stepped-aside'> & { survivor: string; from: string; to: string })
  /** Off the board, safe and for good. */
  | (GameEvent<'left-by-train'> & { survivor: string; zone: string })
  /** Something that lay in its way, or was aboard when it left. */
  | (GameEvent<'run-over'> & { what: RunOver; piece?: string; zone: string });

export type RunOver = 'objective' | 'machine' | 'spawn-token' | 'vade-retro' | 'exit';
