import { dealAnew } from '../cards/deal-anew';
import { cardsHeld } from '../cards/held';
import type { FamilyAction } from '../game';
import { survivorName } from '../names';
import { OTHER } from '../sorts';
import { NONE } from '../state';
import { canPay } from '../turns/allowance';

/** Arranges one's own cards anew. */
export const reorganize: FamilyAction = {
  words: ['reorganize'],
  sorts: () => OTHER,
  offer(game, survivor, list) {
    if (canPay(game, survivor, OTHER) && cardsHeld(game, survivor) > 0) list.add(game.words.reorganize);
  },
  perform(game, survivor) {
    game.events?.push({
      type: 'reorganized',
      rules: game.because['reorganizing'],
      survivor: survivorName(game, survivor),
    });
    dealAnew.begin(game, survivor, NONE, 0);
  },
};
