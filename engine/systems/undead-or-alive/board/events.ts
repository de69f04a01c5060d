import type { GameEvent } from '../../../game/events';
import type { ChangeCause } from './stage';

export type BoardEvent =
  /** A tile, by its placement, and the face that is up now. */
  | (GameEvent<'flipped'> & { tile: string; face: string })
  /** Out of the way of a train, or off a tile that is turned over. */
  | (GameEvent<'stepped-aside'> & { by: ChangeCause; survivor: string; from: string; to: string })
  /** Off the board aboard a train, safe and for good. */
  | (GameEvent<'left-by-train'> & { survivor: string; zone: string })
  /** Something that lay in the way, or was aboard when it left. */
  | (GameEvent<'run-over'> & { by: ChangeCause; what: RunOver; piece?: string; zone: string });

export type RunOver = 'objective' | 'machine' | 'spawn-token' | 'vade-retro' | 'exit';
