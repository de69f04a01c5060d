import type { TileFace } from '../../schemas';
import type { Rect } from '../geometry/rect';
import { outlineOf, zoneNamed } from './outlines';
import type { FaceProblem } from './problem';

/** Balconies over none of their streets, and stairs that begin in a street. */
export function balconyProblems(face: TileFace): FaceProblem[] {
  return (face.balconies ?? []).flatMap((balcony, index): FaceProblem[] => {
    const { id, stairs, over } = balcony;
    const pointer = `/balconies/${index}`;
    const mine = outlineOf(balcony);
    const below = over.flatMap((zone) => outlineOf(zoneNamed(face, zone) ?? { rects: [] }));
    const isApart = !mine.some((rect) => below.some((street) => touches(rect, street)));
    return [
      ...(isApart
        ? [{ code: 'balcony-apart', pointer: `${pointer}/over`, parameters: { balcony: id } } as const]
        : []),
      ...(zoneNamed(face, stairs)?.kind === 'street'
        ? [
            {
              code: 'stairs-to-street',
              pointer: `${pointer}/stairs`,
              parameters: { balcony: id, zone: stairs },
            } as const,
          ]
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
