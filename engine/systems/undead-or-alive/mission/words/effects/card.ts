import { takeFromDeck } from '../../../../../family/zombicide/cards/from-deck';
import { receiveCard } from '../../../../../family/zombicide/cards/receive';
import { isNobodyLeft } from '../../../../../family/zombicide/people/nobody-left';
import { NONE } from '../../../state';
import { giveCard } from '../../give-card';
import type { EffectWord } from '../effect-word';

export const card: EffectWord<'card'> = {
  apply(game, effect, { survivor, rules }) {
    const isGiven = effect.to === 'first-player-choice';
    // With nobody left to have it the game is over as soon as somebody looks.
    if (isGiven ? isNobodyLeft(game) : survivor === NONE) return;
    const drawn = takeFromDeck(game, effect.card, rules);
    if (drawn === NONE) return;
    if (isGiven) giveCard.begin(game, drawn);
    else receiveCard.begin(game, survivor, drawn);
  },
};
