import type { ActionList } from '../../../game/action-list';
import { placeOf } from '../actors';
import { hasAbility } from '../classes';
import { gainAdrenaline } from '../course/adrenaline';
import type { TurnAction, UoaGame } from '../game';
import { happen } from '../mission/happen';
import { cardName, survivorName, zoneName } from '../names';
import { affectableTokensIn, holyWaterOn, yieldingTokensIn } from '../spawning/tokens';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';
import { discardCard } from './discard';
import { cardIn, hasTrait, isRepeated } from './held';

const REWARD = 5;
const REACH = 1;

/** Costs no action, and helps against every spawn token of one zone. The Faithful make do with plain Water. */
export const holyWater: TurnAction = {
  words: [DO['holy-water']],
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
    const byFaith = hasTrait(game, card, 'water');
    game.events?.push({
      type: 'used-holy-water',
      rules: byFaith ? ['UOA-TRAIT-08', 'UOA-FAITHFUL-01'] : ['UOA-TRAIT-08', 'UOA-TRAIT-12'],
      survivor: survivorName(game, survivor),
      card: cardName(game, card),
      zone: zoneName(game, zone),
      tokens: yieldingTokensIn(game, zone),
    });
    discardCard(game, card, ['UOA-TRAIT-08']);
    // Rules about the tokens there come when all of this is done, but not too late to tell which they were.
    happen(game, 'used', survivor, card, zone);
    holyWaterOn(game, zone, ['UOA-TRAIT-09']);
    gainAdrenaline(game, survivor, REWARD, ['UOA-TRAIT-11', 'UOA-ADREN-02']);
  },
};

function isHoly(game: UoaGame, survivor: number, card: number): boolean {
  if (hasTrait(game, card, 'holy-water')) return true;
  return hasTrait(game, card, 'water') && hasAbility(game, survivor, 'Faithful'); // UOA-FAITHFUL-01
}

function offerZones(game: UoaGame, survivor: number, card: number, list: ActionList): void {
  const from = placeOf(game, survivor);
  for (const zone of game.board.seen(from)) {
    if (game.board.range(from, zone) > REACH) continue; // UOA-TRAIT-08
    if (affectableTokensIn(game, zone)) list.add(DO['holy-water'], card, zone); // UOA-TRAIT-11
  }
}
