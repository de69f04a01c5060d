import type { Board, BoardZone } from '../../engine';
import { textIn } from '../../languages';
import type { Box } from '../box';
import { box } from '../outline';
import type { ColourName } from '../palette';
import type { Shape } from '../scene';
import { centredLine, fitted, shortened, textWidth } from '../text';
import type { BoardOptions } from './options';
import { areaOf, tagPlace } from './zone-areas';
import { zoneOutline } from './zone-outline';

const BUILDINGS: readonly ColourName[] = ['blue', 'orange', 'violet', 'green', 'red', 'yellow'];

/** Every zone outlined, its building tinted: neighbouring houses differ. */
export function zoneShapes(board: Board): Shape[] {
  return board.zones.flatMap((zone): Shape[] => {
    const colour = zoneColour(zone);
    const outline: Shape = {
      kind: 'path',
      outlines: zoneOutline(zone, board, 2),
      fill: zone.kind === 'building' || zone.balcony ? 'ink' : 'blue',
      id: `zone:${zone.id}:outline`,
    };
    if (zone.kind === 'street' && !zone.balcony) return [outline];
    const tint: Shape = {
      kind: 'path',
      outlines: areaOf(zone, board),
      fill: colour,
      opacity: 0.28,
      id: `zone:${zone.id}`,
    };
    return [tint, outline];
  });
}

function zoneColour({ building, balcony }: BoardZone): ColourName {
  if (balcony) return 'bone';
  return BUILDINGS[(building ?? 0) % BUILDINGS.length] ?? 'blue';
}

/** The id of each zone on a tag, with the room's name above it where it has one. */
export function zoneNames(
  { zones }: Board,
  taken: readonly Box[],
  { language = 'en' }: BoardOptions,
): Shape[] {
  return zones.flatMap((zone): Shape[] => {
    const left = Math.min(...zone.rects.map(([x]) => x));
    const most = Math.max(40, Math.max(...zone.rects.map(([x, , w]) => x + w)) - left - 8);
    const name = zone.faceZones.map((part) => part.name).find((text) => text !== undefined);
    const lines: { text: string; size: number }[] = [];
    if (name) {
      const title = textIn(name, language);
      lines.push({ text: title, size: fitted(title, { font: 'text', size: 9, weight: 700 }, most).size });
    }
    for (const row of idRows(zone.parts)) {
      const small = fitted(row, { font: 'text', size: 8 }, most);
      lines.push({ text: shortened(row, small, most), size: small.size });
    }
    const high = lines.length * 9.6 + 2.4;
    const wide =
      Math.max(
        ...lines.map(({ text, size }, index) =>
          textWidth(text, { font: 'text', size, weight: index === 0 && name ? 700 : 400 }),
        ),
      ) + 6;
    const at = tagPlace(zone, wide, high, taken);
    const [x, y] = [at[0] - wide / 2, at[1] - high / 2];
    return [
      { kind: 'path', outlines: [box(x - 0.5, y - 0.5, wide + 1, high + 1)], fill: 'ink' },
      { kind: 'path', outlines: [box(x, y, wide, high)], fill: 'paint' },
      ...lines.map(({ text, size }, index) =>
        centredLine(
          text,
          [at[0], y + 6 + index * 9.6],
          { font: 'text', size, weight: index === 0 && name ? 700 : 400 },
          'ink',
        ),
      ),
    ];
  });
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
