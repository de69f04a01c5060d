import type { Rect } from '../geometry/rect';

/** The squares of a map, lettered from the left and numbered from the top: where each column and row begins. */
export interface MapSquares {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Tiles that begin within so many millimetres of each other share a column or row; a train is wider. */
const LEAST = 60;

/** A row of tiles is a row of squares, and the lane of a train between two of them is one as well. */
export function mapSquares(tiles: readonly Rect[]): MapSquares {
  return { columns: beginnings(tiles.map(([x]) => x)), rows: beginnings(tiles.map(([, y]) => y)) };
}

function beginnings(edges: readonly number[]): number[] {
  const found: number[] = [];
  for (const edge of [...edges].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last === undefined || edge - last >= LEAST) found.push(edge);
  }
  return found;
}

/** Such as `B1`. */
export function squareAt({ columns, rows }: MapSquares, [x, y]: readonly [number, number]): string {
  return `${columnName(bandOf(columns, x))}${bandOf(rows, y) + 1}`;
}

function bandOf(beginnings: readonly number[], at: number): number {
  const next = beginnings.findIndex((beginning) => beginning > at);
  return Math.max(0, (next < 0 ? beginnings.length : next) - 1);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** After `Z` comes `AA`. */
export function columnName(column: number): string {
  const letter = LETTERS[column % LETTERS.length] ?? '';
  return column < LETTERS.length ? letter : columnName(Math.floor(column / LETTERS.length) - 1) + letter;
}
