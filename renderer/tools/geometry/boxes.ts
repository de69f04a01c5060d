import { labelPlaces } from '../../../drawing/board/annotations';
import { boundsOf } from '../../../drawing/bounds';
import { around, type Box } from '../../../drawing/box';
import { tokenShapes } from '../../../drawing/token/token';
import { seatPoint } from '../../../drawing/transform';
import type { Language } from '../../../languages';
import type { Label, Token, TokenTrain } from '../../../schemas';
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
      return found.part.kind === 'train'
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

type Piece = Exclude<Token, TokenTrain>;

const sizes = new WeakMap<Piece, Box>();

/** A piece without the word below it, where it is drawn: of several on one spot, each has a place of its own. */
export function boxOfToken(laid: LaidOut, token: Piece): Box | undefined {
  const at = drawnAt(laid, token.id);
  if (!at) return undefined;
  const kept = sizes.get(token);
  if (kept) return movedBox(kept, at);
  const shapes = tokenShapes(token, { caption: false, raised: token.at.level !== undefined });
  const size = around(shapes.filter(({ kind }) => kind !== 'text').map(boundsOf)) ?? [0, 0, 0, 0];
  sizes.set(token, size);
  return movedBox(size, at);
}

/** From the front of a locomotive to the middle of its sign, and what the signs on its sides cover. */
const BESIDE = 56;
const SIGN = { along: [-31, 29], aside: [27, 45] } as const;

/** The two signs at a locomotive by which a train is taken in hand. */
export function boxesOfTrain(laid: LaidOut, { tiles }: TokenTrain): Box[] {
  const engine = seatsOf(laid).get(tiles[0] ?? '');
  if (!engine) return [];
  const [width, height] = engine.seat.size;
  const [[back, front], [inner, outer]] = [SIGN.along, SIGN.aside];
  return [-1, 1].map((side): Box => {
    const corner = (along: number, aside: number) =>
      seatPoint(engine.seat, [width - BESIDE + along, height / 2 + side * aside]);
    return boxBetween(corner(back, inner), corner(front, outer));
  });
}
