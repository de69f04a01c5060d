import { windowIn } from '../../systems';
import type { PointedPiece } from './pointed';
import type { BoardInSight } from './use-board-in-sight';

/** The entry of the handbook about the piece that is pointed at, or else about the first of its zone that has one. */
export function entryOfPointed(
  { zone, piece }: PointedPiece,
  { seen, picture }: Pick<BoardInSight, 'seen' | 'picture'>,
): string | undefined {
  if (zone === undefined) return undefined;
  const window = windowIn(seen);
  const there = picture.pieces.filter((each) =>
    piece === undefined ? each.zone === zone : each.id === piece,
  );
  for (const { look } of there) {
    const entry = window.entryOfPiece?.(look);
    if (entry !== undefined) return entry;
  }
  return undefined;
}
