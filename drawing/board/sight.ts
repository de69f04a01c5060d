import type { Board, BoardZone } from '../../engine';
import { box } from '../outline';
import type { ColourName } from '../palette';
import type { Point, Shape } from '../scene';
import { centredLine } from '../text';
import type { Box } from '../tile/rough';
import { seatedBox } from '../transform';
import type { SeatedTile } from './seats';
import { areaOf, tagPlace } from './zone-areas';
import { outlineOf } from './zones';

const DIM = 0.52;

/** What one zone sees: far ranges on tags, what it cannot see dimmed. Where only Townsfolk see, the tag is a square. */
export function sightShapes(
  board: Board,
  from: number,
  tiles: readonly SeatedTile[],
  taken: readonly Box[],
): { under: Shape[]; over: Shape[] } {
  const near = board.sightFrom(from);
  const further = board.townsfolkSightFrom(from);
  const under: Shape[] = [nobodysGround(board, tiles)];
  const over: Shape[] = [];
  for (const zone of board.zones) {
    const range = zone.index === from ? 0 : near.get(zone.index);
    const townsfolk = range === undefined ? further.get(zone.index) : undefined;
    if (zone.index === from) under.push(tint(board, zone, 'yellow', 0.4), border(zone, 'ink'));
    else if (range !== undefined) under.push(tint(board, zone, 'yellow', 0.2));
    else if (townsfolk !== undefined) under.push(tint(board, zone, 'violet', 0.24));
    else under.push(tint(board, zone, 'shadow', DIM));
    const shown = range ?? townsfolk;
    if (shown !== undefined) over.push(...tag(tagPlace(zone, 20, 20, taken), shown, townsfolk !== undefined));
  }
  return { under, over };
}

/** Rock, engines, and strips beside a train that belong to no street here. */
function nobodysGround({ zones }: Board, tiles: readonly SeatedTile[]): Shape {
  const ground = zones.filter(({ balcony }) => !balcony).flatMap(({ rects }) => rects);
  return {
    kind: 'path',
    outlines: [
      ...tiles.map(({ seat }) => box(...seatedBox(seat))),
      ...ground.map((rect) => box(...rect).reverse()),
    ],
    fill: 'shadow',
    opacity: DIM,
    id: 'sight:nowhere',
  };
}

function tint(board: Board, zone: BoardZone, fill: ColourName, opacity: number): Shape {
  return {
    kind: 'path',
    outlines: areaOf(zone, board),
    fill,
    opacity,
    id: `sight:${zone.id}`,
  };
}

function border(zone: BoardZone, fill: ColourName): Shape {
  return { kind: 'path', outlines: outlineOf(zone.rects, 2.6), fill };
}

function tag(at: Point, range: number, townsfolk: boolean): Shape[] {
  const square = (half: number, fill: ColourName): Shape => ({
    kind: 'path',
    outlines: [box(at[0] - half, at[1] - half, 2 * half, 2 * half)],
    fill,
  });
  const disc = (radius: number, fill: ColourName): Shape => ({ kind: 'circle', centre: at, radius, fill });
  const body = townsfolk ? [square(9, 'ink'), square(8, 'violet')] : [disc(10, 'ink'), disc(9, 'paint')];
  return [...body, centredLine(String(range), at, { font: 'title', size: 12 }, townsfolk ? 'bone' : 'ink')];
}
