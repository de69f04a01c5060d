import type { TurnAction } from '../actions/turn-action';
import { placeOf } from '../actors';
import { canPay, pay } from '../course/allowance';
import { zombiesIn } from '../horde';
import { IN_HAND, NONE } from '../state';
import { DO } from '../words';
import { attack } from './attack';
import { MELEE } from './characteristics';
import { isMelee, twinOf, weaponIn } from './weapons';

export const melee: TurnAction = {
  words: [DO.melee],
  offer(game, survivor, list) {
    if (zombiesIn(game, placeOf(game, survivor)) === 0 || !canPay(game, 'melee')) return; // UOA-MELEE-05
    for (const slot of IN_HAND) {
      const weapon = weaponIn(game, survivor, slot);
      if (weapon === NONE || !isMelee(game, weapon)) continue; // UOA-MELEE-01
      list.add(DO.melee, weapon, NONE); // UOA-DUAL-02
      const second = twinOf(game, survivor, slot);
      if (second !== NONE) list.add(DO.melee, weapon, second); // UOA-DUAL-01
    }
  },
  perform(game, survivor, { a: weapon, b: second }) {
    pay(game, 'melee');
    attack.begin(game, survivor, weapon, second, placeOf(game, survivor), MELEE);
  },
};
