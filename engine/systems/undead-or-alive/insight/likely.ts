import type { UoaGame } from '../game';
import type { Observation } from '../hidden/observation';

const guesses = new WeakMap<Observation, UoaGame>();

/** A game as it might be, for rules that are asked of whole games and look at nothing hidden: any guess will do. */
export function likelyGame(seen: Observation): UoaGame {
  const known = guesses.get(seen) ?? seen.guess('likely');
  guesses.set(seen, known);
  return known;
}
