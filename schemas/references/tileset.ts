import type { Tileset } from '../generated/types';
import { type Problem, problem } from '../problem';
import { duplicateIds } from './ids';
import { tileReferences } from './tile';

/** What a schema cannot say about a tile set. */
export function tilesetReferences({ tiles, faces }: Tileset): Problem[] {
  const known = new Set(faces.map(({ id }) => id));
  return [
    ...duplicateIds(tiles, '/tiles'),
    ...duplicateIds(faces, '/faces'),
    ...faces.flatMap((face, index) => tileReferences(face, `/faces/${index}`)),
    ...tiles.flatMap((tile, index) =>
      tile.faces.flatMap((face, side) =>
        known.has(face) ? [] : [problem('unknown-face', `/tiles/${index}/faces/${side}`, { face })],
      ),
    ),
  ];
}
