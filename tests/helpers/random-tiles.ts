import { type Placement, stockTileset } from '../../engine';
import type { Luck } from './luck';

const SIZES = { town: 250, lane: 90 } as const;
const SIDE = 4;

/** One to six tiles that hang together, on a grid that a train may cross from west to east or from north to south. */
export function layTiles(luck: Luck): Placement[] {
  const lanes = { column: luck.below(2 * SIDE), row: luck.below(2 * SIDE) };
  const before = (index: number, lane: number) =>
    index * SIZES.town - (lane < index ? SIZES.town - SIZES.lane : 0);
  const faces = { town: facesOf(SIZES.town), lane: facesOf(SIZES.lane) };
  return growCells(luck, lanes).map(([column, row], index): Placement => {
    const across = row === lanes.row;
    const isLane = across || column === lanes.column;
    const left = isLane ? faces.lane : faces.town;
    const turns = isLane ? [across ? 0 : 90, across ? 180 : 270] : [0, 90, 180, 270];
    return {
      id: `t${index}`,
      face: left.splice(luck.below(left.length), 1)[0] ?? '',
      x: before(column, lanes.column),
      y: before(row, lanes.row),
      rotation: luck.pick(turns) as Placement['rotation'],
    };
  });
}

const facesOf = (height: number) =>
  stockTileset.faces.filter(({ size }) => size[1] === height).map(({ id }) => id);

type Cell = readonly [column: number, row: number];

function growCells(luck: Luck, lanes: { column: number; row: number }): Cell[] {
  const isFree = ([column, row]: Cell) => column !== lanes.column || row !== lanes.row;
  const isTown = ([column, row]: Cell) => column !== lanes.column && row !== lanes.row;
  const all = Array.from(
    { length: SIDE * SIDE },
    (_, index): Cell => [index % SIDE, Math.floor(index / SIDE)],
  );
  const cells: Cell[] = [luck.pick(all.filter(isTown))];
  const tiles = 1 + luck.below(6);
  while (cells.length < tiles) {
    const isBeside = ([column, row]: Cell) =>
      cells.some(([x, y]) => Math.abs(x - column) + Math.abs(y - row) === 1);
    const next = all.filter((cell) => isFree(cell) && isBeside(cell) && !cells.includes(cell));
    cells.push(luck.pick(next));
  }
  return cells;
}
