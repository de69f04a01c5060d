import type { TileFace } from '../../schemas';
import { box } from '../outline';
import type { Line, Shape } from '../scene';

const LARGEST = 1_500_000;
const MOST_RECTS = 400;

/** A tile of some twenty town tiles, or of hundreds of pieces, would take every board off the screen to furnish. */
export function isBeyondDetail({ size: [width, height], zones }: TileFace): boolean {
  return width * height > LARGEST || zones.reduce((sum, { rects }) => sum + rects.length, 0) > MOST_RECTS;
}

/** Such a face as a bare plan: its ground, its zones, and the openings in their outlines. */
export function plainShapes({ size: [width, height], zones, openings = [] }: TileFace): Shape[] {
  const boxes = (kind: 'street' | 'building'): Line[] =>
    zones.filter((zone) => zone.kind === kind).flatMap(({ rects }) => rects.map((rect) => box(...rect)));
  const [streets, buildings] = [boxes('street'), boxes('building')];
  const stroke = (lines: readonly Line[], colour: 'ink' | 'paint' | 'walk', size: number): Shape[] =>
    lines.length === 0 ? [] : [{ kind: 'stroke', lines, closed: true, width: size, stroke: colour }];
  const area = (outlines: readonly Line[], fill: 'rock' | 'street' | 'floor'): Shape[] =>
    outlines.length === 0 ? [] : [{ kind: 'path', outlines, fill }];
  const gaps = openings.map(
    ({ at: [x1, y1, x2, y2] }): Line => [
      [x1, y1],
      [x2, y2],
    ],
  );
  return [
    ...area([box(0, 0, width, height)], 'rock'),
    ...area(streets, 'street'),
    ...area(buildings, 'floor'),
    ...stroke(streets, 'paint', 1.5),
    ...stroke(buildings, 'ink', 4),
    ...stroke(gaps, 'walk', 4.4),
  ];
}
