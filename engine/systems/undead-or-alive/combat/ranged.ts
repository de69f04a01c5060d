import type { TurnAction } from '../actions/turn-action';
import { hasAbility } from '../classes';
import { canPay, pay } from '../course/allowance';
import { IN_HAND, NONE } from '../state';
import { DO } from '../words';
import { attack } from './attack';
import { FANNING, SHOT } from './characteristics';
import { offerZones } from './range';
import { canBeFanned, isRanged, twinOf, weaponIn } from './weapons';

/** Shots and Fanning, at whichever zone is in sight and within range, zombies or not (UOA-RANGED-04, UOA-RANGED-09). */
export const ranged: TurnAction = {
  words: [DO.shoot, DO.fan],
  offer(game, survivor, list) {
    if (!canPay(game, 'ranged')) return;
    const fans = hasAbility(game, survivor, 'Gunslinger'); // UOA-GUNSLINGER-01
    for (const slot of IN_HAND) {
      const weapon = weaponIn(game, survivor, slot);
      if (weapon === NONE || !isRanged(game, weapon)) continue;
      offerZones(game, survivor, list, DO.shoot, weapon, NONE); // UOA-DUAL-02
      const second = twinOf(game, survivor, slot);
      if (second !== NONE) offerZones(game, survivor, list, DO.shoot, weapon, second); // UOA-DUAL-01
      if (fans && canBeFanned(game, weapon)) offerZones(game, survivor, list, DO.fan, weapon);
    }
  },
  perform(game, survivor, { kind, a: weapon, b: zone, c: second }) {
    pay(game, 'ranged');
    if (kind === DO.fan) attack.begin(game, survivor, weapon, NONE, zone, FANNING);
    else attack.begin(game, survivor, weapon, second, zone, SHOT);
  },
};
