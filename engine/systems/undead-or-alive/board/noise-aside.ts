import { decision } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { zoneName } from '../names';
import { NONE } from '../state';
import { DO } from '../words';
import { fateOf, TRAIN } from './under-way';

// A tile that is turned over does not drown what was loud on it: that is heard from the nearest street from then on,
// Bang or Boom as it was. A train is louder than anything in its way (UOA-TRAIN-15).

/** The streets that the noise may go to; none where its zone stays, or there is no street. */
export function streetsForNoise(game: UoaGame): readonly number[] {
  const { changing, noiseZone } = game.state;
  const fate = changing === TRAIN ? undefined : fateOf(game, noiseZone);
  return fate?.fate === 'affected' ? fate.displacedTo : [];
}

/** Into which of the nearest streets. It lies there once the tiles have changed. */
export const noiseAside = decision<UoaGame>('noise-aside', [], {
  decider: (game) => game.state.firstPlayer, // UOA-CHOICE-39
  options(game, _, list) {
    for (const zone of streetsForNoise(game)) list.add(DO['noise-to'], zone);
    // Where another change came between there is nothing to go out of the way of: the first begins anew.
    if (list.length === 0) list.add(DO['noise-to'], game.state.noiseZone);
  },
  choose(game, _, { a: zone }) {
    game.state.noiseAside = zone;
  },
});

/** To be called when the tiles have changed; says whether it has gone aside. */
export function layNoiseAside(game: UoaGame, from: number, basis: readonly string[]): boolean {
  const { state } = game;
  const to = state.noiseAside;
  if (to === NONE) return false;
  state.noiseAside = NONE;
  state.noiseZone = to;
  game.events?.push({
    type: 'noise',
    rules: ['UOA-NOISE-01', 'UOA-NOISE-05', ...basis],
    from: zoneName(game, from),
    zone: zoneName(game, to),
    boom: state.boom === 1,
  });
  return true;
}
