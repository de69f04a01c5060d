import { rollDie } from '../../../game/dice';
import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { MOST_DICE } from '../state';
import { accuracyOf, bonusToResults, diceOf, isHit } from './characteristics';
import type { Roll } from './events';
import type { Attack } from './modes';

/** The dice of an attack, which stay on the table until the next. */
export function roll(game: UoaGame, attack: Attack): void {
  game.state.diceRolled = Math.min(MOST_DICE, diceOf(game, attack));
  rollAgain(game);
}

/** All of them: what they showed before is gone. */
export function rollAgain({ state }: UoaGame): void {
  for (let die = 0; die < state.diceRolled; die++) state.dice.set(die, 0, rollDie(state)); // UOA-DICE-07
}

export function hitsOf(game: OpenGame, attack: Attack): number {
  let hits = 0;
  for (let die = 0; die < game.state.diceRolled; die++) {
    if (isHit(game, attack, game.state.dice.at(die))) hits += 1;
  }
  return hits;
}

/** What lies on the table, as events tell it. */
export function rollOf(game: OpenGame, attack: Attack): Roll {
  const hits = hitsOf(game, attack);
  const plus = bonusToResults(game, attack);
  const { diceRolled } = game.state;
  return {
    dice: game.state.dice.toArray().slice(0, diceRolled),
    accuracy: accuracyOf(game, attack),
    ...(plus > 0 && { plus }),
    hits,
    misses: diceRolled - hits,
  };
}
