import type { Position } from '../../../schemas';
import { type Piece, placePiece } from '../../document/commands/pieces';
import { snapPiece } from '../geometry/drop';
import { positionBeside } from '../geometry/seats';
import { drawsIn, snapsNow } from '../snapping';
import type { Offering, Reach } from './offering';

/** A piece lies in the zone that the hand is over; beside all zones it only hangs there. */
export function offerPiece(piece: Piece, { bench, laid, place }: Reach): Offering {
  const { at, pixel } = place;
  const drop = snapPiece(laid, at, piece, {
    pixel,
    snaps: snapsNow(bench, place),
    isDrawnIn: drawsIn(place),
  });
  const [tile] = laid.mission.placements;
  const position = drop?.position ?? (tile && positionBeside(laid, at, tile.id));
  const wanted = mountedOn(piece, drop?.wagon);
  const lay = (where: Position) => placePiece(laid.mission, wanted, where, bench.tab.document.idsEver);
  return {
    command: position && lay(position),
    shown: {
      guides: [],
      ...(drop?.wagon !== undefined && { offer: { key: 'tool.mount' } as const }),
      ...(drop && { target: { zone: drop.zone, ...(drop.spot && { spot: drop.spot }) } }),
    },
    trouble: () => (drop ? undefined : { key: 'tool.no-zone' }),
    choices: (drop?.choices ?? []).map((choice) => ({
      label: choice.label,
      command: lay(choice.position),
    })),
  };
}

function mountedOn(piece: Piece, wagon: string | undefined): Piece {
  return piece.kind === 'machine' && wagon !== undefined ? { ...piece, on: wagon } : piece;
}
