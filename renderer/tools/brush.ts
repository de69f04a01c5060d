import type { Rotation } from '../../engine';
import type { Piece } from '../document/commands/pieces';
import type { LaidTile } from '../document/commands/tiles';

/** What is taken from the palette, and not yet on the board. */
export type Brush =
  | {
      readonly kind: 'tiles';
      /** One tile, or several that come together; the whole lies around its own zero. */
      readonly tiles: readonly LaidTile[];
      readonly rotation: Rotation;
      /** The tiles are a train, the locomotive first. */
      readonly isTrain?: true;
    }
  | { readonly kind: 'piece'; readonly piece: Piece };
