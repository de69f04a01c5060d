import type { Rect } from '../geometry/rect';

/**
 * The place of every zone on the way round the board, clockwise from one of them: places are counted from 0, and
 * zones of which neither comes first share one.
 *
 * A zone is where the middle of the box around its rects is (a token in it may stand for it), the board turns about the middle of the box around its tiles,
 * and lengths are doubled so that middles are whole. Directions are compared by the sign of a cross product: that is
 * exact, so a tie is a tie on every machine. Of zones in the same direction the one nearer to the rim comes first.
 * The zone one begins with is always the first, and a zone in the very middle, which lies in no direction, the last;
 * seen from a start in the very middle the round begins in the north.
 */
export function clockwiseFrom(
  start: number,
  zones: readonly { readonly rects: readonly Rect[] }[],
  tiles: readonly Rect[],
): number[] {
  const [x, y] = middle(tiles);
  const arms = zones.map(({ rects }): Arm => {
    const [zoneX, zoneY] = middle(rects);
    return [zoneX - x, zoneY - y];
  });
  const first = arms[start] ?? NORTH;
  const from = isMiddle(first) ? NORTH : first;
  const compare = (one: number, other: number) =>
    Number(other === start) - Number(one === start) ||
    compareArms(arms[one] ?? NORTH, arms[other] ?? NORTH, from);
  const order = zones.map((_, zone) => zone).sort(compare);
  const places = new Array<number>(zones.length).fill(0);
  let place = 0;
  for (const [index, zone] of order.entries()) {
    const before = order[index - 1];
    if (before !== undefined && compare(before, zone) !== 0) place += 1;
    places[zone] = place;
  }
  return places;
}

/** From the middle of the board to a zone; y goes down. */
type Arm = readonly [x: number, y: number];

const NORTH: Arm = [0, -1];

function compareArms(one: Arm, other: Arm, from: Arm): number {
  if (isMiddle(one) || isMiddle(other)) return Number(isMiddle(one)) - Number(isMiddle(other));
  const halves = half(one, from) - half(other, from);
  if (halves !== 0) return halves;
  return cross(other, one) || squared(other) - squared(one);
}

/** The half turn an arm lies in: clockwise from the first direction up to its opposite, or beyond that. */
function half(arm: Arm, from: Arm): 0 | 1 {
  const side = cross(from, arm);
  return side > 0 || (side === 0 && from[0] * arm[0] + from[1] * arm[1] > 0) ? 0 : 1;
}

/** More than nothing where the second lies clockwise of the first, within half a turn. */
function cross([ax, ay]: Arm, [bx, by]: Arm): number {
  return ax * by - ay * bx;
}

function squared([x, y]: Arm): number {
  return x * x + y * y;
}

function isMiddle([x, y]: Arm): boolean {
  return x === 0 && y === 0;
}

/** Twice the middle of the box around these rects. */
function middle(rects: readonly Rect[]): Arm {
  const left = Math.min(...rects.map(([x]) => x));
  const top = Math.min(...rects.map(([, y]) => y));
  const right = Math.max(...rects.map(([x, , width]) => x + width));
  const bottom = Math.max(...rects.map(([, y, , height]) => y + height));
  return [left + right, top + bottom];
}
