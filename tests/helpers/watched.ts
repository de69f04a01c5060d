import type { UoaGame } from '../../engine';
import { gameOf } from '../../engine/systems/undead-or-alive/game';

/** The same game in the same memory, but somebody looks on after every single step of every rule. */
export function watched(game: UoaGame, look: (game: UoaGame) => void): UoaGame {
  const agenda = game.system.agenda.map((item): typeof item => ({
    ...item,
    run(at, row) {
      const goesOn = item.run(at, row);
      look(at);
      return goesOn;
    },
    choose(at, row, action) {
      item.choose(at, row, action);
      look(at);
    },
  }));
  return gameOf({ ...game.system, agenda }, game.table, game.state.words);
}
