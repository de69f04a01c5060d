import type { UnplacedToken } from '../../../engine';
import type { Position } from '../../../schemas';
import { placePiece } from '../../document/commands/pieces';
import type { Drop, DropAt } from '../drop';
import { dropOn } from '../drop-on';
import { snapPiece } from '../geometry/landing';
import { positionBeside } from '../geometry/seats';
import { drawsIn, snapsNow } from '../snapping';

/** A piece lies in the zone that the pointer is over; beside all zones it only hangs there. */
export function offerPiece(piece: UnplacedToken, { bench, laid, place }: DropAt): Drop {
  const { at, pixel } = place;
  const landing = snapPiece(laid, at, piece, {
    pixel,
    snaps: snapsNow(bench, place),
    isDrawnIn: drawsIn(place),
  });
  const [tile] = laid.mission.placements;
  const position = landing?.position ?? (tile && positionBeside(laid, at, tile.id));
  const wanted = mountedOn(piece, landing?.mount);
  const lay = (where: Position) => placePiece(laid.mission, wanted, where, bench.tab.document.idsEver);
  return dropOn(landing, position && lay(position), lay);
}

function mountedOn(piece: UnplacedToken, mount: string | undefined): UnplacedToken {
  return { ...piece, ...(mount !== undefined && { on: mount }) };
}
