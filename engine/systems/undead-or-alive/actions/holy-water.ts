import { placeOf } from '../../../family/zombicide/actors';
import { discardCard } from '../../../family/zombicide/cards/discard';
import { cardIn, isRepeated, kindOf } from '../../../family/zombicide/cards/held';
import { cardName, survivorName, zoneName } from '../../../family/zombicide/names';
import { gainAdrenaline } from '../../../family/zombicide/people/adrenaline';
import type { ActionList } from '../../../game/action-list';
import { because } from '../because';
import { traitOf } from '../content';
import type { TurnAction, UoaGame } from '../game';
import { happen } from '../happen';
import { farthestSeenBy } from '../lasting/sight';
import type { OpenGame } from '../open-game';
import { hasAbility } from '../skills/classes';
import { affectableTokensIn, holyWaterOn, yieldingTokensIn } from '../spawning/tokens';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';

const REWARD = 5;
const REACH = 1;

/** Costs no action, and helps against every spawn token of one zone. The Faithful make do with plain Water. */
export const holyWater: TurnAction = {
  words: ['holy-water'],
  sorts: () => 0,
  isFree: true, // UOA-TRAIT-12
  offer(game, survivor, list) {
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const card = cardIn(game, survivor, slot);
      if (card === NONE || isRepeated(game, survivor, slot) || !isHoly(game, survivor, card)) continue; // UOA-TRAIT-13
      offerZones(game, survivor, card, list);
    }
  },
  perform(game, survivor, { a: card, b: zone }) {
    const byFaith = traitOf(kindOf(game, card), 'isHoly') === 'for-the-faithful';
    game.events?.push({
      type: 'used-holy-water',
      rules: byFaith ? because['water-by-faith'] : because['using-holy-water'],
      survivor: survivorName(game, survivor),
      card: cardName(game, card),
      zone: zoneName(game, zone),
      tokens: yieldingTokensIn(game, zone),
    });
    discardCard(game, card, because['holy-water-used-up']);
    // Rules about the tokens there come when all of this is done, but not too late to tell which they were.
    happen(game, 'used', survivor, card, zone);
    holyWaterOn(game, zone, because['holy-water-on-tokens']);
    gainAdrenaline(game, survivor, REWARD, because['adrenaline-for-holy-water']);
  },
};

/** Whether somebody can use it as Holy Water. */
export function isHoly(game: OpenGame, survivor: number, card: number): boolean {
  const isHolyFor = traitOf(kindOf(game, card), 'isHoly');
  if (isHolyFor === 'for-the-faithful') return hasAbility(game, survivor, 'Faithful'); // UOA-FAITHFUL-01
  return isHolyFor === 'for-everybody';
}

function offerZones(game: UoaGame, survivor: number, card: number, list: ActionList): void {
  const from = placeOf(game, survivor);
  for (const zone of game.board.seen(from)) {
    const range = game.board.range(from, zone);
    if (range > REACH || range > farthestSeenBy(game, survivor)) continue; // UOA-TRAIT-08
    if (affectableTokensIn(game, zone)) list.add(DO['holy-water'], card, zone); // UOA-TRAIT-11
  }
}
