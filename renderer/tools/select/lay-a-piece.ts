import type { Point } from '../../../drawing/scene';
import type { Token } from '../../../schemas';
import { mountGuns } from '../../document/commands/machines';
import { layPiece } from '../../document/commands/move';
import { findPart } from '../../document/parts';
import { snapPiece } from '../geometry/drop';
import { pointOn, positionBeside } from '../geometry/seats';
import { drawsIn, snapsNow } from '../snapping';
import type { Carried } from './carried';
import type { Laying, Reach } from './laying';

/** The one piece that is carried, if it is one, and no train. */
export function onePiece({ keys: [key, ...others], laid }: Carried): Token | undefined {
  const found = key === undefined || others.length > 0 ? undefined : findPart(laid.mission, key);
  return found?.kind === 'token' && found.part.kind !== 'train' ? found.part : undefined;
}

export function layOnePiece(
  { laid, isCopy, drawn }: Carried,
  piece: Token,
  { bench, by, place }: Reach,
): Laying {
  const from = drawn ?? pointOn(laid, piece.at) ?? place.at;
  const point: Point = [from[0] + by[0], from[1] + by[1]];
  const { pixel } = place;
  const drop = snapPiece(laid, point, piece, {
    pixel,
    snaps: snapsNow(bench, place, isCopy),
    isDrawnIn: drawsIn(place, isCopy),
  });
  const choices = (drop?.choices ?? []).map(({ label, position }) => ({
    label,
    command: layPiece(piece.id, position),
  }));
  return {
    command:
      drop?.wagon === undefined
        ? layPiece(piece.id, drop?.position ?? positionBeside(laid, point, piece.at.tile) ?? piece.at)
        : mountGuns([piece.id], drop.wagon),
    shown: {
      guides: [],
      ...(drop?.wagon !== undefined && { offer: { key: 'tool.mount' } as const }),
      ...(drop && { target: { zone: drop.zone, ...(drop.spot && { spot: drop.spot }) } }),
    },
    trouble: () => (drop ? undefined : { key: 'tool.no-zone' }),
    choices: () => choices,
  };
}
