import { compileBoard, type Placement, stockFace } from '../../engine';
import { nineAndThree, tilesInSquare } from '../helpers/large-boards';
import { busy, type Opened } from './measure';

/** Boards compiled: a usual one beside a copy of its faces, and a large one beside a small one, by the tile. */
export function boardBenches(): Promise<Opened> {
  const usual = nineAndThree();
  const [twelve, hundred] = [tilesInSquare(12), tilesInSquare(100)];
  const faces = JSON.stringify(usual.map(({ face }) => stockFace(face)));
  const copy = { what: 'its faces read from JSON', run: () => JSON.parse(faces) as unknown, batch: 50 };
  return Promise.resolve({
    benches: [
      {
        what: 'a board of 9 town and 3 train tiles compiled',
        ours: { run: () => compile(usual), batch: 20 },
        beside: copy,
      },
      { what: 'the same with all sight', ours: { run: () => see(usual), batch: 10 }, beside: copy },
      {
        what: 'the same with all that Townsfolk see',
        ours: { run: () => seeAsTownsfolk(usual), batch: 5 },
        beside: copy,
      },
      {
        what: 'of 100 tiles one compiled',
        ours: { run: () => perTile(compile, hundred) },
        beside: { what: 'of 12 tiles one', run: () => perTile(compile, twelve) },
      },
      {
        what: 'of 100 tiles one with all sight',
        ours: { run: () => perTile(see, hundred) },
        beside: { what: 'of 12 tiles one', run: () => perTile(see, twelve) },
      },
    ],
    stop: () => Promise.resolve(),
  });
}

/** Another list each time: the last one is remembered. */
const compile = (placements: readonly Placement[]) => compileBoard([...placements], stockFace).board;

function see(placements: readonly Placement[]) {
  const board = compile(placements);
  for (const { index } of board.zones) board.sightFrom(index);
  return board;
}

function seeAsTownsfolk(placements: readonly Placement[]) {
  const board = see(placements);
  for (const { index } of board.zones) board.townsfolkSightFrom(index);
  return board;
}

const LAID = 600;

/** Milliseconds a tile, over as many boards as it takes to lay the same number of tiles. */
function perTile(
  work: (placements: readonly Placement[]) => unknown,
  placements: readonly Placement[],
): number {
  const times = Math.ceil(LAID / placements.length);
  const begun = busy();
  for (let time = 0; time < times; time++) work(placements);
  return (busy() - begun) / (times * placements.length);
}
