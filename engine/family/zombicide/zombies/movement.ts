import { procedure } from '../../../game/agenda';
import type { FamilyGame } from '../game';
import { NONE } from '../state';
import { awakeIn, remain } from './awake';
import { countRoutes } from './routes';
import { setOut } from './splitting';

/** Zone after zone, those awake that have attacked nobody set out. */
export const moves = procedure<FamilyGame, 'from'>(
  'zombie-moves',
  ['from'],
  [
    (game, frame) => {
      const zone = nextToMove(game, frame.from);
      if (zone === NONE) return;
      frame.from = zone + 1;
      frame.step -= 1;
      game.ways.sendZombies(game, zone);
    },
  ],
);

function nextToMove(game: FamilyGame, from: number): number {
  for (let zone = from; zone < game.table.sizes.zones; zone++) {
    if (awakeIn(game, zone) > 0 && game.state.fought.at(zone) === 0) return zone;
  }
  return NONE;
}

/** The zombies of a zone go towards another, if any way is open. */
export function headFor(game: FamilyGame, zone: number, destination: number): void {
  if (countRoutes(game, zone, destination) > 0) {
    setOut(game, zone, destination);
    return;
  }
  game.ways.zombiesStay(game, zone, destination);
  remain(game, zone);
}
