import type { EffectsOf } from '../../../../../../schemas';
import { receiveCard } from '../../../../../family/zombicide/cards/receive';
import { isNobodyLeft } from '../../../../../family/zombicide/people/nobody-left';
import type { UoaGame } from '../../../game';
import { NONE } from '../../../state';
import { amountOf } from '../../amounts';
import type { Occasion } from '../../at-hand';
import { drawFrom, EQUIPMENT, takeFrom } from '../../card-sources';
import { onlyName } from '../../cards-meant';
import { getCards } from '../../get-cards';
import { giveCard } from '../../give-card';
import { kindsToPick, pickCard } from '../../pick-card';
import { standsIn } from '../do-list';
import type { EffectWord } from '../effect-word';

export const card: EffectWord<'card'> = {
  apply(game, effect, at) {
    const count = effect.count === undefined ? 1 : amountOf(game, effect.count, at);
    if (count === 1) comeByOne(game, effect, at);
    else if (count > 1) getCards.begin(game, at.rule, ...standsIn(game, effect), at.survivor, count);
  },
};

type Fetching = Pick<Occasion, 'survivor' | 'rule' | 'rules'>;

/** One card, and whoever gets it has to find a place for it. */
export function comeByOne(
  game: UoaGame,
  effect: Extract<EffectsOf<'undead-or-alive'>, { effect: 'card' }>,
  { survivor, rules, rule }: Fetching,
): void {
  const isGiven = effect.to === 'first-player-choice';
  // With nobody left to have it the game is over as soon as somebody looks.
  if (isGiven ? isNobodyLeft(game) : survivor === NONE) return;
  const { card: cards, from = EQUIPMENT } = effect;
  const kind = cards && onlyName(cards);
  if (cards !== undefined && kind === undefined) {
    const [list, place] = standsIn(game, effect);
    if (kindsToPick(game, list, place).length > 0) pickCard.begin(game, rule, list, place, survivor);
    return;
  }
  const drawn = kind === undefined ? drawFrom(game, from, rules) : takeFrom(game, from, kind, rules);
  if (drawn === NONE) return;
  if (isGiven) giveCard.begin(game, drawn);
  else receiveCard.begin(game, survivor, drawn);
}
