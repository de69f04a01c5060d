import type { ActionList, Chosen } from '../../../game/action-list';
import { isInPlay } from '../actors';
import { gainAdrenaline } from '../course/adrenaline';
import type { UoaGame } from '../game';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';
import { discardCard } from './discard';
import { cardIn, hasTrait, isRepeated, ownerOf } from './held';

const WATER = 3;

/** Any card may be dropped at any time, in anybody's turn. */
export function asides(game: UoaGame, list: ActionList): void {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (!isInPlay(game, survivor)) continue;
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const card = cardIn(game, survivor, slot);
      if (card !== NONE && !isRepeated(game, survivor, slot)) list.add(DO.discard, card); // UOA-INV-02
    }
  }
}

export function takeAside(game: UoaGame, chosen: Chosen): void {
  const card = chosen.a;
  const owner = ownerOf(game, card);
  const isWater = hasTrait(game, card, 'water');
  discardCard(game, card, isWater ? ['UOA-TRAIT-22', 'UOA-INV-02'] : ['UOA-INV-02']);
  if (isWater) gainAdrenaline(game, owner, WATER, ['UOA-TRAIT-22', 'UOA-ADREN-02']);
}
