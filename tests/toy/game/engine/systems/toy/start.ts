import type { Mission } from '../../../schemas';
import { advance } from '../../game/kernel';
import type { LayingMaker, Starter } from '../../game/maker';
import { fingerprint } from '../../mission/fingerprint';
import { seedGenerator } from '../../random/generator';
import { content, HERO } from './content';
import type { ToyEvent } from './events';
import { ToyGame } from './game';
import { type ToyLaid, tableOf } from './mission';
import { options } from './options';
import { round } from './rules';
import { toy } from './system';

function gamesOn({ program }: ToyLaid): Starter<ToyGame> {
  const laid = tableOf(program);
  return ({ seed }, events) => {
    if ('problem' in laid) return laid;
    const game = new ToyGame(toy, laid.table);
    const { state, table } = game;
    Object.assign(state.diceStream, seedGenerator(`${seed}/dice`));
    state.place = table.start;
    state.zombie = table.zombie;
    game.events = events as ToyEvent[] | undefined;
    round.begin(game);
    advance(game);
    game.events = undefined;
    return { game };
  };
}

export const toyGames: LayingMaker<ToyGame, ToyLaid> = {
  system: toy,
  contentVersion: () => fingerprint([content.tileset]),
  howMany: () => 1,
  lay(mission: Mission) {
    const laid = tableOf(mission);
    return 'problem' in laid ? laid : { program: mission };
  },
  gamesOn,
  prepare: (mission) => gamesOn({ program: mission }),
  options,
  begun: () => ({ people: [HERO.id], players: 1, playerOf: [0], options: {} }),
};
