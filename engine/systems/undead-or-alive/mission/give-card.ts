import { isInPlay } from '../../../family/zombicide/actors';
import { receiveCard } from '../../../family/zombicide/cards/receive';
import { cardName, survivorName } from '../../../family/zombicide/names';
import { decision } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { DO } from '../words';

/** Which survivor of the first player gets a card; any of them where all of the first player's have left. */
export const giveCard = decision<UoaGame, 'card'>('give-card', ['card'], {
  decider: (game) => game.state.firstPlayer,
  options(game, _, list) {
    const { sizes, playerOf } = game.table;
    for (let survivor = 0; survivor < sizes.survivors; survivor++) {
      const isTheirs = playerOf[survivor] === game.state.firstPlayer;
      if (isTheirs && isInPlay(game, survivor)) list.add(DO.give, survivor);
    }
    if (list.length > 0) return;
    for (let survivor = 0; survivor < sizes.survivors; survivor++) {
      if (isInPlay(game, survivor)) list.add(DO.give, survivor); // UOA-ROUND-11
    }
  },
  choose(game, { card }, { a: survivor }) {
    game.events?.push({
      type: 'given',
      rules: because['who-gets-the-card'],
      survivor: survivorName(game, survivor),
      card: cardName(game, card),
    });
    receiveCard.begin(game, survivor, card);
  },
});
