import { procedure } from '../../../game/agenda';
import { hasLeader, isIn, placeOf } from '../actors';
import { canPay } from '../course/allowance';
import { OTHER } from '../course/sorts';
import type { TurnAction, UoaGame } from '../game';
import { happen } from '../mission/happen';
import { askPricesOfRallying, canPayPrices, pricesOfRallying } from '../mission/prices';
import { mayRally } from '../mission/restrictions';
import { survivorName } from '../names';
import { DO } from '../words';
import { follow } from './follow';

/** Whoever stands alone in the zone comes along from now on. */
export const rally: TurnAction = {
  words: [DO.rally],
  sorts: () => OTHER,
  offer(game, survivor, list) {
    if (!canPay(game, survivor, OTHER)) return; // UOA-COMP-05
    const zone = placeOf(game, survivor);
    const { sizes } = game.table;
    for (let companion = sizes.survivors; companion < sizes.actors; companion++) {
      if (hasLeader(game, companion) || !isIn(game, companion, zone)) continue;
      if (isAllowed(game, survivor, companion)) list.add(DO.rally, companion);
    }
  },
  perform(game, survivor, { a: companion }) {
    game.events?.push({
      type: 'rallied',
      rules: ['UOA-COMP-05'],
      survivor: survivorName(game, companion),
      by: survivorName(game, survivor),
      // Somebody whose turn it is not has been lent an action.
      cost: game.state.active === survivor ? 1 : 0,
    });
    join.begin(game, survivor, companion);
    askPricesOfRallying(game, survivor, companion);
  },
};

/** Once everything is paid. */
export const join = procedure<UoaGame, 'survivor' | 'companion'>(
  'join',
  ['survivor', 'companion'],
  [
    (game, { survivor, companion }) => {
      follow(game, companion, survivor, ['UOA-COMP-05', 'UOA-COMP-08', 'UOA-CHOICE-34']);
      happen(game, 'companion-rallied', survivor, companion);
    },
  ],
);

function isAllowed(game: UoaGame, survivor: number, companion: number): boolean {
  return (
    mayRally(game, survivor, companion) && canPayPrices(game, survivor, pricesOfRallying(game, companion))
  );
}
