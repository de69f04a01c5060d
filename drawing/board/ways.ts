import { type Board, type BoardZone, type Interval, overlap } from '../../engine';
import type { Box } from '../box';
import type { Line, Point } from '../scene';

/** A line that one crosses to get from one box of the ground to the next. */
interface Gate {
  readonly from: number;
  readonly to: number;
  readonly ends: readonly [Point, Point];
}

/** Millimetres that whoever goes keeps off the ends of a gate, if it is wide enough. */
const ELBOW = 14;
/** Zones may lie so far apart where a wall stands between them. */
const WALL = 4;

/**
 * The line along which somebody goes from a place of one zone to a place of another: through openings and over the borders
 * of streets, never through a wall. Straight where no way is known.
 */
export function wayAcross(
  board: Pick<Board, 'zones' | 'ways' | 'passages'>,
  [from, to]: readonly [zone: number, zone: number],
  [start, end]: readonly [Point, Point],
): Line {
  const { boxes, among } = groundBetween(board, from, to);
  const near = (zone: number, point: Point) =>
    leastOf(
      [...boxes.keys()].filter((box) => boxes[box]?.zone === zone),
      (box) => away(boxes[box]?.box, point),
    );
  const [first, last] = [near(from, start), near(to, end)];
  if (first === undefined || last === undefined) return [start, end];
  const gates = gatesBetween(among, first, last, [start, end]);
  return gates ? tightened(start, end, gates) : [start, end];
}

interface Ground {
  readonly boxes: readonly ZoneBox[];
  readonly among: readonly Gate[];
}

const grounds = new WeakMap<object, Map<string, Ground>>();

/** The boxes and gates between two zones; a crowd goes the same ways again and again. */
function groundBetween(board: Pick<Board, 'zones' | 'ways' | 'passages'>, from: number, to: number): Ground {
  const known = grounds.get(board) ?? new Map<string, Ground>();
  grounds.set(board, known);
  const name = `${from} ${to}`;
  const before = known.get(name);
  if (before) return before;
  const zones = zonesBetween(board, from, to) ?? [];
  const boxes = zones.flatMap((zone) => board.zones[zone]?.rects.map((box) => ({ zone, box })) ?? []);
  const ground = { boxes, among: gatesAmong(board, zones, boxes) };
  known.set(name, ground);
  return ground;
}

/** Those that one comes through on a shortest way, in order. */
function zonesBetween(
  { ways }: Pick<Board, 'ways'>,
  from: number,
  to: number,
): readonly number[] | undefined {
  const before = new Map<number, number>([[from, from]]);
  for (const zone of before.keys()) {
    if (zone === to) break;
    for (const { one, other } of ways) {
      if (one === zone && !before.has(other)) before.set(other, zone);
      if (other === zone && !before.has(one)) before.set(one, zone);
    }
  }
  if (!before.has(to)) return undefined;
  const line = [to];
  for (let zone = to; zone !== from; ) {
    zone = before.get(zone) ?? from;
    line.unshift(zone);
  }
  return line;
}

interface ZoneBox {
  readonly zone: number;
  readonly box: Box;
}

/** All gates, in both directions, between boxes of one zone and between those of neighbours. */
function gatesAmong(
  { zones, passages }: Pick<Board, 'zones' | 'passages'>,
  line: readonly number[],
  boxes: readonly ZoneBox[],
): readonly Gate[] {
  return boxes.flatMap((one, from) =>
    boxes.flatMap((other, to): Gate[] => {
      const steps = line.indexOf(other.zone) - line.indexOf(one.zone);
      if (from === to || Math.abs(steps) > 1) return [];
      const doors = passages.filter(
        (each) =>
          (each.one === one.zone && each.other === other.zone) ||
          (each.other === one.zone && each.one === other.zone),
      );
      if (steps === 0 || (doors.length === 0 && isOpen(zones[one.zone], zones[other.zone])))
        return border(one.box, other.box).map((ends) => ({ from, to, ends }));
      return doors.flatMap(({ at: [x1, y1, x2, y2] }): Gate[] => {
        const ends: Gate['ends'] = [
          [x1, y1],
          [x2, y2],
        ];
        const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
        const isThere = away(one.box, middle) <= WALL && away(other.box, middle) <= WALL;
        return isThere ? [{ from, to, ends }] : [];
      });
    }),
  );
}

