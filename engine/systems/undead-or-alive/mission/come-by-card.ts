import type { EffectsOf } from '../../../../schemas';
import { receiveCard } from '../../../family/zombicide/cards/receive';
import { isNobodyLeft } from '../../../family/zombicide/people/nobody-left';
import { onlyName } from '../content/cards-meant';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import type { Occasion } from './at-hand';
import { drawFrom, EQUIPMENT, takeFrom } from './card-sources';
import { giveCard } from './give-card';
import { kindsToPick, pickCard } from './pick-card';
import { standsIn } from './words/do-list';

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
