import { decision } from '../../../game/agenda';
import { isIn, placeOf, playerFor } from '../actors';
import { leadsSomebody } from '../companions/follow';
import { shareCompanions } from '../companions/trade';
import { canPay } from '../course/allowance';
import { carryOut } from '../course/carry-out';
import { grant } from '../course/grant';
import { payAndDo } from '../course/payment';
import { OTHER } from '../course/sorts';
import type { TurnAction, UoaGame } from '../game';
import { keptAside } from '../mission/carrying';
import { shareObjectives } from '../mission/sharing';
import { survivorName } from '../names';
import { DO } from '../words';
import { cardsHeld } from './held';
import { dealAnew } from './reorganize';

/** Two survivors in one zone put their cards together. Companions hold none. */
export const trade: TurnAction = {
  words: [DO.trade],
  sorts: () => OTHER,
  offer(game, survivor, list) {
    if (!canPay(game, survivor, OTHER)) return;
    const zone = placeOf(game, survivor);
    for (let partner = 0; partner < game.table.sizes.survivors; partner++) {
      if (partner === survivor || !isIn(game, partner, zone)) continue; // UOA-TRADE-02, UOA-TRADE-07
      if (!hasAnything(game, survivor) && !hasAnything(game, partner)) continue;
      if (game.state.refused.at(partner) === 0) list.add(DO.trade, partner);
    }
  },
  askFirst(game, survivor, { a: partner }, sorts, zone) {
    if (playerFor(game, survivor) === playerFor(game, partner)) return false;
    consent.begin(game, survivor, partner, sorts, zone); // UOA-TRADE-03
    return true;
  },
  perform: (game, survivor, { a: partner }) => swap(game, survivor, partner),
};

/** Whoever runs the partner may say no; they are not asked again in that turn, and nothing has been spent. */
export const consent = decision<UoaGame, 'survivor' | 'partner' | 'sorts' | 'zone'>(
  'consent',
  ['survivor', 'partner', 'sorts', 'zone'],
  {
    decider: (game, { partner }) => playerFor(game, partner),
    options(_game, _frame, list) {
      list.add(DO.agree);
      list.add(DO.refuse);
    },
    choose(game, { survivor, partner, sorts, zone }, { kind }) {
      const isGranted = sorts !== 0;
      if (kind === DO.agree) {
        const trading = { kind: DO.trade, a: partner, b: 0, c: 0, d: 0, e: 0 };
        if (isGranted) carryOut(game, survivor, OTHER, trading);
        else payAndDo(game, survivor, OTHER, 1, trading);
        return;
      }
      game.state.refused.set(partner, 0, 1);
      game.events?.push({
        type: 'refused-trade',
        rules: ['UOA-TRADE-03'],
        survivor: survivorName(game, survivor),
        with: survivorName(game, partner),
      });
      if (isGranted) grant.begin(game, survivor, sorts, zone);
    },
  },
);

function swap(game: UoaGame, survivor: number, partner: number): void {
  game.events?.push({
    type: 'traded',
    rules: ['UOA-TRADE-02'],
    survivor: survivorName(game, survivor),
    with: survivorName(game, partner),
  });
  dealAnew.begin(game, survivor, partner, 0);
  shareCompanions.begin(game, survivor, partner, game.table.sizes.survivors);
  shareObjectives.begin(game, survivor, partner, 0);
}

/** Cards, or somebody they lead: companions change hands like cards (UOA-TRADE-04). */
function hasAnything(game: UoaGame, survivor: number): boolean {
  return (
    cardsHeld(game, survivor) > 0 || leadsSomebody(game, survivor) || keptAside(game, survivor).length > 0
  );
}
