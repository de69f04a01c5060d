import type { StandingRoom } from '../../../drawing/board/standing-room';
import { around, type Box, holds, inset } from '../../../drawing/box';
import { box } from '../../../drawing/outline';
import type { Line, Point } from '../../../drawing/scene';
import type { AnyTable } from '../../../engine';

/** Millimetres of a zone, of its name at its top, and between two. */
const [WIDE, HIGH, GAP] = [150, 180, 24];
export const NAME = 30;
const MOST_IN_A_ROW = 6;
/** What stands there keeps off the border. */
const BORDER = 6;

interface Place {
  readonly at: Point;
}

/** The zones of a game without a map, one beside the other in the order in which the game has them. */
export function rowGeometry({ zones }: AnyTable) {
  const boxes = zones.map((_, zone): Box => {
    const [column, line] = [zone % MOST_IN_A_ROW, Math.floor(zone / MOST_IN_A_ROW)];
    return [column * (WIDE + GAP), line * (HIGH + GAP), WIDE, HIGH];
  });
  const fields = boxes.map(([x, y, width, height]): Box => [x, y + NAME, width, height - NAME]);
  const rooms = fields.map(
    (field): StandingRoom => ({ rects: [inset(field, BORDER)], balcony: false, floors: [], printed: [] }),
  );
  return {
    placements: [],
    tiles: [],
    row: around(boxes) ?? [0, 0, WIDE, HIGH],
    zones: [...zones.keys()],
    zoneAt: (point: Point) => {
      const zone = boxes.findIndex((each) => holds(each, point));
      return zone < 0 ? undefined : zone;
    },
    roomOf: (zone: number) => rooms[zone],
    boxOf: (zone: number) => boxes[zone],
    areaOf: (zone: number): readonly Line[] => {
      // What is lit or pointed at stays legible.
      const field = fields[zone];
      return field ? [box(...field)] : [];
    },
    outlineOf: (zone: number, within: number): readonly Line[] => {
      const whole = boxes[zone];
      return whole ? [box(...whole), box(...inset(whole, within)).reverse()] : [];
    },
    wayBetween: ({ at: from }: Place, { at: to }: Place): Line => [from, to],
  };
}
