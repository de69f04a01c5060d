import { lazy } from '../geometry/lazy';
import { neighboursOf, stepsFrom } from '../geometry/paths';
import type { Barrier } from './barriers';
import type { Board } from './board';
import type { Passage, ZoneLink } from './passages';

/** The board while these barriers are closed, too. It keeps no sight: for whoever has a table to write it down in. */
export function boardBehind(board: Board, closed: readonly Barrier[]): Board {
  if (closed.length === 0) return board;
  const all = [...board.closed, ...closed];
  const blocked = waysOf(
    board,
    all.filter(({ stopsMoving }) => stopsMoving),
  );
  const moves = lazy(() =>
    neighboursOf(
      board.zones.length,
      board.ways.filter((way) => !blocked.has(way)),
    ),
  );
  return {
    ...board,
    closed: all,
    moves: (zone) => moves()[zone] ?? [],
    distancesFrom: (zone) => stepsFrom(zone, moves()),
    ...board.sightThrough(isLookedThrough(board, all)),
  };
}

/** Which passages one can look through while these barriers are closed. */
export function isLookedThrough(board: Board, closed: readonly Barrier[]): (passage: Passage) => boolean {
  const dark = waysOf(
    board,
    closed.filter(({ stopsSight }) => stopsSight),
  );
  return (passage) => !dark.has(passage);
}

function waysOf(board: Board, barriers: readonly Barrier[]): ReadonlySet<ZoneLink> {
  return new Set(barriers.flatMap(({ ways }) => ways.flatMap((way) => board.ways[way] ?? [])));
}
