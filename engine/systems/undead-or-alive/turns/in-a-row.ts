import type { UoaGame } from '../game';
import { COUNTED } from '../sorts';

/** Where a sort is counted. */
export function columnOf(sorts: number): number {
  const column = COUNTED.findIndex((counted) => counted === sorts);
  if (column < 0) throw new RangeError(`Nobody counts ${sorts} in a row`);
  return column;
}

/** How many actions of a sort the survivor has made one after the other; anything else begins anew (UOA-SKILL-35). */
export function countInARow(game: UoaGame, survivor: number, sorts: number): void {
  // What is no action breaks no row; one for nothing counts like any other.
  if (sorts === 0 || survivor !== game.state.active) return;
  for (let column = 0; column < COUNTED.length; column++) {
    const goesOn = (sorts & (COUNTED[column] as number)) !== 0;
    game.state.inARow.set(column, 0, goesOn ? game.state.inARow.at(column) + 1 : 0);
  }
}
