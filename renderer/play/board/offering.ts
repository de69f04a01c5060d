import { pieceStamp } from '../../../drawing/board/tokens';
import { around, middleOf } from '../../../drawing/box';
import { reachOf } from '../../../drawing/stamp';
import type { Language } from '../../../languages';
import type { Choice } from '../../game/choices';
import { spotOf } from '../../game/spots';
import type { Offered } from './choice-menu';
import type { BoardInSight } from './use-board-in-sight';

/** Choices to be offered at a zone, or at a piece in it. */
export function offerAt(
  {
    seen,
    ground,
    stood,
    language,
  }: Pick<BoardInSight, 'seen' | 'ground' | 'stood'> & { readonly language: Language },
  choices: readonly Choice[],
  zone: number,
  piece?: string,
): Offered {
  const standing = [...stood.values()].filter((one) => one.zone === zone);
  const pieces = standing.map(({ figure, raised, scale, at }) =>
    reachOf({ id: '', stamp: pieceStamp(figure, raised, scale, language), at }),
  );
  const elsewhere = new Set(choices.map((choice) => spotOf(choice, seen)?.zone ?? zone));
  elsewhere.delete(zone);
  const box = ground.boxOf(zone);
  return {
    at: (piece === undefined ? undefined : stood.get(piece)?.at) ?? middleOf(box ?? [0, 0, 0, 0]),
    about: [box, around(pieces)].filter((one) => one !== undefined),
    others: [...elsewhere].map((one) => ground.boxOf(one)).filter((one) => one !== undefined),
    zones: [zone, ...elsewhere],
    choices,
  };
}
