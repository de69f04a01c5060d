import type { Box } from '../box';

/** Boxes by where they lie, so that on a board of hundreds of tiles nobody asks all of them. */
export interface Nearby {
  readonly add: (box: Box) => void;
  /** Those that may overlap a box. */
  readonly around: (box: Box) => Box[];
}

const CELL = 120;
/** What covers more cells is not worth sorting in. */
const MOST_CELLS = 64;

export function nearby(boxes: readonly Box[]): Nearby {
  const cells = new Map<string, Box[]>();
  const large: Box[] = [];
  const add = (box: Box): void => {
    const names = cellsOf(box);
    if (!names) large.push(box);
    for (const name of names ?? []) {
      const there = cells.get(name);
      if (there) there.push(box);
      else cells.set(name, [box]);
    }
  };
  for (const box of boxes) add(box);
  return {
    add,
    around: (box) => {
      const names = cellsOf(box) ?? [...cells.keys()];
      return [...new Set([...large, ...names.flatMap((name) => cells.get(name) ?? [])])];
    },
  };
}

function cellsOf([x, y, w, h]: Box): string[] | undefined {
  const [left, top] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const [columns, rows] = [Math.floor((x + w) / CELL) - left + 1, Math.floor((y + h) / CELL) - top + 1];
  if (columns * rows > MOST_CELLS) return undefined;
  return Array.from(
    { length: columns * rows },
    (_, cell) => `${left + (cell % columns)} ${top + Math.floor(cell / columns)}`,
  );
}
