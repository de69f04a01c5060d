import type { Cards, Holding } from '../../../../schemas';
import { cardIn, kindOf } from '../../../family/zombicide/cards/held';
import { keeperOf, objectiveOf } from '../cards/carried';
import type { UoaGame } from '../game';
import { NONE, SLOTS } from '../state';
import { isObjectiveMeant } from './objectives-meant';

/** Whether a survivor carries as many of something as is asked for. */
export function holds(game: UoaGame, survivor: number, asked: Holding): boolean {
  const { count = 1 } = asked;
  if ('card' in asked) return cardsMeant(game, survivor, asked.card).length >= count;
  let kept = 0;
  for (let objective = 0; objective < game.table.sizes.objectives; objective++) {
    if (keeperOf(game, objective) === survivor && isObjectiveMeant(game, asked.objective, objective))
      kept += 1;
  }
  return kept >= count;
}

/** The cards of a survivor that are of one of these sorts, in the order of their slots. */
export function cardsMeant(game: UoaGame, survivor: number, cards: Cards): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = cardIn(game, survivor, slot);
    if (card === NONE || objectiveOf(game, card) !== NONE) continue;
    if (isAmong(kindOf(game, card).id, cards)) found.push(card);
  }
  return found;
}

export function isAmong(kind: string, cards: Cards): boolean {
  return typeof cards === 'string' ? kind === cards : cards.includes(kind);
}

/** All of them, in the order in which they are written. */
export function cardNames(cards: Cards): readonly string[] {
  return typeof cards === 'string' ? [cards] : cards;
}
