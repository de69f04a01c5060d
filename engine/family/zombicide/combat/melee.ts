import type { ActionList } from '../../../game/action-list';
import { placeOf } from '../actors';
import type { FamilyAction, FamilyGame } from '../game';
import { zombiesIn } from '../horde';
import { NONE } from '../state';
import { mayAim } from '../turns/aim';
import { canPay } from '../turns/allowance';
import { attack } from './attack';
import { MELEE } from './modes';
import { isMelee, twinOf, weaponIn } from './weapons';

export const melee: FamilyAction = {
  words: ['melee'],
  sorts: (game, survivor, { a: weapon, b: second }) =>
    game.ways.sortsOfAttack(game, weapon, second, placeOf(game, survivor), MELEE),
  offer(game, survivor, list) {
    const zone = placeOf(game, survivor);
    if (zombiesIn(game, zone) === 0 || !mayAim(game, zone)) return;
    for (const slot of game.ways.slotsInHand(game, survivor)) {
      const weapon = weaponIn(game, survivor, slot);
      if (weapon === NONE || !isMelee(game, weapon)) continue;
      offerMelee(game, survivor, weapon, NONE, list);
      const second = twinOf(game, survivor, slot);
      if (second !== NONE) offerMelee(game, survivor, weapon, second, list);
    }
  },
  perform(game, survivor, { a: weapon, b: second }) {
    attack.begin(game, survivor, weapon, second, placeOf(game, survivor), MELEE);
  },
};

function offerMelee(
  game: FamilyGame,
  survivor: number,
  weapon: number,
  second: number,
  list: ActionList,
): void {
  const sorts = game.ways.sortsOfAttack(game, weapon, second, placeOf(game, survivor), MELEE);
  if (canPay(game, survivor, sorts)) list.add(game.words.melee, weapon, second);
}
