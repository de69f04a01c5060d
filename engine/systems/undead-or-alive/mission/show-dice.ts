import type { UoaGame } from '../game';

/** Tells what dice of the mission show, and remembers what they show together. */
export function showDice(game: UoaGame, dice: readonly number[], rules: readonly string[]): void {
  const sum = dice.reduce((all, die) => all + die, 0);
  game.state.rolled = sum;
  game.events?.push({ type: 'mission-dice', rules, dice, sum });
}
