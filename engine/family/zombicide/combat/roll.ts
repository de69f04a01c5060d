import { rollDie } from '../../../game/dice';
import type { FamilyGame, OpenFamilyGame } from '../game';
import { MOST_DICE } from '../state';
import type { Roll } from './events';
import type { Attack } from './modes';
import { bonusToResults, isHit } from './results';

/** The dice of an attack, which stay on the table until the next. */
export function roll(game: FamilyGame, attack: Attack): void {
  game.state.diceRolled = Math.min(MOST_DICE, game.ways.diceOf(game, attack));
  rollAgain(game);
}

/** Rolls all dice anew. */
export function rollAgain({ state }: FamilyGame): void {
  for (let die = 0; die < state.diceRolled; die++) state.dice.set(die, 0, rollDie(state));
}

export function hitsOf(game: OpenFamilyGame, attack: Attack): number {
  let hits = 0;
  for (let die = 0; die < game.state.diceRolled; die++) {
    if (isHit(game, attack, game.state.dice.at(die))) hits += 1;
  }
  return hits;
}

/** The dice on the table, as events tell of them. */
export function rollOf(game: OpenFamilyGame, attack: Attack): Roll {
  const hits = hitsOf(game, attack);
  const plus = bonusToResults(game, attack);
  const { diceRolled } = game.state;
  return {
    dice: game.state.dice.toArray().slice(0, diceRolled),
    accuracy: game.ways.accuracyOf(game, attack),
    ...(plus > 0 && { plus }),
    hits,
    misses: diceRolled - hits,
  };
}
