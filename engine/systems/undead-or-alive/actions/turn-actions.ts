import { holyWater } from '../cards/holy-water';
import { reorganize } from '../cards/reorganize';
import { search } from '../cards/search';
import { trade } from '../cards/trade';
import { dynamite } from '../combat/dynamite';
import { improvisedWeapon } from '../combat/improvised';
import { melee } from '../combat/melee';
import { ranged } from '../combat/ranged';
import { reloadWeapon } from '../combat/reload';
import { rally } from '../companions/rally';
import type { TurnAction } from '../game';
import { board } from '../machines/boarding';
import { drive } from '../machines/driving';
import { fire } from '../machines/gatling';
import { missionAction } from '../mission/mission-action';
import { bornLeader } from '../skills/born-leader';
import { inventor } from '../skills/inventor';
import { charge } from './charge';
import { jump } from './jump';
import { lifesaver } from './lifesaver';
import { makeNoise } from './make-noise';
import { move } from './move';
import { shove } from './shove';
import { takeObjective } from './take-objective';
import { taunt } from './taunt';
import { vadeRetro } from './vade-retro';

/** Everything a survivor can do in a turn. */
export const turnActions: readonly TurnAction[] = [
  move,
  search,
  reorganize,
  trade,
  melee,
  ranged,
  dynamite,
  improvisedWeapon,
  reloadWeapon,
  takeObjective,
  rally,
  inventor,
  bornLeader,
  makeNoise,
  drive,
  board,
  fire,
  missionAction,
  holyWater,
  charge,
  vadeRetro,
  jump,
  shove,
  lifesaver,
  taunt,
];

const byWord: (TurnAction | undefined)[] = [];
for (const action of turnActions) for (const word of action.words) byWord[word] = action;

export function turnActionFor(word: number): TurnAction {
  const action = byWord[word];
  if (!action) throw new RangeError(`Nobody does ${word} in a turn`);
  return action;
}
