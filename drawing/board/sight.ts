import type { Board, BoardZone } from '../../engine';
import type { Box } from '../box';
import { box } from '../outline';
import type { ColourName } from '../palette';
import type { Line, Point, Shape } from '../scene';
import { centredLine } from '../text';
import { seatedBox } from '../transform';
import type { Overlays } from './options';
import type { SeatedTile } from './seats';
import { areaOf, tagPlace } from './zone-areas';
import { zoneOutline } from './zone-outline';

const DIM = 0.52;

/** What one zone sees: far ranges on tags, what it cannot see dimmed. Where only Townsfolk see, the tag is a square. */
export function sightShapes(
  board: Board,
  from: number,
  tiles: readonly SeatedTile[],
  taken: readonly Box[],
): Overlays {
  const near = board.sightFrom(from);
  const further = board.townsfolkSightFrom(from);
  const seen: Line[] = [];
  const under: Shape[] = [];
  const over: Shape[] = [];
  for (const zone of board.zones) {
    const isHere = zone.index === from;
    const range = isHere ? 0 : near.get(zone.index);
    const shown = range ?? further.get(zone.index);
    if (shown === undefined) continue;
    const townsfolk = range === undefined;
    const area = areaOf(zone, board);
    seen.push(...area);
    under.push(tint(zone, area, townsfolk ? 'violet' : 'yellow', isHere ? 0.4 : townsfolk ? 0.24 : 0.2));
    if (isHere) under.push(border(board, zone, 'ink'));
    over.push(...tag(tagPlace(zone, 20, 20, taken), shown, townsfolk));
  }
  return { under: [unseen(tiles, seen), ...under], over };
}

/** The tiles but for what is seen, as one area: of a large board hundreds of zones are dimmed at every step. */
function unseen(tiles: readonly SeatedTile[], seen: readonly Line[]): Shape {
  return {
    kind: 'path',
    outlines: [
      ...tiles.map(({ seat }) => box(...seatedBox(seat))),
      ...seen.map((outline) => [...outline].reverse()),
    ],
    fill: 'shadow',
    opacity: DIM,
    id: 'sight:unseen',
  };
}

function tint({ id }: BoardZone, outlines: readonly Line[], fill: ColourName, opacity: number): Shape {
  return { kind: 'path', outlines, fill, opacity, id: `sight:${id}` };
}

function border(board: Board, zone: BoardZone, fill: ColourName): Shape {
  return { kind: 'path', outlines: zoneOutline(zone, board, 2.6), fill };
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
