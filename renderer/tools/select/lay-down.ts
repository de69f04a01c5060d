import type { Carried } from './carried';
import { layOnePiece, onePiece } from './lay-a-piece';
import { layParts } from './lay-parts';
import type { Laying, Reach } from './laying';

/** Pieces by themselves go to zones and printed places, everything else by seams or freely. */
export function layDown(carried: Carried, reach: Reach): Laying {
  const piece = onePiece(carried);
  return piece ? layOnePiece(carried, piece, reach) : layParts(carried, reach);
}
