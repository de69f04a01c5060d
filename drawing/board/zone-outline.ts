import type { Board, BoardZone, Interval } from '../../engine';
import { around, type Box, chamfered, common, inset, mirrored } from '../box';
import { leftOf } from '../interval';
import { box, spansAt } from '../outline';
import type { Line } from '../scene';
import { ruled } from '../tile/rough';
import { balconyFloors } from './zone-areas';

const LINE = 1.8;

/** The border of a zone, drawn within its ground as thin bars; none below a balcony, and none through printed words. */
export function zoneOutline(
  { balcony, rects }: BoardZone,
  board: Board,
  within: number,
  words: readonly Box[],
): Line[] {
  if (balcony) return rects.flatMap((rect) => floorOutline(rect));
  const reach = around(rects) ?? [0, 0, 0, 0];
  const isNear = (other: Box): boolean => common(reach, other) !== undefined;
  return outlineOf(rects, within, [
    ...balconyFloors(board).flatMap(({ rect, outline }) => (isNear(rect) ? [outline] : [])),
    ...words.filter(isNear).map((word) => box(...inset(word, -0.8))),
  ]);
}

function floorOutline(rect: Box): Line[] {
  const rail = chamfered(inset(rect, 2.6), 1);
  return rail.map((from, index) => ruled(from, rail[(index + 1) % rail.length] ?? from, LINE));
}

/** The border of rectangles that make one area, cut away below what hides it. */
export function outlineOf(rects: readonly Box[], within: number, hiding: readonly Line[] = []): Line[] {
  const area: Area = { rects, within, hiding };
  const across: Area = {
    rects: rects.map(mirrored),
    within,
    hiding: hiding.map((outline) => outline.map(([x, y]) => [y, x])),
  };
  return rects.flatMap((rect) => [
    ...levelBars(rect, area).map(({ at, from, to }) => ruled([from, at], [to, at], LINE)),
    ...levelBars(mirrored(rect), across).map(({ at, from, to }) => ruled([at, from], [at, to], LINE)),
  ]);
}

interface Area {
  readonly rects: readonly Box[];
  readonly within: number;
  readonly hiding: readonly Line[];
}

interface Bar {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The bars along the upper and the lower side of one rectangle, where these are sides of the whole area. */
function levelBars([x, y, w, h]: Box, { rects, within, hiding }: Area): Bar[] {
  const inside = (px: number, py: number): boolean =>
    rects.some(([rx, ry, rw, rh]) => px > rx && px < rx + rw && py > ry && py < ry + rh);
  const corners = rects.flatMap(([left, , width]) => [left, left + width]);
  const stops = [...new Set([x, x + w, ...corners.filter((stop) => stop > x && stop < x + w)])].sort(
    (a, b) => a - b,
  );
  const side = (edge: number, out: -0.5 | 0.5): Bar[] => {
    const at = edge - Math.sign(out) * within;
    return stops.slice(1).flatMap((to, index) => {
      const from = stops[index] ?? x;
      if (inside((from + to) / 2, edge + out)) return [];
      const whole: Interval = [
        inside(from - 0.5, edge - out) ? from - within : from + within - LINE / 2,
        inside(to + 0.5, edge - out) ? to + within : to - within + LINE / 2,
      ];
      const hidden = hiding.flatMap((outline) => spansAt(outline, at));
      return leftOf(whole, hidden).map(([start, end]) => ({ at, from: start, to: end }));
    });
  };
  return [...side(y, -0.5), ...side(y + h, 0.5)];
}
