import { middleOf } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import {
  type AnyTable,
  type EventTraits,
  type GameEvent,
  type Seen,
  systemIn,
  systemOf,
  zoneNumber,
} from '../../../engine';
import type { LineStyle, Mark } from '../../canvas/marks';
import type { BoardGeometry } from './board-geometry';

/** Where on the board something happens: from one zone to another, or in one. */
export function placeOfEvent(
  event: GameEvent,
  table: AnyTable,
): { from: number | undefined; to: number | undefined } {
  const told = event as unknown as Readonly<Record<string, unknown>>;
  const zone = (name: string): number | undefined => {
    const id = told[name];
    const number = typeof id === 'string' ? zoneNumber(table, id) : -1;
    return number < 0 ? undefined : number;
  };
  const { isAboutDestination } = traitsOf(event, table);
  const to = zone('to') ?? (isAboutDestination ? zone('destination') : undefined) ?? zone('zone');
  const from = zone('from') ?? (zone('destination') === undefined ? undefined : zone('zone'));
  return { from: from === to ? undefined : from, to };
}

const pens: Readonly<Record<NonNullable<EventTraits['manner']>, LineStyle>> = {
  seeing: { colour: 'red', width: 2.5, dash: [7, 5], halo: true },
  hearing: { colour: 'blue', width: 2.5, dash: [2, 5], halo: true },
  attack: { colour: 'red', width: 4, halo: true },
};
const plain: LineStyle = { colour: 'orange', width: 3, halo: true };

function traitsOf(event: GameEvent, { mission }: AnyTable): EventTraits {
  return systemOf(mission.file.system).play.event(event);
}

/** What shows where something happens. */
export function eventMarks(event: GameEvent, table: AnyTable, ground: BoardGeometry): readonly Mark[] {
  const { from, to } = placeOfEvent(event, table);
  const { manner } = traitsOf(event, table);
  const pen = manner ? pens[manner] : plain;
  const box = to === undefined ? undefined : ground.boxOf(to);
  const outset = from === undefined ? undefined : ground.boxOf(from);
  const start = outset && middleOf(outset);
  const end = box && middleOf(box);
  return [
    ...(box ? [{ kind: 'ticks', box, grown: -3, pen } as const] : []),
    ...(start && end ? arrow(start, end, pen) : []),
  ];
}

/** The same of everything that is seen at once, each of it once; who is seen to go needs no arrow. */
export function sceneMarks(
  { events, seen, ground }: { events: readonly GameEvent[]; seen: Seen; ground: BoardGeometry },
  isStill: boolean,
): readonly Mark[] {
  const { show } = systemIn(seen);
  const shown = events.filter((event) => isStill || show.passing(event, seen) === undefined);
  const marks = shown.flatMap((event) => eventMarks(event, seen.table, ground));
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}

/** Millimetres that it keeps off the pieces at its beginning, and the length of its head. */
const OFF = 16;
const HEAD = 9;

function arrow(from: Point, to: Point, pen: LineStyle): Mark[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (long <= OFF + HEAD) return [];
  const [dx, dy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const back = (by: number, aside: number): Point => [
    to[0] - dx * by - dy * aside,
    to[1] - dy * by + dx * aside,
  ];
  const solid: LineStyle = { ...pen, dash: [] };
  return [
    { kind: 'line', line: [[from[0] + dx * OFF, from[1] + dy * OFF], to], pen },
    { kind: 'line', line: [back(HEAD, HEAD * 0.6), to, back(HEAD, -HEAD * 0.6)], pen: solid },
  ];
}
