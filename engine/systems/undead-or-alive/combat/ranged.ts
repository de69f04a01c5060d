import { attack } from '../../../family/zombicide/combat/attack';
import { SHOT } from '../../../family/zombicide/combat/modes';
import { isRanged, twinOf, weaponIn } from '../../../family/zombicide/combat/weapons';
import type { TurnAction } from '../game';
import { hasAbility } from '../skills/classes';
import { NONE } from '../state';
import { DO } from '../words';
import { attackSorts } from './attack-sorts';
import { canBeFanned } from './fanning';
import { FANNING } from './modes';
import { offerShots } from './range';
import { slotsInHand } from './slots';

/** Shots and Fanning, at whichever zone is in sight and within range, zombies or not (UOA-RANGED-04, UOA-RANGED-09). */
export const ranged: TurnAction = {
  words: ['shoot', 'fan'],
  sorts: (game, _, { kind, a: weapon, b: zone, c: second }) =>
    kind === DO.fan
      ? attackSorts(game, weapon, NONE, zone, FANNING)
      : attackSorts(game, weapon, second, zone, SHOT),
  offer(game, survivor, list) {
    const fans = hasAbility(game, survivor, 'Gunslinger'); // UOA-GUNSLINGER-01
    for (const slot of slotsInHand(game, survivor)) {
      const weapon = weaponIn(game, survivor, slot);
      if (weapon === NONE || !isRanged(game, weapon)) continue;
      offerShots(game, survivor, list, weapon, NONE, SHOT); // UOA-DUAL-02
      const second = twinOf(game, survivor, slot);
      if (second !== NONE) offerShots(game, survivor, list, weapon, second, SHOT); // UOA-DUAL-01
      if (fans && canBeFanned(game, weapon)) offerShots(game, survivor, list, weapon, NONE, FANNING);
    }
  },
  perform(game, survivor, { kind, a: weapon, b: zone, c: second }) {
    if (kind === DO.fan) attack.begin(game, survivor, weapon, NONE, zone, FANNING);
    else attack.begin(game, survivor, weapon, second, zone, SHOT);
  },
};
