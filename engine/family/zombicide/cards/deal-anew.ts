import type { ActionList, Chosen } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { playerFor } from '../actors';
import type { FamilyGame } from '../game';
import { NONE } from '../state';
import { cardIn, cardsHeld } from './held';
import { offerPlaces, placeCard } from './placing';

/**
 * All cards of one survivor, or of two who trade, are taken up and dealt out one by one. Nothing goes back and
 * forth: however cards change places, it takes as many choices as there are cards. Some may be kept back: they lie
 * there for a choice that is to come.
 */
export const dealAnew = procedure<FamilyGame, 'one' | 'other' | 'kept'>(
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
export const dealCard = decision<FamilyGame, 'one' | 'other' | 'kept'>(
  'deal-card',
  ['one', 'other', 'kept'],
  {
    is: { card: 'dealt' },
    decider: (game, { one }) => playerFor(game, one),
    options(game, { one, other, kept }, list: ActionList) {
      const card = game.piles.dealing.top;
      offerPlaces(game, one, card, list);
      if (other !== NONE) offerPlaces(game, other, card, list);
      const places = freePlaces(game, one) + (other === NONE ? 0 : freePlaces(game, other));
      if (list.length === 0 || game.piles.dealing.size - kept > places) list.add(game.words.discard, card);
    },
    choose(game, { one }, chosen: Chosen) {
      if (chosen.kind === game.words.discard)
        game.ways.drop(game, one, chosen.a, game.because['no-slot-free']);
      else placeCard(game, chosen.a, chosen.b, chosen.c);
    },
  },
);

function takeUp(game: FamilyGame, survivor: number): void {
  for (let slot = 0; slot < game.table.slots.length; slot++) {
    const card = cardIn(game, survivor, slot);
    if (card !== NONE) game.piles.dealing.put(card);
    game.state.slots.set(survivor, slot, NONE);
  }
}

function freePlaces(game: FamilyGame, survivor: number): number {
  return game.table.slots.length - cardsHeld(game, survivor);
}
