import type { Interval } from '../geometry/interval';
import type { Rect } from '../geometry/rect';

/** The squares of a map, lettered from the left and numbered from the top: where each column and row begins and ends. */
export interface MapSquares {
  readonly columns: readonly Interval[];
  readonly rows: readonly Interval[];
}

/** Tiles that begin within so many millimetres of each other share a column or row; a train is wider. */
const LEAST = 60;

/** A row of tiles is a row of squares, and the lane of a train between two of them is one as well. */
export function mapSquares(tiles: readonly Rect[]): MapSquares {
  return {
    columns: bandsOf(tiles.map(([x, , width]) => [x, x + width])),
    rows: bandsOf(tiles.map(([, y, , height]) => [y, y + height])),
  };
}

function bandsOf(edges: readonly Interval[]): Interval[] {
  const bands: [from: number, to: number][] = [];
  for (const [from, to] of [...edges].sort((one, other) => one[0] - other[0])) {
    const last = bands.at(-1);
    if (last && from - last[0] < LEAST) {
      last[1] = Math.max(last[1], to);
    } else {
      if (last) last[1] = Math.min(last[1], from);
      bands.push([from, to]);
    }
  }
  return bands;
}

/** Such as `B1`. */
export function squareAt({ columns, rows }: MapSquares, [x, y]: readonly [number, number]): string {
  return columnName(bandAt(columns, x)) + rowName(bandAt(rows, y));
}

function bandAt(bands: readonly Interval[], at: number): number {
  const next = bands.findIndex(([from]) => from > at);
  return Math.max(0, (next < 0 ? bands.length : next) - 1);
}

/** A, B ... Z, AA, AB ... */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

export function rowName(row: number): string {
  return String(row + 1);
}
