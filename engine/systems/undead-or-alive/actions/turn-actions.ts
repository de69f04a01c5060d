import { holyWater } from '../cards/holy-water';
import { reorganize } from '../cards/reorganize';
import { search } from '../cards/search';
import { trade } from '../cards/trade';
import { dynamite } from '../combat/dynamite';
import { melee } from '../combat/melee';
import { ranged } from '../combat/ranged';
import { reloadWeapon } from '../combat/reload';
import type { TurnAction } from '../game';
import { makeNoise } from './make-noise';
import { move } from './move';
import { takeObjective } from './take-objective';

/** Everything a survivor can do in a turn. */
export const turnActions: readonly TurnAction[] = [
  move,
  search,
  reorganize,
  trade,
  melee,
  ranged,
  dynamite,
  reloadWeapon,
  takeObjective,
  makeNoise,
  holyWater,
];

const byWord: (TurnAction | undefined)[] = [];
for (const action of turnActions) for (const word of action.words) byWord[word] = action;

export function turnActionFor(word: number): TurnAction {
  const action = byWord[word];
  if (!action) throw new RangeError(`Nobody does ${word} in a turn`);
  return action;
}
