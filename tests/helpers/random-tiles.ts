import { type Placement } from '../../engine';
import { stockTileset } from '../../engine/systems/undead-or-alive';
import type { Token } from '../../schemas';
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

/** A lane for a train between two rows of town tiles, in any direction; its train waits before it or stands on it. */
export function layRailway(luck: Luck): { placements: Placement[]; train: Token } {
  const cars = luck.pick([['10'], ['10', '11'], ['10', '12'], ['10', '11', '12'], ['10', '12', '11']]);
  const isThere = luck.oneIn(2);
  const rotation = luck.pick([0, 90, 180, 270] as const);
  // From the rear to the front: it comes in over its own tile, and leads where it has come.
  const line = isThere ? [...cars].reverse() : cars;
  const course = rotation < 180 ? line : [...line].reverse();
  const isAcross = rotation % 180 === 0;
  const place = (id: string, face: string, along: number, aside: number, turn: number): Placement => ({
    id,
    face,
    ...(isAcross ? { x: along, y: aside } : { x: aside, y: along }),
    rotation: turn as Placement['rotation'],
  });
  const lane = course.map((car, index) =>
    place(`t${car}`, isThere ? `${car}R` : `${car}V`, index * SIZES.town, SIZES.town, rotation),
  );
  const faces = facesOf(SIZES.town);
  const town = course.flatMap((_, index) =>
    [0, SIZES.town + SIZES.lane].flatMap((aside) => {
      if (aside > 0 && luck.oneIn(3)) return [];
      const face = faces.splice(luck.below(faces.length), 1)[0] ?? '';
      const turn = luck.pick([0, 90, 180, 270]);
      return [place(`n${index}-${aside}`, face, index * SIZES.town, aside, turn)];
    }),
  );
  const tiles = cars.map((car) => `t${car}`);
  const behind = Object.fromEntries(tiles.slice(1).map((id) => [id, luck.pick(['train', 'railroad'])]));
  const at = { tile: 't10', x: 100, y: 45 };
  return {
    placements: [...town, ...lane],
    train: { id: 'train', kind: 'train', at, tiles, moves: true, behind } as Token,
  };
}

/** Two rows of three town tiles, the lower one shifted: seams end in the middle of a tile, and of its doors. */
export function layStaggered(luck: Luck): Placement[] {
  const shift = luck.below(SIZES.town);
  const faces = facesOf(SIZES.town);
  return Array.from({ length: 6 }, (_, index) => ({
    id: `t${index}`,
    face: luck.pick(faces),
    x: (index % 3) * SIZES.town + (index < 3 ? 0 : shift),
    y: index < 3 ? 0 : SIZES.town,
    rotation: luck.pick([0, 90, 180, 270] as const),
  }));
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
