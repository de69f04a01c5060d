import { rimShapes } from '../../drawing/board/rims';
import { tilePrints } from '../../drawing/board/tiles';
import { boundsOf } from '../../drawing/bounds';
import { type Box, common } from '../../drawing/box';
import type { Shape } from '../../drawing/scene';
import { type Print, printed, reachOf } from '../../drawing/stamp';
import type { Language } from '../../languages';
import type { TileGroup } from './wanted';

/** How far the ink of an edge reaches beyond the tile. */
export const RIM = 0.8;

/** What tiles look like where they lie, of which pages take what they show. */
export class TileShapes {
  private readonly prints: readonly Print[];
  private readonly laid = new Map<Print, readonly Shape[]>();
  private readonly rims: readonly Shape[];

  constructor({ tiles }: TileGroup, language: Language) {
    this.prints = tilePrints(tiles, language);
    // One by one, or every page would carry the edges of all tiles.
    this.rims = rimShapes(tiles).flatMap((rim) =>
      rim.kind === 'path' ? rim.outlines.map((outline): Shape => ({ ...rim, outlines: [outline] })) : [rim],
    );
  }

  /** Everything of which something can be within a box of the board. */
  within(shown: Box): Shape[] {
    const meets = (shape: Shape): boolean => common(boundsOf(shape), shown) !== undefined;
    const near = this.prints.filter((print) => common(reachOf(print), shown));
    return [...near.flatMap((print) => this.shapesOf(print)), ...this.rims].filter(meets);
  }

  private shapesOf(print: Print): readonly Shape[] {
    const known = this.laid.get(print) ?? printed(print);
    this.laid.set(print, known);
    return known;
  }
}
