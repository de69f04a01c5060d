import type { Point } from './scene';

export type Box = readonly [x: number, y: number, width: number, height: number];

export function inset([x, y, w, h]: Box, by: number): Box {
  return [x + by, y + by, w - 2 * by, h - 2 * by];
}

/** The box around boxes; nothing around none. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y, w, h] of boxes) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + w), Math.max(bottom, y + h)];
  }
  return [left, top, right - left, bottom - top];
}

/** What two boxes share; nothing where they only touch. */
export function common([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): Box | undefined {
  const [x, y] = [Math.max(ax, bx), Math.max(ay, by)];
  const [right, bottom] = [Math.min(ax + aw, bx + bw), Math.min(ay + ah, by + bh)];
  return right > x && bottom > y ? [x, y, right - x, bottom - y] : undefined;
}

/** How much of a box others hide; where they lie on each other it counts as often. */
export function hiddenBy(others: readonly Box[], box: Box): number {
  return others.reduce((sum, other) => {
    const shared = common(box, other);
    return sum + (shared ? shared[2] * shared[3] : 0);
  }, 0);
}

/** Of several things, the first of those that hide least of what others cover. */
export function leastHiding<Thing>(
  things: readonly [Thing, ...Thing[]],
  boxOf: (thing: Thing) => Box,
  others: readonly Box[],
): Thing {
  let [best] = things;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const hides = hiddenBy(others, boxOf(thing));
    if (hides < least) [best, least] = [thing, hides];
    if (least === 0) return best;
  }
  return best;
}

/** Whether a box holds a point; of its edges only the left and the upper one, as zones do. */
export function holds([x, y, width, height]: Box, [px, py]: Point): boolean {
  return px >= x && px < x + width && py >= y && py < y + height;
}

export function middleOf([x, y, width, height]: Box): Point {
  return [x + width / 2, y + height / 2];
}

/** Across the main diagonal, so that what is worked out for level sides serves upright ones too. */
export function mirrored([x, y, w, h]: Box): Box {
  return [y, x, h, w];
}

/** The outline of a deck: a box with its corners cut. */
export function chamfered([x, y, w, h]: Box, part: number): Point[] {
  const cut = Math.min(w, h) * 0.2 * part;
  return [
    [x + cut, y],
    [x + w - cut, y],
    [x + w, y + cut],
    [x + w, y + h - cut],
    [x + w - cut, y + h],
    [x + cut, y + h],
    [x, y + h - cut],
    [x, y + cut],
  ];
}
