import { boundsOf } from './bounds';
import { around, type Box } from './box';
import type { Point, Shape } from './scene';
import { movedShape } from './transform';

/** Shapes around their own zero. A canvas keeps them as pixels, and lays them down wherever they are wanted. */
export interface Stamp {
  readonly shapes: readonly Shape[];
  readonly reach: Box;
  /** It fills its box to the rim, as cardboard does. */
  readonly isSolid?: true;
}

/** A stamp at its place on the board. */
export interface Print {
  /** What it shows, as `tile:a`. */
  readonly id: string;
  readonly stamp: Stamp;
  readonly at: Point;
}

/** A stamp on which every word stands on a plate, so that what is no word says how far it reaches. */
export function stampOf(shapes: readonly Shape[]): Stamp {
  const plates = shapes.filter(({ kind }) => kind !== 'text');
  return { shapes, reach: around(plates.map(boundsOf)) ?? [0, 0, 0, 0] };
}

/** The shapes of a print as a scene has them, the first one under its name. */
export function printed({ id, stamp, at }: Print): Shape[] {
  return stamp.shapes.map((shape, index) => {
    const moved = movedShape(shape, at);
    return index === 0 ? { ...moved, id } : moved;
  });
}

/** The board's box that a print covers. */
export function reachOf({ stamp: { reach }, at }: Print): Box {
  return [reach[0] + at[0], reach[1] + at[1], reach[2], reach[3]];
}
