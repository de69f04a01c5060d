import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { HALF } from '../../../drawing/token/chip';
import { isOfTiles } from '../../../engine';
import type { Language } from '../../../languages';
import type { Arrow, Label, Placement, Token } from '../../../schemas';
import type { LaidOut } from '../../document/laid-out';
import { keyOf, type PartKey } from '../../document/parts';
import { boxOfLabel, boxOfToken, handlesOf } from './boxes';
import { distanceToBox, distanceToLine, touch } from './reach';
import { boxOfTile } from './seats';

/** Pixels beside a line that still mean it. */
const BESIDE = 4;

/** However far away one looks from, a piece is as large as this to the pointer: half of it, in pixels. */
const FINGER = 7;

/** Half the width of an arrow's shaft with its rim, in millimetres. */
const SHAFT = 4;

/** Everything that lies at a point, top first. */
export function hitParts(laid: LaidOut, point: Point, pixel: number, language: Language): PartKey[] {
  const isAt = (boxes: readonly Box[], beside = 0) =>
    boxes.some((box) => distanceToBox(point, box) <= beside);
  return find(laid, language, {
    label: (boxes) => isAt(boxes),
    arrow: (from, to) => distanceToLine(point, from, to) <= Math.max(SHAFT, BESIDE * pixel),
    token: (boxes) => isAt(boxes, Math.max(0, FINGER * pixel - HALF)),
    tile: (boxes) => isAt(boxes),
  });
}

/** Everything that a box touches, top first. */
export function partsInBox(laid: LaidOut, box: Box, language: Language): PartKey[] {
  const isIn = (boxes: readonly Box[]) => boxes.some((one) => touch(one, box));
  return find(laid, language, {
    label: isIn,
    arrow: (from, to) => crosses(from, to, box),
    token: isIn,
    tile: isIn,
  });
}

interface Meant {
  readonly label: (boxes: readonly Box[]) => boolean;
  readonly arrow: (from: Point, to: Point) => boolean;
  readonly token: (boxes: readonly Box[]) => boolean;
  readonly tile: (boxes: readonly Box[]) => boolean;
}

/** In the order in which things are drawn, from the top down. */
function find(laid: LaidOut, language: Language, meant: Meant): PartKey[] {
  const { placements, tokens = [], labels = [], arrows = [] } = laid.mission;
  const some = (box: Box | undefined) => (box ? [box] : []);
  const isLabel = (label: Label) => meant.label(some(boxOfLabel(laid, label, language)));
  const isArrow = ({ from, to }: Arrow) => meant.arrow([from.x, from.y], [to.x, to.y]);
  const isToken = (token: Token) =>
    meant.token(isOfTiles(token) ? handlesOf(laid, token) : some(boxOfToken(laid, token)));
  const isTile = ({ id }: Placement) => meant.tile(some(boxOfTile(laid, id)));
  return [
    ...labels
      .filter(isLabel)
      .map(({ id }) => keyOf('label', id))
      .reverse(),
    ...arrows
      .filter(isArrow)
      .map(({ id }) => keyOf('arrow', id))
      .reverse(),
    ...tokens
      .filter(isToken)
      .map(({ id }) => keyOf('token', id))
      .reverse(),
    ...placements
      .filter(isTile)
      .map(({ id }) => keyOf('tile', id))
      .reverse(),
  ];
}

/** Whether a line comes into a box: cut down to it side by side, something is left. */
function crosses([ax, ay]: Point, [bx, by]: Point, [x, y, width, height]: Box): boolean {
  let [first, last] = [0, 1];
  const cut = (from: number, step: number, low: number, high: number): void => {
    if (step === 0) {
      if (from < low || from > high) last = -1;
      return;
    }
    const [one, other] = [(low - from) / step, (high - from) / step];
    [first, last] = [Math.max(first, Math.min(one, other)), Math.min(last, Math.max(one, other))];
  };
  cut(ax, bx - ax, x, x + width);
  cut(ay, by - ay, y, y + height);
  return first <= last;
}
