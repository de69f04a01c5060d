import { restore, snapshot, type UoaGame } from '../../engine';
import { options, step } from '../../engine/game/kernel';

/** How many different rows of that many decisions a game allows; it stands as it stood afterwards. */
export function perft(game: UoaGame, length: number): number {
  const { agendaDepth, outcome } = game.state;
  if (agendaDepth === 0 || outcome !== 0) return 0;
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
export function perfts(game: UoaGame, longest: number): number[] {
  return Array.from({ length: longest }, (_, index) => perft(game, index + 1));
}
