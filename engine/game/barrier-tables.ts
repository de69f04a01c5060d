import type { Barrier } from '../board/barriers';
import type { ConfiguredBoard } from '../board/configured';
import { lazy } from '../geometry/lazy';
import { bitRows, hasBit, setBit } from './bits';
import { type BoardTable, boardTable } from './board-table';
import { Cells } from './memory';

/** The board while a set of barriers is open. */
export interface OpenBoard {
  /** As it is: closed barriers stop whoever walks, and whoever looks. */
  readonly table: BoardTable;
  /**
   * What somebody goes by who plans the way from one zone to another and cannot open anything. Its neighbours and
   * distances may lead through closed barriers; at a neighbour that is none in `table` one stops in front of the barrier.
   */
  readonly boardToPlanBy: (from: number, to: number) => BoardTable;
}

/** On nine tiles each takes some 80 kB when all of it has been asked for. */
const MOST_KEPT = 128;

/** The boards of a table with barriers, one for every set of open ones. All games at the table ask here. */
export class BarrierTables {
  /** By what `hashOf` makes of their sets, those that were asked for longest ago first. */
  private readonly kept = new Map<number, Kept>();
  private last: Kept | undefined;
  private readonly always: Cells;
  private readonly atNeed: Cells;
  private readonly lay: (open: Cells) => BoardTable;

  /**
   * `boardWith` lays the board while these barriers are closed (`boardBehind`). It is asked once for each set that is
   * kept, when somebody first walks or looks there. A board that changes in other ways as well has such tables for each
   * of its configurations, with the same barriers in the same order.
   */
  constructor(
    barriers: readonly Barrier[],
    zones: number,
    boardWith: (closed: readonly Barrier[]) => ConfiguredBoard,
    private readonly most = MOST_KEPT,
  ) {
    const setOf = (belongs: (barrier: Barrier) => boolean) => {
      const set = new Cells(new Int32Array(bitRows(barriers.length)), 1);
      for (const [number, barrier] of barriers.entries()) setBit(set, number, belongs(barrier));
      return set;
    };
    this.always = setOf(({ planned }) => planned === 'always');
    this.atNeed = setOf(({ planned }) => planned !== 'never');
    this.lay = (open) =>
      boardTable(() => boardWith(barriers.filter((_, number) => !hasBit(open, number))), zones);
  }

  /** `open` holds the numbers of the open barriers, as a game has them in its memory (`bits.ts`). */
  at(open: Cells): OpenBoard {
    // Games ask a million times for the same set.
    if (this.last && isSame(this.last.open, open)) return this.last;
    const hash = hashOf(open);
    const known = this.kept.get(hash);
    const found = known && isSame(known.open, open) ? known : this.make(copyOf(open));
    this.kept.delete(hash);
    this.kept.set(hash, found);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) break;
      this.kept.delete(oldest);
    }
    this.last = found;
    return found;
  }

  private make(open: Cells): Kept {
    const usual = lazy(() => this.at(union(open, this.always)).table);
    const desperate = lazy(() => this.at(union(open, this.atNeed)).table);
    return {
      open,
      table: this.lay(open),
      boardToPlanBy: (from, to) => (usual().distance(from, to) < 0 ? desperate() : usual()),
    };
  }
}

interface Kept extends OpenBoard {
  readonly open: Cells;
}

function isSame(one: Cells, other: Cells): boolean {
  for (let row = 0; row < one.rows; row++) if (one.at(row) !== other.at(row)) return false;
  return true;
}

/** The only word itself, where there is one: up to thirty barriers no two sets share a hash. */
function hashOf(set: Cells): number {
  let hash = 0;
  for (let row = 0; row < set.rows; row++) hash = Math.imul(hash, 0x01000193) ^ set.at(row);
  return hash;
}

/** A game goes on changing its own set. */
function copyOf(set: Cells): Cells {
  const copy = new Cells(new Int32Array(set.rows), 1);
  for (let row = 0; row < set.rows; row++) copy.set(row, 0, set.at(row));
  return copy;
}

function union(one: Cells, other: Cells): Cells {
  const both = new Cells(new Int32Array(one.rows), 1);
  for (let row = 0; row < one.rows; row++) both.set(row, 0, one.at(row) | other.at(row));
  return both;
}
