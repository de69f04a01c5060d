import type { ActionList, Chosen } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { playerFor } from '../actors';
import type { FamilyGame } from '../game';
import { NONE } from '../state';
import { dealAnew } from './deal-anew';
import { cardsHeld } from './held';
import { offerPlaces, placeCard } from './placing';

/** Somebody gets a card that lay nowhere: it is put away, or everything is arranged anew, or it is dropped. */
export const receiveCard = procedure<FamilyGame, 'survivor' | 'card'>(
  'receive-card',
  ['survivor', 'card'],
  [
    (game, { survivor, card }) => {
      game.piles.dealing.put(card);
      whereToPut.begin(game, survivor, card);
    },
  ],
);

export const whereToPut = decision<FamilyGame, 'survivor' | 'card'>('where-to-put', ['survivor', 'card'], {
  is: { card: 'found', isForPlayers: true },
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor, card }, list: ActionList) {
    offerPlaces(game, survivor, card, list);
    if (cardsHeld(game, survivor) > 0) list.add(game.words.reorganize);
    list.add(game.words.discard, card);
  },
  choose(game, { survivor, card }, chosen: Chosen) {
    if (chosen.kind === game.words.discard)
      game.ways.drop(game, survivor, card, game.because['discarding-at-any-time']);
    else if (chosen.kind === game.words.reorganize)
      dealAnew.begin(game, survivor, NONE, game.piles.dealing.size - 1);
    else placeCard(game, chosen.a, chosen.b, chosen.c);
  },
});
