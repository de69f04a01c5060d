import type { Board, BoardZone } from '../../engine';
import { textIn } from '../../languages';
import { box } from '../outline';
import type { ColourName } from '../palette';
import type { Line, Shape } from '../scene';
import { centredLine, fitted, shortened, textWidth } from '../text';
import { chamfered } from '../tile/balconies';
import { type Box, inset, ruled } from '../tile/rough';
import type { BoardOptions } from './options';
import { areaOf, tagPlace } from './zone-areas';

const BUILDINGS: readonly ColourName[] = ['blue', 'orange', 'violet', 'green', 'red', 'yellow'];
const LINE = 1.8;

/** Every zone outlined, its building tinted: neighbouring houses differ. */
export function zoneShapes(board: Board): Shape[] {
  return board.zones.flatMap((zone): Shape[] => {
    const colour = zoneColour(zone);
    const outline: Shape = {
      kind: 'path',
      outlines: zone.balcony ? decksOutline(zone) : outlineOf(zone.rects, 2),
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

function decksOutline({ rects }: BoardZone): Line[] {
  return rects.flatMap((rect) => {
    const rail = chamfered(inset(rect, 2.6), 1);
    return rail.map((from, index) => ruled(from, rail[(index + 1) % rail.length] ?? from, LINE));
  });
}

function zoneColour({ building, balcony }: BoardZone): ColourName {
  if (balcony) return 'bone';
  return BUILDINGS[(building ?? 0) % BUILDINGS.length] ?? 'blue';
}

/** The border of rectangles that make one area, drawn within it as thin bars. */
export function outlineOf(rects: readonly Box[], within: number): Line[] {
  const inside = (x: number, y: number): boolean =>
    rects.some(([rx, ry, rw, rh]) => x > rx && x < rx + rw && y > ry && y < ry + rh);
  const stops = (low: number, size: number, values: readonly number[]): number[] =>
    [...new Set([low, low + size, ...values.filter((value) => value > low && value < low + size)])].sort(
      (a, b) => a - b,
    );
  const xs = rects.flatMap(([x, , w]) => [x, x + w]);
  const ys = rects.flatMap(([, y, , h]) => [y, y + h]);
  const bars: Line[] = [];
  for (const [x, y, w, h] of rects) {
    for (const [at, out] of [
      [y, -0.5],
      [y + h, 0.5],
    ] as const) {
      const cuts = stops(x, w, xs);
      cuts.slice(1).forEach((to, index) => {
        const from = cuts[index] ?? x;
        if (inside((from + to) / 2, at + out)) return;
        const line = at - Math.sign(out) * within;
        const [openFrom, openTo] = [inside(from - 0.5, at - out), inside(to + 0.5, at - out)];
        bars.push(
          ruled(
            [openFrom ? from - within : from + within - LINE / 2, line],
            [openTo ? to + within : to - within + LINE / 2, line],
            LINE,
          ),
        );
      });
    }
    for (const [at, out] of [
      [x, -0.5],
      [x + w, 0.5],
    ] as const) {
      const cuts = stops(y, h, ys);
      cuts.slice(1).forEach((to, index) => {
        const from = cuts[index] ?? y;
        if (inside(at + out, (from + to) / 2)) return;
        const line = at - Math.sign(out) * within;
        const [openFrom, openTo] = [inside(at - out, from - 0.5), inside(at - out, to + 0.5)];
        bars.push(
          ruled(
            [line, openFrom ? from - within : from + within - LINE / 2],
            [line, openTo ? to + within : to - within + LINE / 2],
            LINE,
          ),
        );
      });
    }
  }
  return bars;
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
