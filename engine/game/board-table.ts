import type { ConfiguredBoard } from '../board/configured';
import { lazy } from '../geometry/lazy';

/** A compiled board as numbers, for rules that ask it a million times a second. What nobody asks for is never worked out. */
export interface BoardTable {
  readonly zones: number;
  /** Whether nobody may enter it for now, by whatever way. */
  isBlocked(zone: number): boolean;
  /** Where one can go with one move, in order. */
  readonly neighbours: readonly (readonly number[])[];
  /** Whom everybody sees from a zone, itself among them, by their numbers. */
  seen(from: number): readonly number[];
  /** The same for Townsfolk, who see further inside buildings. */
  seenByTownsfolk(from: number): readonly number[];
  /** Range along a line of sight; -1 where there is none. */
  range(from: number, to: number): number;
  townsfolkRange(from: number, to: number): number;
  /** Moves from one zone to another; -1 where no way leads there. */
  distance(from: number, to: number): number;
}

const NONE = -1;

/** `source` may compile the board: it is asked when somebody first asks for anything. */
export function boardTable(source: () => ConfiguredBoard, zones: number): BoardTable {
  const board = lazy(source);
  const all = Array.from({ length: zones }, (_, zone) => zone);
  const row = (from: number, look: (cells: Int16Array) => void) => {
    const cells = new Int16Array(zones).fill(NONE);
    if (board().has(from)) look(cells);
    return cells;
  };
  const ranges = new Rows(zones, (from) =>
    row(from, (cells) => {
      for (const [to, range] of board().sightFrom(from)) cells[to] = range;
      cells[from] = 0;
    }),
  );
  const townsfolkRanges = new Rows(zones, (from) =>
    row(from, (cells) => {
      cells.set(ranges.of(from));
      for (const [to, range] of board().townsfolkSightFrom(from)) cells[to] = range;
    }),
  );
  const distances = new Rows(zones, (from) =>
    row(from, (cells) => {
      for (const [to, steps] of board().distancesFrom(from).entries()) cells[to] = steps ?? NONE;
    }),
  );
  const seenIn = (table: Rows<Int16Array>) =>
    new Rows(zones, (from) => all.filter((to) => (table.of(from)[to] as number) >= 0));
  const [seen, seenByTownsfolk] = [seenIn(ranges), seenIn(townsfolkRanges)];
  const neighbours = lazy(() => all.map((zone) => [...board().moves(zone)]));
  return {
    zones,
    isBlocked: (zone) => board().isBlocked(zone),
    get neighbours() {
      return neighbours();
    },
    seen: (from) => seen.of(from),
    seenByTownsfolk: (from) => seenByTownsfolk.of(from),
    range: (from, to) => ranges.of(from)[to] as number,
    townsfolkRange: (from, to) => townsfolkRanges.of(from)[to] as number,
    distance: (from, to) => distances.of(from)[to] as number,
  };
}

/** What is to be known from each zone: worked out when somebody first looks from there. */
class Rows<Row> {
  private readonly rows: (Row | undefined)[];

  constructor(
    zones: number,
    private readonly make: (from: number) => Row,
  ) {
    this.rows = Array.from({ length: zones }, () => undefined);
  }

  of(from: number): Row {
    const known = this.rows[from];
    if (known !== undefined) return known;
    const row = this.make(from);
    // Nobody stands outside the board: there is nothing to be kept for them.
    if (from >= 0) this.rows[from] = row;
    return row;
  }
}
