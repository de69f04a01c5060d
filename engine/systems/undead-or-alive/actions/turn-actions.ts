import { holyWater } from '../cards/holy-water';
import { reorganize } from '../cards/reorganize';
import { search } from '../cards/search';
import { trade } from '../cards/trade';
import { dynamite } from '../combat/dynamite';
import { melee } from '../combat/melee';
import { ranged } from '../combat/ranged';
import { reloadWeapon } from '../combat/reload';
import { makeNoise } from './make-noise';
import { move } from './move';
import { takeObjective } from './take-objective';
import type { TurnAction } from './turn-action';

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
