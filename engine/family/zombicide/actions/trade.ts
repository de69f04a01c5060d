import { decision } from '../../../game/agenda';
import { isIn, placeOf, playerFor } from '../actors';
import { dealAnew } from '../cards/deal-anew';
import { cardsHeld } from '../cards/held';
import type { FamilyAction, FamilyGame } from '../game';
import { survivorName } from '../names';
import { OTHER } from '../sorts';
import { canPay } from '../turns/allowance';
import { carryOut } from '../turns/carry-out';
import { grant } from '../turns/grant';
import { payAndDo } from '../turns/payment';

/** Two survivors in one zone put their cards together. Companions hold none. */
export const trade: FamilyAction = {
  words: ['trade'],
  sorts: () => OTHER,
  offer(game, survivor, list) {
    if (!canPay(game, survivor, OTHER)) return;
    const zone = placeOf(game, survivor);
    for (let partner = 0; partner < game.table.sizes.survivors; partner++) {
      if (partner === survivor || !isIn(game, partner, zone)) continue;
      if (!hasAnything(game, survivor) && !hasAnything(game, partner)) continue;
      if (game.state.refused.at(partner) === 0) list.add(game.words.trade, partner);
    }
  },
  askFirst(game, survivor, { a: partner }, sorts, zone) {
    if (playerFor(game, survivor) === playerFor(game, partner)) return false;
    consent.begin(game, survivor, partner, sorts, zone);
    return true;
  },
  perform: (game, survivor, { a: partner }) => swap(game, survivor, partner),
};

/** Whoever runs the partner may say no; they are not asked again in that turn, and nothing has been spent. */
export const consent = decision<FamilyGame, 'survivor' | 'partner' | 'sorts' | 'zone'>(
  'consent',
  ['survivor', 'partner', 'sorts', 'zone'],
  {
    is: { isBeforeDealing: true },
    decider: (game, { partner }) => playerFor(game, partner),
    options(game, _frame, list) {
      list.add(game.words.agree);
      list.add(game.words.refuse);
    },
    choose(game, { survivor, partner, sorts, zone }, { kind }) {
      const isGranted = sorts !== 0;
      if (kind === game.words.agree) {
        const trading = { kind: game.words.trade, a: partner, b: 0, c: 0, d: 0, e: 0 };
        if (isGranted) carryOut(game, survivor, OTHER, trading);
        else payAndDo(game, survivor, OTHER, 1, trading);
        return;
      }
      game.state.refused.set(partner, 0, 1);
      game.events?.push({
        type: 'refused-trade',
        rules: game.because['trade-refused'],
        survivor: survivorName(game, survivor),
        with: survivorName(game, partner),
      });
      if (isGranted) grant.begin(game, survivor, sorts, zone);
    },
  },
);

function swap(game: FamilyGame, survivor: number, partner: number): void {
  game.events?.push({
    type: 'traded',
    rules: game.because['trading'],
    survivor: survivorName(game, survivor),
    with: survivorName(game, partner),
  });
  dealAnew.begin(game, survivor, partner, 0);
  game.ways.shareMore(game, survivor, partner);
}

/** Cards, or whatever else changes hands like cards. */
function hasAnything(game: FamilyGame, survivor: number): boolean {
  return cardsHeld(game, survivor) > 0 || game.ways.hasMoreToShare(game, survivor);
}
