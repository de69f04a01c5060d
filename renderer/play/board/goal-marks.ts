import { pieceStamp } from '../../../drawing/board/tokens';
import { reachOf } from '../../../drawing/stamp';
import type { Language } from '../../../languages';
import type { Mark } from '../../canvas/marks';
import { mattersNow } from '../../game/matters';
import type { BoardInSight } from './use-board-in-sight';

/** Where more flags than these stand, none of them says where to go. */
const MOST = 12;

/** Pixels that a flag keeps off what it is about. */
const LIFT = 2;

/** A flag wherever something can be done for the next step to a win: above a piece, or on a zone. */
export function goalMarks(
  { seen, picture, ground, stood }: Pick<BoardInSight, 'seen' | 'picture' | 'ground' | 'stood'>,
  language: Language,
): readonly Mark[] {
  const things = mattersNow(seen).next?.things ?? [];
  const marks = things.flatMap(({ sort, name }): Mark[] => {
    const spot = picture.spotOf(sort, name);
    if (!spot) return [];
    const piece = spot.piece === undefined ? undefined : stood.get(spot.piece);
    const box = piece
      ? reachOf({
          id: '',
          stamp: pieceStamp(piece.figure, piece.raised, piece.scale, language),
          at: piece.at,
        })
      : ground.boxOf(spot.zone);
    if (!box) return [];
    const [x, y, width, height] = box;
    const at = piece ? ([x + width / 2, y] as const) : ([x + width / 2, y + height / 2] as const);
    return [{ kind: 'flag', at, lift: piece ? LIFT : 0, fill: 'red' }];
  });
  return marks.length > MOST ? [] : marks;
}
