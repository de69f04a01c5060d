import type { ConfiguredBoard } from '../board/changing';

/** A compiled board as tables of numbers, for rules that ask it a million times a second. */
export interface BoardTable {
  readonly zones: number;
  /** Whether nobody may enter it for now, by whatever way. */
  isBlocked(zone: number): boolean;
  /** Where one can go with one move, in order. */
  readonly neighbours: readonly (readonly number[])[];
  /** Whom everybody sees from a zone, itself among them, by their numbers. */
  readonly seen: readonly (readonly number[])[];
  /** The same for Townsfolk, who see further inside buildings. */
  readonly seenByTownsfolk: readonly (readonly number[])[];
  /** Range along a line of sight; -1 where there is none. */
  range(from: number, to: number): number;
  townsfolkRange(from: number, to: number): number;
  /** Moves from one zone to another; -1 where no way leads there. */
  distance(from: number, to: number): number;
}

const NONE = -1;

export function boardTable(board: ConfiguredBoard, zones: number): BoardTable {
  const all = Array.from({ length: zones }, (_, zone) => zone);
  const ranges = new Int16Array(zones * zones).fill(NONE);
  const townsfolkRanges = new Int16Array(zones * zones).fill(NONE);
  const distances = new Int16Array(zones * zones).fill(NONE);
  for (const from of all) {
    if (!board.has(from)) continue;
    const row = from * zones;
    for (const [to, range] of [...board.sightFrom(from), [from, 0] as const]) {
      ranges[row + to] = range;
      townsfolkRanges[row + to] = range;
    }
    for (const [to, range] of board.townsfolkSightFrom(from)) townsfolkRanges[row + to] = range;
    for (const [to, steps] of board.distancesFrom(from).entries()) distances[row + to] = steps ?? NONE;
  }
  const seenIn = (table: Int16Array) =>
    all.map((from) => all.filter((to) => (table[from * zones + to] as number) >= 0));
  return {
    zones,
    isBlocked: board.isBlocked,
    neighbours: all.map((zone) => [...board.moves(zone)]),
    seen: seenIn(ranges),
    seenByTownsfolk: seenIn(townsfolkRanges),
    range: (from, to) => ranges[from * zones + to] as number,
    townsfolkRange: (from, to) => townsfolkRanges[from * zones + to] as number,
    distance: (from, to) => distances[from * zones + to] as number,
  };
}
