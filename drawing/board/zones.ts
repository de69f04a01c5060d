import type { Board, BoardZone } from '../../engine';
import { type Language, textIn } from '../../languages';
import type { Box } from '../box';
import { box } from '../outline';
import type { ColourName } from '../palette';
import type { Shape } from '../scene';
import { centredLine, fitted, shortened, type TextStyle, textWidth } from '../text';
import type { BoardOptions } from './options';
import { type Ground, largestRoom, placeTags, type Tag } from './places';
import { areaOf } from './zone-areas';
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
      outlines: areaOf(zone, board),
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

/** The id of each zone on a tag, with the room's name above it where it has one; and where the tags stand. */
export function zoneNames(
  board: Board,
  ground: Ground,
  { language = 'en' }: BoardOptions,
): { shapes: Shape[]; places: Box[] } {
  const names = board.zones.map((zone) => nameOf(zone, language));
  const places = placeTags(names, board, ground);
  return {
    shapes: names.flatMap((name, index) => (places[index] ?? []).flatMap((place) => nameShapes(name, place))),
    places: places.flat(),
  };
}

function nameOf(zone: BoardZone, language: Language): Name {
  const most = Math.max(40, largestRoom(zone.rects)[2] - 8);
  const lines: Line[] = [];
  const name = zone.faceZones.map((part) => part.name).find((text) => text !== undefined);
  if (name) {
    const text = textIn(name, language);
    lines.push({ text, style: fitted(text, { font: 'text', size: 9, weight: 700 }, most) });
  }
  for (const row of idRows(zone.parts)) {
    const style = fitted(row, { font: 'text', size: 8 }, most);
    lines.push({ text: shortened(row, style, most), style });
  }
  const width = Math.max(...lines.map(({ text, style }) => textWidth(text, style))) + 6;
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

/** The id of a merged zone, two parts to a row. */
function idRows(parts: readonly string[]): string[] {
  const rows: string[] = [];
  for (let part = 0; part < parts.length; part += 2) {
    const row = parts.slice(part, part + 2).join('+');
    rows.push(part + 2 < parts.length ? `${row}+` : row);
  }
  return rows;
}
