import type { ActionList, Chosen } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { playerFor } from '../actors';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { DO } from '../words';
import { drop } from './drop';
import { cardsHeld } from './held';
import { offerPlaces, placeCard } from './placing';
import { dealAnew } from './reorganize';

/** Somebody gets a card that lay nowhere: it is put away, or everything is arranged anew, or it is dropped. */
export const receiveCard = procedure<UoaGame, 'survivor' | 'card'>(
  'receive-card',
  ['survivor', 'card'],
  [
    (game, { survivor, card }) => {
      game.piles.dealing.put(card);
      whereToPut.begin(game, survivor, card);
    },
  ],
);

export const whereToPut = decision<UoaGame, 'survivor' | 'card'>('where-to-put', ['survivor', 'card'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor, card }, list: ActionList) {
    offerPlaces(game, survivor, card, list);
    if (cardsHeld(game, survivor) > 0) list.add(DO.reorganize); // UOA-SEARCH-03
    list.add(DO.discard, card); // UOA-SEARCH-01, UOA-INV-09
  },
  choose(game, { survivor, card }, chosen: Chosen) {
    if (chosen.kind === DO.discard) drop(game, survivor, card, ['UOA-INV-02']);
    else if (chosen.kind === DO.reorganize) dealAnew.begin(game, survivor, NONE, game.piles.dealing.size - 1);
    else placeCard(game, chosen.a, chosen.b, chosen.c);
  },
});
