import { isOfTiles } from '../../../engine';
import type { FaceSource, Position, TileFace, Token } from '../../../schemas';
import type { Command } from '../command';
import { onBalcony, onOtherFace } from '../places';
import { asItWas } from './edit';
import { layPiece } from './move';

/** One number of a place, or the balcony; no balcony is the ground. */
export type PlaceChange =
  | { readonly x: number }
  | { readonly y: number }
  | { readonly level: string | undefined };

/** Where a piece comes to lie on its tile: on a balcony only where that is. */
export function placeOn(face: TileFace, token: Token, change: PlaceChange): Position | undefined {
  const { at } = token;
  if ('level' in change) {
    const { level } = change;
    return level === undefined ? { tile: at.tile, x: at.x, y: at.y } : onBalcony(at, face, level);
  }
  const meant = { ...at, ...change };
  return isOfTiles(token) ? meant : onOtherFace(meant, face);
}

/** Lays a piece on another place of its tile, with what is mounted on it; number by number it is typed anew. */
export function typePlace(faces: FaceSource, id: string, change: PlaceChange, joins?: string): Command {
  return {
    label: { key: 'step.change.at' },
    recipe: (draft) => {
      const token = asItWas(draft.tokens ?? []).find((each) => each.id === id);
      const tile = asItWas(draft.placements).find((each) => each.id === token?.at.tile);
      const face = tile && faces(tile.face);
      const at = token && face && placeOn(face, token, change);
      if (at) layPiece(id, at).recipe(draft);
    },
    startsOver: true,
    ...(joins === undefined ? {} : { joins }),
  };
}
