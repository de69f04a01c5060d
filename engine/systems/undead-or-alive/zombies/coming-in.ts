import { zombiesOf } from '../../../family/zombicide/horde';
import { procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { NONE } from '../state';

// Rules of the mission hear of zombies that have come into a zone once all of them have moved.

/** To be called for everyone that moves: they will be there when all have moved. */
export function rememberComing({ state }: UoaGame, zone: number, kind: number, count: number): void {
  if (zone < state.cameIn.rows) state.cameIn.add(zone, kind, count);
}

/** To be called when all of them have moved. */
export function tellOfComing(game: UoaGame): void {
  if (game.state.cameIn.rows > 0 && nextIn(game) !== NONE) tellMission.begin(game);
}

/** Zone by zone and kind by kind. */
export const tellMission = procedure<UoaGame>(
  'zombies-come-in',
  [],
  [
    (game, frame) => {
      const next = nextIn(game);
      if (next === NONE) {
        leaveAwake(game);
        return;
      }
      const { kinds } = game.table.sizes;
      const [zone, kind] = [Math.floor(next / kinds), next % kinds];
      game.state.cameIn.set(zone, kind, 0);
      frame.step -= 1;
      happen(game, 'zombie-enters', NONE, kind, zone);
    },
  ],
);

function nextIn({ state }: UoaGame): number {
  return state.cameIn.toArray().findIndex((count) => count > 0);
}

/** Whoever has gone by a rule acts no more; whoever a rule has brought does not act yet. */
export function leaveAwake(game: UoaGame): void {
  const { awake } = game.state;
  for (let zone = 0; zone < game.table.sizes.zones; zone++) {
    for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
      const there = zombiesOf(game, zone, kind);
      if (awake.at(zone, kind) > there) awake.set(zone, kind, there);
    }
  }
}
