import { systemOf } from '../engine';
import type { Mission } from '../schemas';

/** The number of the tile that a face is on, if it comes in a box. */
export function tileNumber({ system, faces = [] }: Mission, face: string): string | undefined {
  if (faces.some(({ id }) => id === face)) return undefined;
  return systemOf(system).content.tileset.tiles.find(({ faces: sides }) => sides.includes(face))?.id;
}
