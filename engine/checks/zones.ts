import type { TileFace, Zone } from '../../schemas';
import { type Rect, rectsOverlap } from '../geometry/rect';
import { type FaceProblem, faceProblem } from './problem';

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
  { id, rects }: Pick<Zone, 'id' | 'rects'>,
  pointer: string,
  { size: [width, height] }: TileFace,
): FaceProblem[] {
  return rects.flatMap(([x, y, w, h], index) =>
    x >= 0 && y >= 0 && x + w <= width && y + h <= height
      ? []
      : [faceProblem('zone-outside', `${pointer}/rects/${index}`, { zone: id })],
  );
}

function overlaps({ zones }: TileFace): FaceProblem[] {
  return zones.flatMap(({ id, rects }, index): FaceProblem[] => {
    const pointer = `/zones/${index}/rects`;
    const itself = rects.some((rect, at) => meets(rect, rects.slice(0, at)))
      ? [faceProblem('zone-overlaps-itself', pointer, { zone: id })]
      : [];
    const others = zones.slice(0, index).filter((other) => rects.some((rect) => meets(rect, other.rects)));
    return [
      ...itself,
      ...others.map((other) => faceProblem('zones-overlap', pointer, { one: other.id, other: id })),
    ];
  });
}

function meets(rect: Rect, others: readonly Rect[]): boolean {
  return others.some((other) => rectsOverlap(rect, other));
}
