import type { Point } from '../../../drawing/scene';
import { isOfTiles } from '../../../engine';
import type { Position, Token } from '../../../schemas';
import { mountPieces } from '../../document/commands/mount';
import { layPiece } from '../../document/commands/move';
import { findPart } from '../../document/parts';
import type { Drop, DropAt } from '../drop';
import { dropOn } from '../drop-on';
import { snapPiece } from '../geometry/landing';
import { pointOn, positionBeside } from '../geometry/seats';
import { drawsIn, snapsNow } from '../snapping';
import type { Carried } from './carried';

/** The one piece that is carried, if it is one, and not made of tiles. */
export function onePiece({ keys: [key, ...others], laid }: Carried): Token | undefined {
  const found = key === undefined || others.length > 0 ? undefined : findPart(laid.mission, key);
  return found?.kind === 'token' && !isOfTiles(found.part) ? found.part : undefined;
}

export function layOnePiece(
  { laid, isCopy, drawn }: Carried,
  piece: Token,
  by: Point,
  { bench, place }: DropAt,
): Drop {
  const from = drawn ?? pointOn(laid, piece.at) ?? place.at;
  const point: Point = [from[0] + by[0], from[1] + by[1]];
  const landing = snapPiece(laid, point, piece, {
    pixel: place.pixel,
    snaps: snapsNow(bench, place, isCopy),
    isDrawnIn: drawsIn(place, isCopy),
  });
  const lay = (where: Position) => layPiece(piece.id, where);
  const position = landing?.position ?? positionBeside(laid, point, piece.at.tile) ?? piece.at;
  const command = landing?.mount === undefined ? lay(position) : mountPieces([piece.id], landing.mount);
  return dropOn(landing, command, lay);
}
