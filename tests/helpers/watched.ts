import { gameOf, type UoaGame } from '../../engine/systems/undead-or-alive/game';

/** Somebody who looks on. */
export interface Watcher {
  readonly before: (game: UoaGame) => void;
  readonly after: (game: UoaGame) => void;
}

/** The same game in the same memory, watched at every single step of every rule. */
export function watched(game: UoaGame, { before, after }: Watcher): UoaGame {
  const agenda = game.system.agenda.map((item): typeof item => ({
    ...item,
    run(at, row) {
      before(at);
      const goesOn = item.run(at, row);
      after(at);
      return goesOn;
    },
    choose(at, row, action) {
      before(at);
      item.choose(at, row, action);
      after(at);
    },
  }));
  return gameOf({ ...game.system, agenda }, game.table, game.state.words);
}
