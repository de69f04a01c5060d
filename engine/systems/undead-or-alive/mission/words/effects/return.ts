import { discardCard } from '../../../../../family/zombicide/cards/discard';
import { cardIn } from '../../../../../family/zombicide/cards/held';
import { survivorName, zoneName } from '../../../../../family/zombicide/names';
import type { UoaGame } from '../../../game';
import { ELIMINATED, IN_PLAY, NONE, SLOTS } from '../../../state';
import { isSurvivorMeant } from '../../whereabouts';
import type { EffectWord } from '../effect-word';

/** With all that they have learnt, and their cards, unless it says otherwise; their turn of this round is over. */
export const comeBack: EffectWord<'return'> = {
  apply(game, { who = {}, bare }, at) {
    const [zone] = at.zones;
    if (zone === undefined) return;
    for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
      if (game.state.fate.at(survivor) !== ELIMINATED || !isSurvivorMeant(game, who, survivor, at)) continue;
      game.state.fate.set(survivor, 0, IN_PLAY);
      game.state.wounds.set(survivor, 0, 0);
      game.events?.push({
        type: 'came-back',
        rules: at.rules,
        survivor: survivorName(game, survivor),
        zone: zoneName(game, zone),
      });
      if (bare) loseCards(game, survivor, at.rules);
      game.ways.enters(game, survivor, zone);
    }
  },
};

function loseCards(game: UoaGame, survivor: number, rules: readonly string[]): void {
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = cardIn(game, survivor, slot);
    if (card !== NONE) discardCard(game, card, rules, survivor);
  }
}
