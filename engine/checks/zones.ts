import type { TileFace } from '../../schemas';
import { type Rect, rectsOverlap } from '../geometry/rect';
import { outlineOf } from './outlines';
import type { FaceProblem } from './problem';

/** Zones that lie on each other, and what sticks out of the face. */
export function zoneProblems(face: TileFace): FaceProblem[] {
  const { zones, balconies = [] } = face;
  return [
    ...zones.flatMap((zone, index) => sticksOut(zone, `/zones/${index}`, face)),
    ...balconies.flatMap((balcony, index) => sticksOut(balcony, `/balconies/${index}`, face)),
    ...overlaps(face),
  ];
}

function sticksOut(
  zone: { id: string; rects: TileFace['zones'][number]['rects'] },
  pointer: string,
  { size: [width, height] }: TileFace,
): FaceProblem[] {
  return outlineOf(zone).flatMap(([x, y, w, h], index) =>
    x >= 0 && y >= 0 && x + w <= width && y + h <= height
      ? []
      : [{ code: 'zone-outside', pointer: `${pointer}/rects/${index}`, parameters: { zone: zone.id } }],
  );
}

function overlaps({ zones }: TileFace): FaceProblem[] {
  const outlines = zones.map(outlineOf);
  return zones.flatMap(({ id }, index): FaceProblem[] => {
    const mine = outlines[index] ?? [];
    const itself: FaceProblem[] = mine.some((rect, at) => meets(rect, mine.slice(0, at)))
      ? [{ code: 'zone-overlaps-itself', pointer: `/zones/${index}/rects`, parameters: { zone: id } }]
      : [];
    const others = zones
      .slice(0, index)
      .filter((_, before) => mine.some((rect) => meets(rect, outlines[before] ?? [])));
    return [
      ...itself,
      ...others.map(
        (other): FaceProblem => ({
          code: 'zones-overlap',
          pointer: `/zones/${index}/rects`,
          parameters: { one: other.id, other: id },
        }),
      ),
    ];
  });
}

function meets(rect: Rect, others: readonly Rect[]): boolean {
  return others.some((other) => rectsOverlap(rect, other));
}
