import { discardCard } from '../../../family/zombicide/cards/discard';
import { drawEquipment, equipmentLeft } from '../../../family/zombicide/cards/equipment-deck';
import { cardIn, isRepeated } from '../../../family/zombicide/cards/held';
import { receiveCard } from '../../../family/zombicide/cards/receive';
import { cardName, survivorName } from '../../../family/zombicide/names';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { OTHER } from '../../../family/zombicide/sorts';
import { canPay } from '../../../family/zombicide/turns/allowance';
import { because } from '../because';
import type { TurnAction } from '../game';
import { skillNumber } from '../skills/owned';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';

const INVENTOR = skillNumber('inventor');

/** A card for another, as often as one likes and anywhere: it is no Search. */
export const inventor: TurnAction = {
  words: ['invent'],
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
      rules: because['inventing'],
      survivor: survivorName(game, survivor),
      card: cardName(game, card),
    });
    discardCard(game, card, because['invention']);
    receiveCard.begin(game, survivor, drawEquipment(game, because['invention']));
  },
};
