import { decision, procedure } from '../../../game/agenda';
import { crowdIn } from '../actors';
import type { UoaGame } from '../game';
import { zoneName } from '../names';
import { NONE } from '../state';
import { DO } from '../words';
import { hasPrey } from './attack';
import { awakeIn, remain } from './awake';
import { hasCompanion, listMostCrowded } from './crowds';
import { destinationFrom, lureOf, TIED } from './destination';
import { countsOf } from './kinds';
import { countRoutes } from './routes';
import { setOut } from './splitting';

/** Zone after zone, those awake that have nobody to attack set out. */
export const moves = procedure<UoaGame, 'from'>(
  'zombie-moves',
  ['from'],
  [
    (game, frame) => {
      const zone = nextToMove(game, frame.from);
      if (zone === NONE) return;
      frame.from = zone + 1;
      frame.step -= 1;
      const destination = destinationFrom(game, zone);
      if (destination === TIED) chooseDestination.begin(game, zone);
      else if (destination === NONE) remain(game, zone);
      else headFor(game, zone, destination);
    },
  ],
);

function nextToMove(game: UoaGame, from: number): number {
  for (let zone = from; zone < game.table.sizes.zones; zone++) {
    if (awakeIn(game, zone) > 0 && !hasPrey(game, zone)) return zone; // UOA-ZPHASE-03
  }
  return NONE;
}

/** Which of the most crowded zones in sight: one choice for all zombies of a zone. */
export const chooseDestination = decision<UoaGame, 'zone'>('zombies-destination', ['zone'], {
  decider: (game) => game.state.firstPlayer, // UOA-CHOICE-39
  options: (game, { zone }, list) => listMostCrowded(game, zone, DO.destination, list),
  choose: (game, { zone }, { a: destination }) => headFor(game, zone, destination, true),
});

function headFor(game: UoaGame, zone: number, destination: number, isTied = false): void {
  announce(game, zone, destination, isTied);
  if (countRoutes(game, zone, destination) > 0) setOut(game, zone, destination);
  else stay(game, zone, destination);
}

/** Zombies that nothing calls away from the token have reached it; others find no open way. */
function stay(game: UoaGame, zone: number, destination: number): void {
  const { state } = game;
  if (destination === zone && zone === state.noiseZone) state.noiseReached = 1;
  game.events?.push({
    type: 'zombies-stay',
    rules: [destination === zone ? 'UOA-NOISE-15' : 'UOA-ZMOVE-08'],
    zone: zoneName(game, zone),
    destination: zoneName(game, destination),
    ...countsOf(game, zone),
    because: lureOf(game, zone, destination),
  });
  remain(game, zone);
}

function announce(game: UoaGame, zone: number, destination: number, isTied: boolean): void {
  if (!game.events) return;
  const because = lureOf(game, zone, destination);
  if (because === 'taunt') return;
  const names = { zone: zoneName(game, zone), destination: zoneName(game, destination) };
  if (because === 'noise') {
    game.events.push({ type: 'zombies-hear', rules: ['UOA-ZMOVE-01', 'UOA-ZMOVE-05'], ...names });
    return;
  }
  game.events.push({
    type: 'zombies-see',
    rules: [
      'UOA-ZMOVE-01',
      'UOA-ZMOVE-02',
      ...(because === 'crowd' ? ['UOA-ZMOVE-04'] : []),
      ...(hasCompanion(game, destination) ? ['UOA-ZMOVE-09'] : []),
      ...(isTied ? ['UOA-ZMOVE-03', 'UOA-CHOICE-20'] : []),
    ],
    ...names,
    because,
    survivors: crowdIn(game, destination),
    ...(isTied && { tied: true }),
  });
}
