import { move } from '../../../family/zombicide/actions/move';
import { reorganize } from '../../../family/zombicide/actions/reorganize';
import { search } from '../../../family/zombicide/actions/search';
import { trade } from '../../../family/zombicide/actions/trade';
import { melee } from '../../../family/zombicide/combat/melee';
import { reloadWeapon } from '../../../family/zombicide/combat/reload';
import { dynamite } from '../combat/dynamite';
import { improvisedWeapon } from '../combat/improvised';
import { ranged } from '../combat/ranged';
import type { TurnAction } from '../game';
import { board } from '../machines/boarding';
import { fire } from '../machines/gatling';
import { missionAction } from '../mission/mission-action';
import { DO } from '../words';
import { bornLeader } from './born-leader';
import { charge } from './charge';
import { drive } from './driving';
import { holyWater } from './holy-water';
import { inventor } from './inventor';
import { jump } from './jump';
import { lifesaver } from './lifesaver';
import { makeNoise } from './make-noise';
import { rally } from './rally';
import { shove } from './shove';
import { takeObjective } from './take-objective';
import { taunt } from './taunt';
import { vadeRetro } from './vade-retro';

/** Everything a survivor can do in a turn. What a mission forbids is left out of it once all is listed. */
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
for (const action of turnActions) for (const word of action.words) byWord[DO[word]] = action;

export function turnActionFor(word: number): TurnAction {
  const action = byWord[word];
  if (!action) throw new RangeError(`Nobody does ${word} in a turn`);
  return action;
}
