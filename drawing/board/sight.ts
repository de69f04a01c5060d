import type { Board, BoardZone } from '../../engine';
import type { Box } from '../box';
import { box } from '../outline';
import type { ColourName } from '../palette';
import type { Line, Point, Shape } from '../scene';
import { centredLine } from '../text';
import { seatedBox } from '../transform';
import type { Overlays } from './options';
import { type Obstacles, placeTags, type Tag } from './places';
import type { SeatedTile } from './seats';
import { zoneShape } from './zone-areas';
import { zoneOutline } from './zone-outline';

const DIM = 0.52;
const BADGE = 20;

interface Badge extends Tag {
  readonly range: number;
  readonly townsfolk: boolean;
}

/** What one zone sees: ranges on badges, what it cannot see dimmed. Where only Townsfolk see, the badge is a square. */
export function sightShapes(
  board: Board,
  from: number,
  tiles: readonly SeatedTile[],
  words: readonly Box[],
  ground: Obstacles,
): Overlays {
  const near = board.sightFrom(from);
  const further = board.townsfolkSightFrom(from);
  const seen: Line[] = [];
  const under: Shape[] = [];
  const badges: Badge[] = [];
  for (const zone of board.zones) {
    const isHere = zone.index === from;
    const range = isHere ? 0 : near.get(zone.index);
    const shown = range ?? further.get(zone.index);
    if (shown === undefined) continue;
    const townsfolk = range === undefined;
    const area = zoneShape(zone, board);
    seen.push(...area);
    under.push(tint(zone, area, townsfolk ? 'violet' : 'yellow', isHere ? 0.4 : townsfolk ? 0.24 : 0.2));
    if (isHere) under.push(border(board, zone, words));
    badges.push({ zone, size: [BADGE, BADGE], range: shown, townsfolk });
  }
  const places = placeTags(badges, board, ground);
  const over = badges.flatMap((badge, index) =>
    (places[index] ?? []).flatMap((at) => badgeShapes(badge, at)),
  );
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

function border(board: Board, zone: BoardZone, words: readonly Box[]): Shape {
  return { kind: 'path', outlines: zoneOutline(zone, board, 2.6, words), fill: 'ink' };
}

function badgeShapes({ range, townsfolk }: Badge, [x, y, width, height]: Box): Shape[] {
  const at: Point = [x + width / 2, y + height / 2];
  const square = (half: number, fill: ColourName): Shape => ({
    kind: 'path',
    outlines: [box(at[0] - half, at[1] - half, 2 * half, 2 * half)],
    fill,
  });
  const disc = (radius: number, fill: ColourName): Shape => ({ kind: 'circle', centre: at, radius, fill });
  const body = townsfolk ? [square(9, 'ink'), square(8, 'violet')] : [disc(10, 'ink'), disc(9, 'paint')];
  return [...body, centredLine(String(range), at, { font: 'title', size: 12 }, townsfolk ? 'bone' : 'ink')];
}
