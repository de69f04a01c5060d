import { discardCard } from '../cards/discard';
import { drawEquipment, equipmentLeft } from '../cards/equipment-deck';
import { cardIn, isRepeated } from '../cards/held';
import { receiveCard } from '../cards/receive';
import { canPay } from '../course/allowance';
import { OTHER } from '../course/sorts';
import type { TurnAction } from '../game';
import { cardName, survivorName } from '../names';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';
import { ownsSkill, skillNumber } from './owned';

const INVENTOR = skillNumber('inventor');

/** A card for another, as often as one likes and anywhere: it is no Search. */
export const inventor: TurnAction = {
  words: [DO.invent],
  sorts: () => OTHER,
  offer(game, survivor, list) {
    if (ownsSkill(game, survivor, INVENTOR) === 0 || !equipmentLeft(game)) return;
    if (!canPay(game, survivor, OTHER)) return;
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const card = cardIn(game, survivor, slot);
      if (card !== NONE && !isRepeated(game, survivor, slot)) list.add(DO.invent, card);
    }
  },
  perform(game, survivor, { a: card }) {
    game.events?.push({
      type: 'invented',
      rules: ['UOA-SKILL-48', 'UOA-CHOICE-30'],
      survivor: survivorName(game, survivor),
      card: cardName(game, card),
    });
    discardCard(game, card, ['UOA-SKILL-48']);
    receiveCard.begin(game, survivor, drawEquipment(game, ['UOA-SKILL-48']));
  },
};
