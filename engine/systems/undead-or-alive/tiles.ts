import type { Tileset } from '../../../schemas';
import { faceSource } from '../../board/face-source';
import tiles from './content/tiles.json';

// The compiler reads any JSON array as one of any length; that every rect has four numbers is for the tests to say.
export const stockTileset = tiles as unknown as Tileset;

/** The faces that a mission brings along go before those of the box. */
export const facesWith = faceSource([stockTileset]);

/** What is on the back of a face: both sides of a tile bear its number, 10R and 10V. */
export function otherSide(face: string): string {
  return face.endsWith('R') ? `${face.slice(0, -1)}V` : `${face.slice(0, -1)}R`;
}
