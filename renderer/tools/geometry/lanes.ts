import type { Box } from '../../../drawing/box';

/** Where the streets of a face and of a railroad have their borders, along a side that is as long as a town tile. */
const LANES = { side: 250, at: [75, 175] } as const;

/** Where a tile begins and ends from left to right. */
export function endsOf([x, , width]: Box): number[] {
  return [x, x + width];
}

/** Its ends, and the borders of the lanes between them. */
export function linesOf(box: Box): number[] {
  const [x, , width] = box;
  return width === LANES.side ? [...endsOf(box), ...LANES.at.map((lane) => x + lane)] : endsOf(box);
}
