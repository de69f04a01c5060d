import type { Carpenter } from '../carpenter';

/** A thing that stands in rooms: how much floor it takes, and how it looks from above, its back at y = 0. */
export interface Furniture {
  readonly width: number;
  readonly depth: number;
  /** Stands away from the walls. */
  readonly free?: true;
  readonly draw: (make: Carpenter) => void;
}

export function catalogueOf<Name extends string>(pieces: Record<Name, Furniture>): Record<Name, Furniture> {
  return pieces;
}

/** Lines across a width: the boards of a top, the slats of a back. */
export function slats(
  from: number,
  to: number,
  count: number,
  top: number,
  bottom: number,
): [number, number][][] {
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * (index + 1)) / (count + 1);
    return [
      [x, top],
      [x, bottom],
    ];
  });
}
