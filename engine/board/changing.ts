import type { FaceSource } from '../../schemas';
import { lazyByKey } from '../geometry/lazy';
import type { BoardZone } from './board';
import { compileBoard } from './compile';
import type { Configuration } from './configuration';
import { type ConfiguredBoard, configuredBoard } from './configured';
import { type Fates, fatesBetween } from './fates';
import type { Placement } from './placed';
import type { BoardProblem } from './problems';
import { compareText } from './text-order';

/** A board that changes in play, with one number for every zone that any of its configurations has. */
export interface ChangingBoard {
  /** Every zone there ever is, in the order of their ids. */
  readonly zones: readonly Omit<BoardZone, 'index'>[];
  readonly configurations: readonly JudgedBoard[];
  /**
   * What becomes of every zone of one configuration when another takes its place; nothing for absent zones. Parts of
   * a train that leave the board with it are given by their placements.
   */
  readonly fates: (from: number, to: number, departed?: readonly string[]) => Fates;
}

interface JudgedBoard extends ConfiguredBoard {
  readonly problems: readonly BoardProblem[];
}

export function compileChangingBoard(
  configurations: readonly Configuration[],
  faces: FaceSource,
  report?: (done: number) => void,
): ChangingBoard {
  // Those that differ only in what is blocked share their tiles, and are compiled once.
  const compile = lazyByKey((placements: readonly Placement[]) => compileBoard(placements, faces));
  const compiled = configurations.map(({ placements }, index) => {
    const one = compile(placements);
    report?.(index + 1);
    return one;
  });
  const byId = new Map(compiled.flatMap(({ board }) => board.zones.map((zone) => [zone.id, zone] as const)));
  const zones = [...byId.values()].sort((a, b) => compareText(a.id, b.id));
  const numberOf = new Map(zones.map(({ id }, index) => [id, index]));

  const numbered = compiled.map(({ board, problems }, index) => ({
    ...configuredBoard(board, configurations[index], numberOf),
    problems,
  }));

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
