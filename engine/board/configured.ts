import { lazy } from '../geometry/lazy';
import { stepsFrom } from '../geometry/paths';
import type { Board } from './board';
import type { Configuration, Way } from './configuration';

/** One configuration, speaking in the numbers of the whole; zones that it lacks see, reach and are nothing. */
export interface ConfiguredBoard {
  /** The board by itself, which speaks in its own numbers. */
  readonly own: Board;
  readonly has: (zone: number) => boolean;
  /** Whether nobody may enter it for now. */
  readonly isBlocked: (zone: number) => boolean;
  /** The number of the zone that a part (`a.NE`) or a whole id names. */
  readonly zoneOf: (part: string) => number | undefined;
  readonly moves: (zone: number) => readonly number[];
  readonly sightFrom: (zone: number) => ReadonlyMap<number, number>;
  readonly townsfolkSightFrom: (zone: number) => ReadonlyMap<number, number>;
  readonly distancesFrom: (zone: number) => readonly (number | undefined)[];
}

/** `numberOf` has the numbers of the whole, by the ids of all its zones: those of the board itself if it is all there ever is. */
export function configuredBoard(
  board: Board,
  { blocked: blockedParts = [], unseen: unseenParts = [], ways = [] }: Omit<Configuration, 'placements'> = {},
  numberOf: ReadonlyMap<string, number> = new Map(board.zones.map(({ id, index }) => [id, index])),
): ConfiguredBoard {
  const zones = [...numberOf.values()];
  const toAll = board.zones.map(({ id }) => numberOf.get(id) ?? 0);
  const toOwn = new Map(toAll.map((all, own) => [all, own]));
  const blocked = new Set(
    blockedParts.flatMap((part) => {
      const own = board.zoneOf(part);
      return own === undefined ? [] : [toAll[own]];
    }),
  );
  const further = waysOut(board, ways);
  const unseen = new Set(unseenParts.flatMap((part) => board.zoneOf(part) ?? []));
  const sight = lazy(() => (unseen.size === 0 ? board : board.sightWithout(unseen)));
  const moves = lazy(() =>
    zones.map((zone) => {
      const own = toOwn.get(zone);
      const next = own === undefined ? [] : board.moves(own).map((to) => toAll[to] ?? 0);
      const others = own === undefined ? [] : (further.get(own) ?? []).map((to) => toAll[to] ?? 0);
      return [...new Set([...next, ...others])].filter((to) => !blocked.has(to) && to !== zone);
    }),
  );
  // Not kept: tables keep what they have asked for, and there may be hundreds of them.
  const translated =
    (look: (own: number) => ReadonlyMap<number, number>) =>
    (zone: number): ReadonlyMap<number, number> => {
      const own = toOwn.get(zone);
      return new Map(own === undefined ? [] : [...look(own)].map(([to, range]) => [toAll[to] ?? 0, range]));
    };
  return {
    own: board,
    has: (zone) => toOwn.has(zone),
    isBlocked: (zone) => blocked.has(zone),
    zoneOf(part) {
      const own = board.zoneOf(part);
      return own === undefined ? undefined : toAll[own];
    },
    moves: (zone) => moves()[zone] ?? [],
    sightFrom: translated((own) => sight().sightFrom(own)),
    townsfolkSightFrom: translated((own) => sight().townsfolkSightFrom(own)),
    distancesFrom: (zone) => (toOwn.has(zone) ? stepsFrom(zone, moves()) : zones.map(() => undefined)),
  };
}

/** Where ways lead from each zone, by the numbers of the board; ways to and from what is not there lead nowhere. */
function waysOut(board: Board, ways: readonly Way[]): ReadonlyMap<number, readonly number[]> {
  const out = new Map<number, number[]>();
  for (const [from, to] of ways) {
    const [start, end] = [board.zoneOf(from), board.zoneOf(to)];
    if (start !== undefined && end !== undefined) out.set(start, [...(out.get(start) ?? []), end]);
  }
  return out;
}
