import type { ActionList, Chosen } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { playerFor } from '../actors';
import { canPay } from '../course/allowance';
import { OTHER } from '../course/sorts';
import type { TurnAction, UoaGame } from '../game';
import { survivorName } from '../names';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';
import { drop } from './drop';
import { cardIn, cardsHeld } from './held';
import { offerPlaces, placeCard } from './placing';

/** One's own cards, arranged anew. */
export const reorganize: TurnAction = {
  words: [DO.reorganize],
  sorts: () => OTHER,
  offer(game, survivor, list) {
    if (canPay(game, survivor, OTHER) && cardsHeld(game, survivor) > 0) list.add(DO.reorganize);
  },
  perform(game, survivor) {
    game.events?.push({
      type: 'reorganized',
      rules: ['UOA-TRADE-01'],
      survivor: survivorName(game, survivor),
    });
    dealAnew.begin(game, survivor, NONE, 0);
  },
};

/**
 * All cards of one survivor, or of two who trade, are taken up and dealt out one by one. Nothing goes back and
 * forth: however cards change places, it takes as many choices as there are cards. Some may be kept back: they lie
 * there for a choice that is to come.
 */
export const dealAnew = procedure<UoaGame, 'one' | 'other' | 'kept'>(
  'deal-anew',
  ['one', 'other', 'kept'],
  [
    (game, { one, other }) => {
      takeUp(game, one);
      if (other !== NONE) takeUp(game, other);
    },
    (game, frame) => {
      if (game.piles.dealing.size <= frame.kept) return;
      dealCard.begin(game, frame.one, frame.other, frame.kept);
      frame.step -= 1;
    },
  ],
);

/** Where the next card goes. One may be dropped only where not all of them have a place. */
export const dealCard = decision<UoaGame, 'one' | 'other' | 'kept'>('deal-card', ['one', 'other', 'kept'], {
  decider: (game, { one }) => playerFor(game, one),
  options(game, { one, other, kept }, list: ActionList) {
    const card = game.piles.dealing.top;
    offerPlaces(game, one, card, list);
    if (other !== NONE) offerPlaces(game, other, card, list);
    const places = freePlaces(game, one) + (other === NONE ? 0 : freePlaces(game, other));
    if (list.length === 0 || game.piles.dealing.size - kept > places) list.add(DO.discard, card); // UOA-INV-09
  },
  choose(game, { one }, chosen: Chosen) {
    if (chosen.kind === DO.discard) drop(game, one, chosen.a, ['UOA-INV-09']);
    else placeCard(game, chosen.a, chosen.b, chosen.c);
  },
});

function takeUp(game: UoaGame, survivor: number): void {
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = cardIn(game, survivor, slot);
    if (card !== NONE) game.piles.dealing.put(card);
    game.state.slots.set(survivor, slot, NONE);
  }
}

function freePlaces(game: UoaGame, survivor: number): number {
  return SLOTS.length - cardsHeld(game, survivor);
}
