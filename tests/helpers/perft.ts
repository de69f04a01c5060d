import { restore, snapshot } from '../../engine';
import { type Game, options, step } from '../../engine/game/kernel';

/** How many different rows of that many decisions a game allows; it stands as it stood afterwards. */
export function perft<G extends Game<G>>(game: G, length: number): number {
  // One that is over offers nothing more.
  const choices = options(game).length;
  if (length === 1) return choices;
  const before = snapshot(game);
  let rows = 0;
  for (let option = 0; option < choices; option++) {
    step(game, option);
    rows += perft(game, length - 1);
    restore(game, before);
  }
  return rows;
}

/** For rows of one decision, of two, and so on. */
export function perfts<G extends Game<G>>(game: G, longest: number): number[] {
  return Array.from({ length: longest }, (_, index) => perft(game, index + 1));
}