/** Two rooms have a wall between them; stairs lead up to a balcony over it. */
function isOpen(one: BoardZone | undefined, other: BoardZone | undefined): boolean {
  const isRoom = (zone: BoardZone | undefined) => zone?.kind === 'building' && !zone.balcony;
  return !isRoom(one) || !isRoom(other);
}

/** Where two boxes touch; the middle of what they share, where one lies over the other. */
function border([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): readonly Gate['ends'][] {
  const across = overlap([ax, ax + aw], [bx, bx + bw]);
  const down = overlap([ay, ay + ah], [by, by + bh]);
  const [wide, high] = [span(across), span(down)];
  if (wide < -WALL || high < -WALL || Math.max(wide, high) <= 0) return [];
  const [x, y] = [(across[0] + across[1]) / 2, (down[0] + down[1]) / 2];
  return wide >= high
    ? [
        [
          [across[0], y],
          [across[1], y],
        ],
      ]
    : [
        [
          [x, down[0]],
          [x, down[1]],
        ],
      ];
}

function span([from, to]: Interval): number {
  return to - from;
}

/** The gates of the shortest way from box to box, as far as their middles tell. */
function gatesBetween(
  gates: readonly Gate[],
  first: number,
  last: number,
  [start, end]: readonly [Point, Point],
): readonly Gate[] | undefined {
  let open = [{ box: first, at: start, long: 0, by: [] as readonly Gate[] }];
  const reached = new Set<number>();
  for (;;) {
    const next = leastOf(open, ({ box, at, long }) => long + (box === last ? apart(at, end) : 0));
    if (!next) return undefined;
    if (next.box === last) return next.by;
    open = open.filter((one) => one !== next);
    if (reached.has(next.box)) continue;
    reached.add(next.box);
    for (const gate of gates) {
      if (gate.from !== next.box || reached.has(gate.to)) continue;
      const at = along(gate.ends, 0.5);
      open.push({ box: gate.to, at, long: next.long + apart(next.at, at), by: [...next.by, gate] });
    }
  }
}

/** The way through all gates as if a rope were drawn tight; what is straight has no corners. */
function tightened(start: Point, end: Point, gates: readonly Gate[]): Line {
  const line: Point[] = [start, ...gates.map(({ ends }) => along(ends, 0.5)), end];
  for (let round = 0; round < 4; round++) {
    gates.forEach(({ ends }, index) => {
      const [before, after] = [line[index], line[index + 2]];
      if (before && after) line[index + 1] = crossing(ends, before, after);
    });
  }
  return line.filter((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    return !before || !after || apart(before, point) + apart(point, after) - apart(before, after) > 0.5;
  });
}

/** Where somebody who goes straight on comes through a gate, or as near to that as its ends let them. */
function crossing(ends: Gate['ends'], before: Point, after: Point): Point {
  const [[x1, y1], [x2, y2]] = ends;
  const isLevel = Math.abs(x2 - x1) >= Math.abs(y2 - y1);
  const [near, far, wall] = isLevel ? [before[1], after[1], y1] : [before[0], after[0], x1];
  const part = near === far ? 0.5 : Math.min(1, Math.max(0, (wall - near) / (far - near)));
  const [x, y] = along([before, after], part);
  const long = apart(...ends);
  const wished = long === 0 ? 0.5 : isLevel ? (x - x1) / (x2 - x1) : (y - y1) / (y2 - y1);
  const off = long === 0 ? 0.5 : Math.min(0.5, ELBOW / long);
  return along(ends, Math.min(1 - off, Math.max(off, wished)));
}

function along([[x1, y1], [x2, y2]]: readonly [Point, Point], part: number): Point {
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}

function apart([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

function away(box: Box | undefined, [px, py]: Point): number {
  if (!box) return Number.POSITIVE_INFINITY;
  const [x, y, w, h] = box;
  return Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));
}

function leastOf<Item>(items: readonly Item[], cost: (item: Item) => number): Item | undefined {
  let least: Item | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const costs = cost(item);
    if (costs < lowest) [least, lowest] = [item, costs];
  }
  return least;
}
