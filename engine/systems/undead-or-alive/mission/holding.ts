import type { Cards, Holding, ObjectiveFilter } from '../../../../schemas';
import { cardIn, kindOf } from '../../../family/zombicide/cards/held';
import { keeperOf, objectiveOf } from '../cards/carried';
import { isAmong } from '../content/cards-meant';
import type { UoaGame } from '../game';
import { NONE, SLOTS } from '../state';
import { isObjectiveMeant } from './objectives-meant';

/** Whether a survivor carries as many of something as is asked for. */
export function holds(game: UoaGame, survivor: number, asked: Holding): boolean {
  const { count = 1 } = asked;
  if ('card' in asked) return cardsMeant(game, survivor, asked.card).length >= count;
  return objectivesHeld(game, survivor, asked.objective).length >= count;
}

/** The objectives that a survivor has to dispose of. */
export function objectivesHeld(game: UoaGame, survivor: number, filter: ObjectiveFilter): number[] {
  const held: number[] = [];
  for (let objective = 0; objective < game.table.sizes.objectives; objective++) {
    if (keeperOf(game, objective) !== survivor) continue;
    if (isObjectiveMeant(game, filter, objective)) held.push(objective);
  }
  return held;
}

/** The cards of a survivor that are of one of these sorts, in the order of their slots. */
export function cardsMeant(game: UoaGame, survivor: number, cards: Cards): number[] {
  const found: number[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = cardIn(game, survivor, slot);
    if (card === NONE || objectiveOf(game, card) !== NONE) continue;
    if (isAmong(kindOf(game, card), cards)) found.push(card);
  }
  return found;
}
