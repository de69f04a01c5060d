import { placeOf } from '../../../family/zombicide/actors';
import { attack } from '../../../family/zombicide/combat/attack';
import { MELEE, SHOT } from '../../../family/zombicide/combat/modes';
import { zombiesIn } from '../../../family/zombicide/horde';
import { freeLeft, useFree } from '../../../family/zombicide/turns/allowance';
import type { ActionList } from '../../../game/action-list';
import type { TurnAction, UoaGame } from '../game';
import { IMPROVISED } from '../improvised';
import { NONE } from '../state';
import { DO } from '../words';
import { attackSorts } from './attack-sorts';
import { isInReach, zonesInSight } from './range';

/** Once in each turn and for nothing, with whatever is at hand. */
export const improvisedWeapon: TurnAction = {
  words: ['improvise'],
  sorts: (game, _, { a: skill, b: zone }) => {
    const weapon = weaponOf(game, skill);
    return attackSorts(game, weapon, NONE, zone, modeOf(game, weapon));
  },
  isFree: true, // It is an action of its own, and no other can be made with it.
  offer(game, survivor, list) {
    for (let number = 0; number < IMPROVISED.length; number++) {
      const weapon = game.table.sizes.cards + number;
      const skill = IMPROVISED[number]?.skill ?? NONE;
      if (freeLeft(game, survivor, skill) === 0) continue;
      if (modeOf(game, weapon) === MELEE) offerMelee(game, survivor, skill, list);
      else offerShots(game, survivor, skill, weapon, list);
    }
  },
  perform(game, survivor, { a: skill, b: zone }) {
    const weapon = weaponOf(game, skill);
    useFree(game, survivor, skill, []);
    attack.begin(game, survivor, weapon, NONE, zone, modeOf(game, weapon));
  },
};

function weaponOf(game: UoaGame, skill: number): number {
  return game.table.sizes.cards + IMPROVISED.findIndex((improvised) => improvised.skill === skill);
}

function modeOf(game: UoaGame, weapon: number): number {
  return IMPROVISED[weapon - game.table.sizes.cards]?.isMelee ? MELEE : SHOT;
}

function offerMelee(game: UoaGame, survivor: number, skill: number, list: ActionList): void {
  const zone = placeOf(game, survivor);
  if (zombiesIn(game, zone) > 0) list.add(DO.improvise, skill, zone); // UOA-SKILL-47
}

function offerShots(game: UoaGame, survivor: number, skill: number, weapon: number, list: ActionList): void {
  const sorts = attackSorts(game, weapon, NONE, NONE, SHOT);
  for (const zone of zonesInSight(game, survivor)) {
    if (isInReach(game, survivor, weapon, zone, sorts)) list.add(DO.improvise, skill, zone); // UOA-SKILL-46
  }
}
