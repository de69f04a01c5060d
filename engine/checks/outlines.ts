import type { TileFace } from '../../schemas';
import type { Rect, Segment } from '../geometry/rect';

type Zone = TileFace['zones'][number];
type Opening = NonNullable<TileFace['openings']>[number];

// JSON has lists of numbers where geometry has tuples.
export function outlineOf({ rects }: Pick<Zone, 'rects'>): Rect[] {
  return rects.map(([x, y, width, height]) => [x, y, width, height]);
}

export function lineOf({ at: [x1, y1, x2, y2] }: Opening): Segment {
  return [x1, y1, x2, y2];
}

export function zoneNamed({ zones }: TileFace, id: string | undefined): Zone | undefined {
  return zones.find((zone) => zone.id === id);
}
