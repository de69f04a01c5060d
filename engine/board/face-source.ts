import type { FaceSource, TileFace, Tileset } from '../../schemas';

/** Finds faces by their names in these boxes; those that a mission brings along go before them. */
export function faceSource(
  tilesets: readonly Pick<Tileset, 'faces'>[],
): (own?: readonly TileFace[]) => FaceSource {
  const stock = byName(tilesets.flatMap(({ faces }) => faces));
  return (own = []) => {
    const brought = byName(own);
    return (id) => brought.get(id) ?? stock.get(id);
  };
}

function byName(faces: readonly TileFace[]): ReadonlyMap<string, TileFace> {
  return new Map(faces.map((face) => [face.id, face]));
}
