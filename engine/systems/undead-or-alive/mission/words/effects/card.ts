import { takeFromDeck } from '../../../../../family/zombicide/cards/from-deck';
import { receiveCard } from '../../../../../family/zombicide/cards/receive';
import { isNobodyLeft } from '../../../../../family/zombicide/people/nobody-left';
import { NONE } from '../../../state';
import { giveCard } from '../../give-card';
import { cardNames } from '../../holding';
import { kindsToPick, pickCard } from '../../pick-card';
import { standsIn } from '../do-list';
import type { EffectWord } from '../effect-word';

export const card: EffectWord<'card'> = {
  apply(game, effect, { survivor, rules, rule }) {
    const isGiven = effect.to === 'first-player-choice';
    // With nobody left to have it the game is over as soon as somebody looks.
    if (isGiven ? isNobodyLeft(game) : survivor === NONE) return;
    const [kind = '', ...others] = cardNames(effect.card);
    if (others.length > 0) {
      const [list, place] = standsIn(game, effect);
      if (kindsToPick(game, list, place).length > 0) pickCard.begin(game, rule, list, place, survivor);
      return;
    }
    const drawn = takeFromDeck(game, kind, rules);
    if (drawn === NONE) return;
    if (isGiven) giveCard.begin(game, drawn);
    else receiveCard.begin(game, survivor, drawn);
  },
};
