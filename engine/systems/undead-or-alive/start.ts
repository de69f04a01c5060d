import type { Mission } from '../../../schemas';
import { advance } from '../../game/kernel';
import type { LayingMaker, Starter } from '../../game/maker';
import { lazyByKey } from '../../geometry/lazy';
import { fingerprint } from '../../mission/fingerprint';
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
import { options } from './options';
import { isRefused } from './problems';
import { readCarried } from './set-up/carried';
import { lackOfGoals } from './set-up/mistakes';
import { begin, newGame } from './set-up/new-game';
import { howMany } from './set-up/people';
import { type LaidMission, lastingOf, layMission, seat } from './set-up/table-of';
import { undeadOrAlive } from './system';
import { stockTileset } from './tiles';

/** From a mission to the first decision of a game, as often as wanted: its board is laid once for each size of posse. */
function prepare(mission: Mission): Starter<UoaGame> {
  const starters = lazyByKey((survivors: number): Starter<UoaGame> => {
    const laid = layMission(mission, survivors);
    return isRefused(laid) ? () => laid : gamesOn(laid);
  });
  return (options, events, looks) => starters(howMany(options))(options, events, looks);
}

function gamesOn(laid: LaidMission): Starter<UoaGame> {
  const lasting = lastingOf(laid);
  return (options, events, looks) => {
    const pointless = lackOfGoals(laid.program);
    if (pointless) return pointless;
    const seated = seat(lasting, options);
    if (isRefused(seated)) return seated;
    const game = newGame(seated.table, options.seed);
    game.events = events as UoaEvent[] | undefined;
    game.looks = looks;
    begin(game);
    advance(game);
    game.events = undefined;
    game.looks = undefined;
    return { game };
  };
}

let content: string | undefined;

export const undeadOrAliveGames: LayingMaker<UoaGame, LaidMission> = {
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
  options,
  readCarried,
  howMany,
  lay: layMission,
  gamesOn,
  prepare,
  begun: ({ table }) => ({
    people: table.posse.map((person) => table.roster[person]?.id ?? ''),
    players: table.players,
    playerOf: table.playerOf,
    options: table.optional,
    ...(table.carried && { carried: table.carried }),
  }),
};
