import type { UoaGame } from '../game';
import { COMBAT, GATLING, MELEE, RANGED } from './sorts';

/** The sorts that Escalation counts, by the column of `inARow`. */
export const COUNTED = [COMBAT, MELEE, RANGED, GATLING] as const;

export function columnOf(sorts: number): number {
  return COUNTED.findIndex((counted) => counted === sorts);
}

/** How many actions of a sort the survivor has made one after the other; anything else begins anew (UOA-SKILL-35). */
export function countInARow(game: UoaGame, survivor: number, sorts: number): void {
  // What costs no action does not break a chain.
  if (sorts === 0 || survivor !== game.state.active) return;
  for (let column = 0; column < COUNTED.length; column++) {
    const goesOn = (sorts & (COUNTED[column] as number)) !== 0;
    game.state.inARow.set(column, 0, goesOn ? game.state.inARow.at(column) + 1 : 0);
  }
}
