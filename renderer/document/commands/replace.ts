import type { Placement } from '../../../schemas';
import type { Command } from '../command';
import type { LaidOut } from '../laid-out';
import { keyOf } from '../parts';
import { edit } from './edit';
import { layFace } from './tiles';

/** Lays another face where a tile lies, turned as it comes. What lies on the tile stays there, as far as there is a zone. */
export function replaceTile(
  laid: LaidOut,
  id: string,
  { face, rotation }: Pick<Placement, 'face' | 'rotation'>,
): Command {
  const { label, recipe } = layFace(laid, id, face);
  return {
    label,
    recipe: (draft) => {
      recipe(draft);
      edit(draft.placements, id, (tile) => {
        if (tile.rotation !== rotation) tile.rotation = rotation;
      });
    },
    selects: [keyOf('tile', id)],
  };
}
