import type { BoardProblem, Placement } from '../../engine';
import type { Say } from '../../languages';
import { type Finding, findingOf } from './finding';

/** A sentence for every problem of a board, and where in the list of its tiles, which `list` points at. */
export function boardFindings(
  problems: readonly BoardProblem[],
  placements: readonly Placement[],
  list: string,
  say: Say,
): Finding[] {
  return problems.map((problem) => {
    // The later one in the file: it was put where another lay already.
    const index = placements.findLastIndex(({ id }) => problem.placements.includes(id));
    return findingOf(problem, index < 0 ? list : `${list}/${index}`, say);
  });
}
