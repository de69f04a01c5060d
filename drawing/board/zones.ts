import type { Board, BoardZone } from '../../engine';
import type { Box } from '../box';
import { box } from '../outline';
import type { ColourName } from '../palette';
import type { Shape } from '../scene';
import { centredLine, fitted, shortened, type TextStyle, textWidth, wrapText } from '../text';
import type { BoardOptions } from './options';
import { largestRoom, type Obstacles, placeTags, type Tag } from './places';
import { zoneShape } from './zone-areas';
import { zoneOutline } from './zone-outline';

const BUILDINGS: readonly ColourName[] = ['blue', 'orange', 'violet', 'green', 'red', 'yellow'];

/** Every zone outlined; the words printed on its ground stay legible. */
export function zoneOutlines(board: Board, words: readonly Box[]): Shape[] {
  return board.zones.map((zone) => ({
    kind: 'path',
    outlines: zoneOutline(zone, board, 2, words),
    fill: zone.kind === 'building' || zone.balcony ? 'ink' : 'blue',
    id: `zone:${zone.id}:outline`,
  }));
}

/** Every building tinted: neighbouring houses differ. */
export function zoneTints(board: Board): Shape[] {
  return board.zones
    .filter(({ kind, balcony }) => kind === 'building' || balcony)
    .map((zone) => ({
      kind: 'path',
      outlines: zoneShape(zone, board),
      fill: zoneColour(zone),
      opacity: 0.28,
      id: `zone:${zone.id}`,
    }));
}

function zoneColour({ building, balcony }: BoardZone): ColourName {
  if (balcony) return 'bone';
  return BUILDINGS[(building ?? 0) % BUILDINGS.length] ?? 'blue';
}

interface Line {
  readonly text: string;
  readonly style: TextStyle;
}

interface Name extends Tag {
  readonly lines: readonly Line[];
}

const LEADING = 9.6;
/** Longer lines are harder to read than more of them. */
const MOST = 90;

/** The name of each zone on a tag; and where the tags stand. */
export function zoneNames(
  board: Board,
  ground: Obstacles,
  { zoneTitle = ({ id }) => id }: BoardOptions,
): { shapes: Shape[]; places: Box[] } {
  const names = board.zones.map((zone) => nameOf(zone, zoneTitle(zone)));
  const places = placeTags(names, board, ground);
  return {
    shapes: names.flatMap((name, index) => (places[index] ?? []).flatMap((place) => nameShapes(name, place))),
    places: places.flat(),
  };
}

/** Rooms and balconies stand out from the streets. */
function nameOf(zone: BoardZone, title: string): Name {
  const most = Math.max(40, Math.min(MOST, largestRoom(zone.rects)[2] - 8));
  const style: TextStyle =
    zone.kind === 'building' ? { font: 'text', size: 8, weight: 700 } : { font: 'text', size: 8 };
  const lines = wrapText(title, style, most).map((row) => {
    const fitting = fitted(row, style, most);
    return { text: shortened(row, fitting, most), style: fitting };
  });
  const width = Math.max(...lines.map((line) => textWidth(line.text, line.style))) + 6;
  return { zone, lines, size: [width, lines.length * LEADING + 2.4] };
}

function nameShapes({ lines }: Name, [x, y, width, height]: Box): Shape[] {
  return [
    { kind: 'path', outlines: [box(x - 0.5, y - 0.5, width + 1, height + 1)], fill: 'ink' },
    { kind: 'path', outlines: [box(x, y, width, height)], fill: 'paint' },
    ...lines.map(({ text, style }, index) =>
      centredLine(text, [x + width / 2, y + 6 + index * LEADING], style, 'ink'),
    ),
  ];
}
