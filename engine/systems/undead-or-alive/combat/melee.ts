import type { ActionList } from '../../../game/action-list';
import { placeOf } from '../actors';
import { mayAim } from '../course/aim';
import { canPay } from '../course/allowance';
import type { TurnAction, UoaGame } from '../game';
import { zombiesIn } from '../horde';
import { NONE } from '../state';
import { DO } from '../words';
import { attack } from './attack';
import { attackSorts } from './attack-sorts';
import { MELEE } from './modes';
import { slotsInHand } from './slots';
import { isMelee, twinOf, weaponIn } from './weapons';

export const melee: TurnAction = {
  words: [DO.melee],
  sorts: (game, survivor, { a: weapon, b: second }) =>
    attackSorts(game, weapon, second, placeOf(game, survivor), MELEE),
  offer(game, survivor, list) {
    const zone = placeOf(game, survivor);
    if (zombiesIn(game, zone) === 0 || !mayAim(game, zone)) return; // UOA-MELEE-05
    for (const slot of slotsInHand(game, survivor)) {
      const weapon = weaponIn(game, survivor, slot);
      if (weapon === NONE || !isMelee(game, weapon)) continue; // UOA-MELEE-01
      offerMelee(game, survivor, weapon, NONE, list); // UOA-DUAL-02
      const second = twinOf(game, survivor, slot);
      if (second !== NONE) offerMelee(game, survivor, weapon, second, list); // UOA-DUAL-01
    }
  },
  perform(game, survivor, { a: weapon, b: second }) {
    attack.begin(game, survivor, weapon, second, placeOf(game, survivor), MELEE);
  },
};

function offerMelee(game: UoaGame, survivor: number, weapon: number, second: number, list: ActionList): void {
  const sorts = attackSorts(game, weapon, second, placeOf(game, survivor), MELEE);
  if (canPay(game, survivor, sorts)) list.add(DO.melee, weapon, second);
}
