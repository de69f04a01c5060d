import type { FaceSource } from '../../schemas';
import { lazy, lazyByKey } from '../geometry/lazy';
import { stepsFrom } from '../geometry/paths';
import type { Board, BoardZone } from './board';
import { compileBoard } from './compile';
import type { Configuration } from './configuration';
import { type Fates, fatesBetween } from './fates';
import type { Placement } from './placed';
import type { BoardProblem } from './problems';
import { compareText } from './text-order';

/** A board that changes in play, with one number for every zone that any of its configurations has. */
export interface ChangingBoard {
  /** Every zone there ever is, in the order of their ids. */
  readonly zones: readonly Omit<BoardZone, 'index'>[];
  readonly configurations: readonly ConfiguredBoard[];
  /**
   * What becomes of every zone of one configuration when another takes its place; nothing for absent zones. Parts of
   * a train that leave the board with it are given by their placements.
   */
  readonly fates: (from: number, to: number, departed?: readonly string[]) => Fates;
}

/** One configuration, speaking in the numbers of the whole; zones that it lacks see, reach and are nothing. */
export interface ConfiguredBoard {
  /** The board by itself, which speaks in its own numbers. */
  readonly own: Board;
  readonly problems: readonly BoardProblem[];
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

export function compileChangingBoard(
  configurations: readonly Configuration[],
  faces: FaceSource,
): ChangingBoard {
  // Those that differ only in what is blocked share their tiles, and are compiled once.
  const compile = lazyByKey((placements: readonly Placement[]) => compileBoard(placements, faces));
  const compiled = configurations.map(({ placements }) => compile(placements));
  const byId = new Map(compiled.flatMap(({ board }) => board.zones.map((zone) => [zone.id, zone] as const)));
  const zones = [...byId.values()].sort((a, b) => compareText(a.id, b.id));
  const numberOf = new Map(zones.map(({ id }, index) => [id, index]));

  const numbered = compiled.map(({ board, problems }, index): ConfiguredBoard => {
    const toAll = board.zones.map(({ id }) => numberOf.get(id) ?? 0);
    const toOwn = new Map(toAll.map((all, own) => [all, own]));
    const blocked = new Set(
      (configurations[index]?.blocked ?? []).flatMap((part) => {
        const own = board.zoneOf(part);
        return own === undefined ? [] : [toAll[own]];
      }),
    );
    const moves = lazy(() =>
      zones.map((_, zone) => {
        const own = toOwn.get(zone);
        const next = own === undefined ? [] : board.moves(own).map((to) => toAll[to] ?? 0);
        return next.filter((to) => !blocked.has(to));
      }),
    );
    const translated = (look: (own: number) => ReadonlyMap<number, number>) =>
      lazyByKey((zone: number): ReadonlyMap<number, number> => {
        const own = toOwn.get(zone);
        return new Map(own === undefined ? [] : [...look(own)].map(([to, range]) => [toAll[to] ?? 0, range]));
      });
    return {
      own: board,
      problems,
      has: (zone) => toOwn.has(zone),
      isBlocked: (zone) => blocked.has(zone),
      zoneOf(part) {
        const own = board.zoneOf(part);
        return own === undefined ? undefined : toAll[own];
      },
      moves: (zone) => moves()[zone] ?? [],
      sightFrom: translated(board.sightFrom),
      townsfolkSightFrom: translated(board.townsfolkSightFrom),
      distancesFrom: (zone) => (toOwn.has(zone) ? stepsFrom(zone, moves()) : zones.map(() => undefined)),
    };
  });

  return {
    zones,
    configurations: numbered,
    fates: (from, to, departed = []) => {
      const [before, after] = [configurations[from], configurations[to]];
      const [old, next] = [compiled[from]?.board, compiled[to]?.board];
      if (!before || !after || !old || !next)
        throw new RangeError(`There is no change from ${from} to ${to}`);
      const fates = fatesBetween({ before, after, departed, old, next, faces, numberOf });
      return zones.map(({ id }) => fates.get(id));
    },
  };
}
