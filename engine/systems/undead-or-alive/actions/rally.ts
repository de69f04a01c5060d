import { hasLeader, isIn, placeOf } from '../../../family/zombicide/actors';
import { survivorName } from '../../../family/zombicide/names';
import { OTHER } from '../../../family/zombicide/sorts';
import { canPay } from '../../../family/zombicide/turns/allowance';
import { procedure } from '../../../game/agenda';
import { because } from '../because';
import { follow } from '../companions/follow';
import type { TurnAction, UoaGame } from '../game';
import { happen } from '../happen';
import { askPrices, canAfford, pricesFor } from '../mission/prices';
import { mayRally } from '../mission/restrictions';
import { DO } from '../words';

/** Whoever stands alone in the zone comes along from now on. */
export const rally: TurnAction = {
  words: ['rally'],
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
      rules: because['rallying'],
      survivor: survivorName(game, companion),
      by: survivorName(game, survivor),
      // Somebody whose turn it is not has been lent an action.
      cost: game.state.active === survivor ? 1 : 0,
    });
    join.begin(game, survivor, companion);
    askPrices(game, survivor, pricesFor(game, 'rally', survivor, companion));
  },
};

/** Once everything is paid. */
export const join = procedure<UoaGame, 'survivor' | 'companion'>(
  'join',
  ['survivor', 'companion'],
  [
    (game, { survivor, companion }) => {
      follow(game, companion, survivor, because['rallied']);
      happen(game, 'companion-rallied', survivor, companion);
    },
  ],
);

function isAllowed(game: UoaGame, survivor: number, companion: number): boolean {
  return mayRally(game, survivor, companion) && canAfford(game, 'rally', survivor, companion);
}
