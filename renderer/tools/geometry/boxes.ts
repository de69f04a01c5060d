import { labelPlaces } from '../../../drawing/board/annotations';
import { boundsOf } from '../../../drawing/bounds';
import { around, type Box } from '../../../drawing/box';
import { drawingOf } from '../../../drawing/systems';
import { tokenFigure } from '../../../drawing/token/figures';
import { tokenShapes } from '../../../drawing/token/token';
import { isOfTiles, type TokenOfTiles } from '../../../engine';
import type { Language } from '../../../languages';
import type { Label, Token } from '../../../schemas';
import type { LaidOut } from '../../document/laid-out';
import { findPart, type PartKey } from '../../document/parts';
import { boxBetween, movedBox } from './reach';
import { boxOfTile, drawnAt, seatsOf } from './seats';

/** The box around a part, for what is drawn around what is selected; nothing for what is nowhere. */
export function boxOfPart(laid: LaidOut, key: PartKey, language: Language): Box | undefined {
  const found = findPart(laid.mission, key);
  switch (found?.kind) {
    case undefined:
      return undefined;
    case 'tile':
      return boxOfTile(laid, found.part.id);
    case 'label':
      return boxOfLabel(laid, found.part, language);
    case 'arrow': {
      const { from, to } = found.part;
      return boxBetween([from.x, from.y], [to.x, to.y]);
    }
    case 'token':
      return isOfTiles(found.part)
        ? around(boxes(found.part.tiles.map((id) => boxOfTile(laid, id))))
        : boxOfToken(laid, found.part);
  }
}

/** The box around several. */
export function boxOfParts(laid: LaidOut, keys: Iterable<PartKey>, language: Language): Box | undefined {
  return around(boxes([...keys].map((key) => boxOfPart(laid, key, language))));
}

/** The box around a zone, by its number. */
export function boxOfZone({ board }: LaidOut, zone: number | undefined): Box | undefined {
  return zone === undefined ? undefined : around(board.zones[zone]?.rects ?? []);
}

function boxes(some: readonly (Box | undefined)[]): Box[] {
  return some.filter((box) => box !== undefined);
}

export function boxOfLabel({ mission }: LaidOut, label: Label, language: Language): Box | undefined {
  return labelPlaces({ ...mission, labels: [label] }, { language })[0];
}

type Piece = Exclude<Token, TokenOfTiles>;

const sizes = new WeakMap<Piece, Box>();

/** A piece without the word below it, where it is drawn: of several on one spot, each has a place of its own. */
export function boxOfToken(laid: LaidOut, token: Piece): Box | undefined {
  const at = drawnAt(laid, token.id);
  if (!at) return undefined;
  const kept = sizes.get(token);
  if (kept) return movedBox(kept, at);
  const shapes = tokenShapes(tokenFigure(laid.mission.system, token, laid.mission), {
    caption: false,
    raised: token.at.level !== undefined,
  });
  const size = around(shapes.filter(({ kind }) => kind !== 'text').map(boundsOf)) ?? [0, 0, 0, 0];
  sizes.set(token, size);
  return movedBox(size, at);
}

/** Where something that is made of tiles is taken hold of. */
export function handlesOf(laid: LaidOut, token: TokenOfTiles): readonly Box[] {
  return drawingOf(laid.mission.system).tilesSign?.handles(token, seatsOf(laid)) ?? [];
}
