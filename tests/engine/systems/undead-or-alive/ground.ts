import type { TileFace } from '../../../../schemas';

/** A face laid out millimetre by millimetre, so that tests need no geometry of their own to trust. */
export interface Ground {
  /** The zone that covers the square millimetre right of and below a point; nothing where it is solid. */
  at: (x: number, y: number) => string | undefined;
  within: (x: number, y: number) => boolean;
  overlaps: string[];
  outside: string[];
}

export function groundOf(face: TileFace): Ground {
  const [width, height] = face.size;
  const within = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  const cells = new Map<number, string>();
  const overlaps = new Set<string>();
  const outside = new Set<string>();
  for (const { id, rects } of face.zones) {
    for (const [left, top, w, h] of rects) {
      for (let y = top; y < top + h; y++) {
        for (let x = left; x < left + w; x++) {
          const owner = cells.get(y * width + x);
          if (!within(x, y)) outside.add(id);
          else if (owner !== undefined) overlaps.add(`${owner} and ${id}`);
          else cells.set(y * width + x, id);
        }
      }
    }
  }
  return {
    at: (x, y) => (within(x, y) ? cells.get(y * width + x) : undefined),
    within,
    overlaps: [...overlaps],
    outside: [...outside],
  };
}

/** One millimetre of an edge: where it begins, and whether the edge stands upright. */
export type EdgeMillimetre = [x: number, y: number, upright: boolean];

export function millimetresOf([x1, y1, x2, y2]: [number, number, number, number]): EdgeMillimetre[] {
  const upright = x1 === x2;
  return Array.from({ length: upright ? y2 - y1 : x2 - x1 }, (_, step) =>
    upright ? [x1, y1 + step, upright] : [x1 + step, y1, upright],
  );
}

/** What lies on the two sides: a zone, 'rim' outside the face, 'solid' where no zone is. */
export function zonesAcross(ground: Ground, [x, y, upright]: EdgeMillimetre): [string, string] {
  const side = (i: number, j: number) => (ground.within(i, j) ? (ground.at(i, j) ?? 'solid') : 'rim');
  return [upright ? side(x - 1, y) : side(x, y - 1), side(x, y)];
}
