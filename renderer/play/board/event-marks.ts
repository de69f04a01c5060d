import { middleOf } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import type { GameEvent, Table } from '../../../engine';
import type { Mark, Pen } from '../../canvas/marks';
import { zoneNumber } from '../../game/spots';
import type { Ground } from './ground';

/** Where on the board something happens: from one zone to another, or in one. */
export function placeOfEvent(
  event: GameEvent,
  table: Table,
): { from: number | undefined; to: number | undefined } {
  const told = event as unknown as Readonly<Record<string, unknown>>;
  const zone = (name: string): number | undefined => {
    const id = told[name];
    const number = typeof id === 'string' ? zoneNumber(table, id) : -1;
    return number < 0 ? undefined : number;
  };
  const to = zone('to') ?? (REASONS.has(event.type) ? zone('destination') : undefined) ?? zone('zone');
  const from = zone('from') ?? (zone('destination') === undefined ? undefined : zone('zone'));
  return { from: from === to ? undefined : from, to };
}

/** Of these the destination says more than the zone. */
const REASONS: ReadonlySet<string> = new Set([
  'zombies-see',
  'zombies-hear',
  'zombies-split',
  'zombies-stay',
]);

const pens: Readonly<Record<string, Pen>> = {
  'zombies-see': { colour: 'red', width: 2.5, dash: [7, 5], halo: true },
  'zombies-hear': { colour: 'blue', width: 2.5, dash: [2, 5], halo: true },
  'zombies-attack': { colour: 'red', width: 4, halo: true },
};
const plain: Pen = { colour: 'orange', width: 3, halo: true };

/** What shows where something happens. */
export function eventMarks(event: GameEvent, table: Table, ground: Ground): readonly Mark[] {
  const { from, to } = placeOfEvent(event, table);
  const pen = pens[event.type] ?? plain;
  const box = to === undefined ? undefined : ground.boxOf(to);
  const outset = from === undefined ? undefined : ground.boxOf(from);
  const start = outset && middleOf(outset);
  const end = box && middleOf(box);
  return [
    ...(box ? [{ kind: 'ticks', box, grown: -3, pen } as const] : []),
    ...(start && end ? arrow(start, end, pen) : []),
  ];
}

/** Millimetres that it keeps off the pieces at its beginning, and the length of its head. */
const OFF = 16;
const HEAD = 9;

function arrow(from: Point, to: Point, pen: Pen): Mark[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (long <= OFF + HEAD) return [];
  const [dx, dy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const back = (by: number, aside: number): Point => [
    to[0] - dx * by - dy * aside,
    to[1] - dy * by + dx * aside,
  ];
  const solid: Pen = { ...pen, dash: [] };
  return [
    { kind: 'line', line: [[from[0] + dx * OFF, from[1] + dy * OFF], to], pen },
    { kind: 'line', line: [back(HEAD, HEAD * 0.6), to, back(HEAD, -HEAD * 0.6)], pen: solid },
  ];
}
