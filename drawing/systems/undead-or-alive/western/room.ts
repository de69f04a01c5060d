import { type Generator, nextBelow, rectsOverlap } from '../../../../engine';
import type { Zone } from '../../../../schemas';
import type { Box } from '../../../box';
import { type Edge, longEdges, type Plan, tagged } from '../../../tile/plan';

export interface Stand {
  readonly box: Box;
  /** Which way the back is turned: 0 to the north wall, 90 east, 180 south, 270 west. */
  readonly degrees: 0 | 90 | 180 | 270;
}

const WALL = 3.4;
const STEP = 4;
const DOORWAY = 15;

/** A room to be furnished: what stands in it stands clear of doors, stairs and printed places. */
export class Room {
  readonly zone: Zone;
  readonly generator: Generator;
  readonly #walls: readonly Edge[];
  readonly #taken: Box[] = [];

  constructor(zone: Zone, plan: Plan, generator: Generator, taken: readonly Box[]) {
    this.zone = zone;
    this.generator = generator;
    this.#walls = [
      ...longEdges(plan.edges.filter((edge) => edge.before === zone)),
      ...longEdges(plan.edges.filter((edge) => edge.after === zone)),
    ];
    this.#taken.push(...taken);
    for (const { at } of plan.face.openings ?? []) {
      const [x1, y1, x2, y2] = at;
      const deep = tagged(zone, 'train') ? 7 : DOORWAY;
      this.#taken.push(
        x1 === x2 ? [x1 - deep, y1 - 1, 2 * deep, y2 - y1 + 2] : [x1 - 1, y1 - deep, x2 - x1 + 2, 2 * deep],
      );
    }
    for (const { kind, at } of plan.face.spots ?? []) {
      const half = kind === 'objective' ? 14 : kind === 'corpse-pile' ? 17 : 22;
      this.#taken.push([at[0] - half, at[1] - half, 2 * half, 2 * half]);
    }
  }

  get largest(): Box {
    const area = ([, , w, h]: Box): number => w * h;
    return this.zone.rects.reduce<Box>((best, rect) => (area(rect) > area(best) ? rect : best), [0, 0, 0, 0]);
  }

  isFree(box: Box): boolean {
    const [x, y, w, h] = box;
    const within = this.zone.rects.some(
      ([rx, ry, rw, rh]) =>
        x >= rx + WALL - 0.1 &&
        y >= ry + WALL - 0.1 &&
        x + w <= rx + rw - WALL + 0.1 &&
        y + h <= ry + rh - WALL + 0.1,
    );
    return within && !this.#taken.some((other) => rectsOverlap(box, other));
  }

  take(box: Box, clear = 2): void {
    const [x, y, w, h] = box;
    this.#taken.push([x - clear, y - clear, w + 2 * clear, h + 2 * clear]);
  }

  /** A free place with its back to a wall; corners first where `corner` asks for one. */
  atWall(width: number, depth: number, corner = false): Stand | undefined {
    const stands = this.#walls.flatMap((edge) => this.#along(edge, width, depth));
    const free = stands.filter(({ box }) => this.isFree(box));
    const best = corner ? free.filter(({ box }) => this.#inCorner(box)) : [];
    const chosen = best.length > 0 ? best : free;
    const stand = chosen[nextBelow(this.generator, Math.max(1, chosen.length))];
    if (stand) this.take(stand.box);
    return stand;
  }

  /** A free place away from the walls. */
  inside(width: number, depth: number): Stand | undefined {
    const free: Stand[] = [];
    for (const [x, y, w, h] of this.zone.rects) {
      for (let left = x + 8; left + width <= x + w - 8; left += STEP) {
        for (let top = y + 8; top + depth <= y + h - 8; top += STEP) {
          const box: Box = [left, top, width, depth];
          if (this.isFree(box)) free.push({ box, degrees: 0 });
        }
      }
    }
    const stand = free[nextBelow(this.generator, Math.max(1, free.length))];
    if (stand) this.take(stand.box, 3);
    return stand;
  }

  #inCorner([x, y, w, h]: Box): boolean {
    const near = (a: number, b: number): boolean => Math.abs(a - b) < STEP;
    return this.zone.rects.some(
      ([rx, ry, rw, rh]) =>
        (near(x, rx + WALL) || near(x + w, rx + rw - WALL)) &&
        (near(y, ry + WALL) || near(y + h, ry + rh - WALL)),
    );
  }

  #along({ axis, at, from, to, after }: Edge, width: number, depth: number): Stand[] {
    const stands: Stand[] = [];
    const inFront = after === this.zone;
    for (let start = from + WALL; start + width <= to - WALL + 0.1; start += STEP) {
      const back = inFront ? at + WALL : at - WALL - depth;
      stands.push(
        axis === 'x'
          ? { box: [start, back, width, depth], degrees: inFront ? 0 : 180 }
          : { box: [back, start, depth, width], degrees: inFront ? 270 : 90 },
      );
    }
    return stands;
  }
}
