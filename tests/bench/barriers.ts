import { compileBoard, nextBelow, type Placement, seedGenerator, stockFace } from '../../engine';
import { boardBehind } from '../../engine/board/behind-barriers';
import { configuredBoard } from '../../engine/board/configured';
import { BarrierTables } from '../../engine/game/barrier-tables';
import { bitRows, setBit } from '../../engine/game/bits';
import { type BoardTable, boardTable } from '../../engine/game/board-table';
import { Cells } from '../../engine/game/memory';
import { tilesInSquare } from '../helpers/large-boards';
import { busy, type Opened } from './measure';

const SETS = 200;

/** Doors opened in play, on tables that a game has looked at from everywhere, beside boards that are compiled for it. */
export function barrierBenches(): Promise<Opened> {
  const tiles = tilesInSquare(9);
  return Promise.resolve({
    benches: [
      {
        what: 'all tables of nine tiles for another set of open doors',
        ours: { run: () => opened(tiles) },
        beside: { what: 'the same compiled anew', run: () => compiled(tiles, SETS / 10) },
      },
    ],
    stop: () => Promise.resolve(),
  });
}

/** Milliseconds a set, on a board whose doors lead to the street. */
function opened(tiles: readonly Placement[]): number {
  const { board } = compileBoard([...tiles], stockFace);
  const isRoom = (zone: number) => board.zones[zone]?.kind === 'building';
  const barriers = board.passages.flatMap(({ one, other }, way) =>
    isRoom(one) && isRoom(other)
      ? []
      : [{ ways: [way], stopsMoving: true, stopsSight: true, planned: 'at-need' as const }],
  );
  const tables = new BarrierTables(barriers, board.zones.length, (closed) =>
    configuredBoard(boardBehind(board, closed)),
  );
  const luck = seedGenerator('doors');
  const open = new Cells(new Int32Array(bitRows(barriers.length)), 1);
  const begun = busy();
  for (let set = 0; set < SETS; set++) {
    for (const door of barriers.keys()) setBit(open, door, nextBelow(luck, 2) === 0);
    askAll(tables.at(open).table);
  }
  return (busy() - begun) / SETS;
}

/** From another list every time: the last one is remembered. */
function compiled(tiles: readonly Placement[], times: number): number {
  const begun = busy();
  for (let time = 0; time < times; time++) {
    const { board } = compileBoard([...tiles], stockFace);
    askAll(boardTable(() => configuredBoard(board), board.zones.length));
  }
  return (busy() - begun) / times;
}

function askAll(table: BoardTable): void {
  for (let zone = 0; zone < table.zones; zone++) {
    table.distance(zone, 0);
    table.seen(zone);
  }
}
