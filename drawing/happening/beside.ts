import { around, type Box, hiddenBy } from '../box';
import type { Point } from '../scene';

/** Where something may lie, and what it would hide. */
interface Surroundings {
  /** What is in sight. */
  readonly view: Box;
  /** What should stay in sight, if that can be. */
  readonly covered: readonly Box[];
  /** What would hide it. */
  readonly over?: readonly Box[];
  /** Millimetres between it and what it lies beside. */
  readonly gap: number;
}

/** Parts of the way along an edge. */
const PARTS = [0.5, 0.25, 0.75, 0, 1] as const;

/** The upper left corner of something that lies beside boxes and on none of them: in sight, and where it hides least. */
export function placeBeside(
  boxes: readonly Box[],
  [width, height]: readonly [width: number, height: number],
  { view, covered, over = [], gap }: Surroundings,
): Point {
  const whole = around(boxes) ?? view;
  const [x, y, w, h] = whole;
  const [vx, vy, vw, vh] = view;
  const across = (part: number) => within(x + w * part - width / 2, vx, vx + vw - width);
  const down = (part: number) => within(y + h * part - height / 2, vy, vy + vh - height);
  const places = PARTS.flatMap((part): Point[] => [
    [x + w + gap, down(part)],
    [x - gap - width, down(part)],
    [across(part), y - gap - height],
    [across(part), y + h + gap],
  ]);
  const corners: readonly Point[] = [
    [vx, vy],
    [vx + vw - width, vy],
    [vx, vy + vh - height],
    [vx + vw - width, vy + vh - height],
  ];
  const costs = ([left, top]: Point): number => {
    const place: Box = [left, top, width, height];
    const out = width * height - hiddenBy([view], place);
    const hidden = hiddenBy(boxes, place);
    const lost = hiddenBy(covered, place);
    const unseen = hiddenBy(over, place);
    return 1000 * hidden + 100 * (out + unseen) + lost;
  };
  return [...places, ...corners].reduce((best, one) => (costs(one) < costs(best) ? one : best));
}

function within(wished: number, least: number, most: number): number {
  return Math.max(least, Math.min(wished, most));
}
