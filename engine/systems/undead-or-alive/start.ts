import type { Mission } from '../../../schemas';
import type { GameEvent } from '../../game/events';
import { fingerprint } from '../../game/fingerprint';
import { advance } from '../../game/kernel';
import type { GameMaker, StartOptions, StartProblem } from '../../game/maker';
import {
  abominations,
  equipmentCards,
  limits,
  machines,
  skills,
  survivors,
  zombieCards,
  zombieKinds,
} from './content';
import type { UoaEvent } from './events';
import type { UoaGame } from './game';
import { begin, newGame } from './set-up/new-game';
import { tableOf } from './set-up/table-of';
import { undeadOrAlive } from './system';
import { stockTileset } from './tiles';

/** From a mission to its first decision. */
export function startGame(
  mission: Mission,
  options: StartOptions,
  events?: GameEvent[],
): { readonly game: UoaGame } | { readonly problem: StartProblem } {
  const laid = tableOf(mission, options);
  if ('problem' in laid) return laid;
  const game = newGame(laid.table, options.seed);
  game.events = events as UoaEvent[] | undefined;
  begin(game);
  advance(game);
  game.events = undefined;
  return { game };
}

let content: string | undefined;

export const undeadOrAliveGames: GameMaker<UoaGame> = {
  system: undeadOrAlive,
  contentVersion() {
    content ??= fingerprint([
      stockTileset,
      equipmentCards,
      survivors,
      skills,
      zombieKinds,
      zombieCards,
      abominations,
      machines,
      limits,
    ]);
    return content;
  },
  start: startGame,
  players: ({ table }) => ({
    survivors: table.posse.map((person) => table.roster[person]?.id ?? ''),
    players: table.players,
    playerOf: table.playerOf,
  }),
};
