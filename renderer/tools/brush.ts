import type { Rotation, UnplacedToken } from '../../engine';
import type { LaidTile, Making } from '../document/commands/tiles';

/** What is taken from the palette, and not yet on the board. */
export type Brush =
  | {
      readonly kind: 'tiles';
      /** One tile, or several that come together; the whole lies around its own zero. */
      readonly tiles: readonly LaidTile[];
      readonly rotation: Rotation;
      /** What the tiles are together, the first of them in front. */
      readonly makes?: Making;
    }
  | { readonly kind: 'piece'; readonly piece: UnplacedToken };
