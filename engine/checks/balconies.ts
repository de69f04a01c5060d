import type { TileFace } from '../../schemas';
import type { Rect } from '../geometry/rect';
import { type FaceProblem, faceProblem } from './problem';
import { zoneNamed } from './zone-named';

/** Balconies over none of their streets, and stairs that begin in a street. */
export function balconyProblems(face: TileFace): FaceProblem[] {
  return (face.balconies ?? []).flatMap(({ id, rects, stairs, over }, index): FaceProblem[] => {
    const pointer = `/balconies/${index}`;
    const below = over.flatMap((zone) => zoneNamed(face, zone)?.rects ?? []);
    const isApart = !rects.some((rect) => below.some((street) => touches(rect, street)));
    const isInStreet = zoneNamed(face, stairs)?.kind === 'street';
    return [
      ...(isApart ? [faceProblem('balcony-apart', `${pointer}/over`, { balcony: id })] : []),
      ...(isInStreet
        ? [faceProblem('stairs-to-street', `${pointer}/stairs`, { balcony: id, zone: stairs })]
        : []),
    ];
  });
}

/** Above a street or along its edge, and not at a corner only. */
function touches([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): boolean {
  const across = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const down = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return across >= 0 && down >= 0 && across + down > 0;
}
