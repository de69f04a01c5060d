import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';
import type { ChangeCause } from '../board/stage';

export type BoardEvent =
  /** A tile, by its placement, and the face that will be up. */
  | (GameEvent<'flipped'> & { tile: string; face: string })
  /** The board with this number lies on the table from now on; what stood on the tile has been moved. */
  | (GameEvent<'turned'> & { tile: string; face: string; board: number })
  /** Out of the way of a train, or off a tile that is turned over. */
  | (GameEvent<'stepped-aside'> & { by: ChangeCause; survivor: string; from: string; to: string })
  /** Off the board aboard a train, safe and for good. */
  | (GameEvent<'left-by-train'> & { survivor: string; zone: string })
  /** Something that lay in the way, or was aboard when it left. */
  | (GameEvent<'run-over'> & { by: ChangeCause; what: RunOver; piece?: string; zone: string });

export type RunOver = 'objective' | 'machine' | 'spawn-token' | 'vade-retro' | 'exit';

export const boardEvents: TraitsOf<BoardEvent> = {
  flipped: { weight: 'grave', groups: ['mission'] },
  turned: { weight: 'notable', groups: ['mission'] },
  'stepped-aside': { weight: 'notable' },
  'left-by-train': { weight: 'notable' },
  'run-over': { weight: 'notable', groups: ['fights', 'zombies'] },
};
