import { hasLeader, isIn, placeOf } from '../actors';
import { canPay } from '../course/allowance';
import { OTHER } from '../course/sorts';
import type { TurnAction } from '../game';
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
      if (!hasLeader(game, companion) && isIn(game, companion, zone)) list.add(DO.rally, companion);
    }
  },
  perform: (game, survivor, { a: companion }) =>
    follow(game, companion, survivor, ['UOA-COMP-05', 'UOA-COMP-08', 'UOA-CHOICE-34']),
};
