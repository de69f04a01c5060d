import { middleOfRoom } from '../../drawing/board/places';
import { zoneShape } from '../../drawing/board/zone-areas';
import { zoneOutline } from '../../drawing/board/zone-outline';
import type { ColourName } from '../../drawing/palette';
import type { Line, Point } from '../../drawing/scene';
import type { Board, BoardZone } from '../../engine';
import type { Route, Shown } from '../tools/shown';
import type { Mark } from './marks';

/** What a tool shows of its own: where things would go, what they line up with, how far it is. */
export function toolMarks(board: () => Board, shown: Shown, moves: (count: number) => string): Mark[] {
  const { target, guides, marquee, route } = shown;
  return [
    ...(target ? targetMarks(board(), target) : []),
    ...guides.flatMap(guideMarks),
    ...(route ? routeMarks(board(), route, moves) : []),
    ...(marquee ? marqueeMarks(marquee) : []),
  ];
}

/** Half the width of a printed place. */
const SPOT = 15;

function targetMarks(board: Board, { zone, spot }: NonNullable<Shown['target']>): Mark[] {
  const there = zone === undefined ? undefined : board.zones[zone];
  return [
    ...(there ? zoneMarks(board, there, 'green') : []),
    ...(spot
      ? [
          {
            kind: 'ring',
            at: spot,
            radius: SPOT,
            grown: 2,
            pen: { colour: 'green', width: 2.5, dash: [5, 3], halo: true },
          } as const,
        ]
      : []),
  ];
}

export function zoneMarks(board: Board, zone: BoardZone, fill: ColourName): Mark[] {
  return [
    { kind: 'area', outlines: zoneShape(zone, board), fill, opacity: 0.22 },
    { kind: 'area', outlines: zoneOutline(zone, board, 1.5, []), fill, opacity: 0.9 },
  ];
}

function guideMarks([from, to]: readonly [Point, Point]): Mark[] {
  return [
    { kind: 'line', line: [from, to], pen: { colour: 'blue', width: 1.5, dash: [7, 4], halo: true } },
    { kind: 'dot', at: from, radius: 2.5, fill: 'blue' },
    { kind: 'dot', at: to, radius: 2.5, fill: 'blue' },
  ];
}

function marqueeMarks(box: NonNullable<Shown['marquee']>): Mark[] {
  const [x, y, width, height] = box;
  const outline: Line = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return [
    { kind: 'area', outlines: [outline], fill: 'blue', opacity: 0.12 },
    { kind: 'box', box, grown: 0, pen: { colour: 'blue', width: 1.5, dash: [6, 3], halo: true } },
  ];
}

function routeMarks(board: Board, { from, zones }: Route, moves: (count: number) => string): Mark[] {
  const start = board.zones[from];
  if (!start) return [];
  const stops = zones.flatMap((zone) => board.zones[zone] ?? []);
  const end = stops.at(-1);
  const way = wayThrough(board, stops);
  return [
    { kind: 'area', outlines: zoneShape(start, board), fill: 'blue', opacity: 0.18 },
    ...(end ? [{ kind: 'area', outlines: zoneShape(end, board), fill: 'blue', opacity: 0.18 } as const] : []),
    ...(way.length > 1
      ? [{ kind: 'line', line: way, pen: { colour: 'blue', width: 3.5, dash: [2, 6], halo: true } } as const]
      : []),
    ...stops.map((zone) => ({ kind: 'dot', at: middleOfRoom(zone), radius: 5, fill: 'blue' }) as const),
    ...(stops.length === 0
      ? [{ kind: 'dot', at: middleOfRoom(start), radius: 6, fill: 'blue' } as const]
      : []),
    ...(end && stops.length > 1
      ? [
          {
            kind: 'slip',
            at: middleOfRoom(end),
            lift: 22,
            text: moves(stops.length - 1),
            rim: 'blue',
          } as const,
        ]
      : []),
  ];
}

/** From middle to middle, and through the doors that lie between. */
function wayThrough(board: Board, stops: readonly BoardZone[]): Point[] {
  return stops.flatMap((zone, index): Point[] => {
    const next = stops[index + 1];
    if (!next) return [middleOfRoom(zone)];
    const door = board.passages.find(
      ({ one, other }) =>
        (one === zone.index && other === next.index) || (one === next.index && other === zone.index),
    );
    if (!door) return [middleOfRoom(zone)];
    const [x1, y1, x2, y2] = door.at;
    return [middleOfRoom(zone), [(x1 + x2) / 2, (y1 + y2) / 2]];
  });
}
