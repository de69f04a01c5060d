import { decision, OPEN } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { zombiesIn } from '../horde';
import { zombieName, zoneName } from '../names';
import { KINDS } from '../state';
import { DO } from '../words';
import { arrive } from './awake';
import { lureOf } from './destination';
import { beginsRoute, countRoutes } from './routes';

/** Zombies of one kind that leave a zone together for the same destination. */
type Group = Readonly<Record<'zone' | 'destination' | 'kind', number>>;

/** The zombies of a zone take a step; where several routes are as short, as many of each kind take each. */
export function setOut(game: UoaGame, zone: number, destination: number): void {
  const routes = countRoutes(game, zone, destination);
  if (routes > 1) announceSplit(game, zone, destination);
  for (let kind = 0; kind < KINDS; kind++) {
    const each = Math.floor(game.state.awake.at(zone, kind) / routes);
    if (each > 0) takeEveryRoute(game, { zone, destination, kind }, each, routes > 1 ? EVENLY : STRAIGHT);
  }
  // The agenda is a stack: the kind that is asked for first is put on it last.
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    const oddOnes = game.state.awake.at(zone, kind) % routes;
    if (oddOnes > 0) chooseRoute.begin(game, zone, destination, kind, oddOnes);
  }
}

/** Why zombies take a route, and whether players chose it among several. */
interface Reason {
  readonly rules: readonly string[];
  readonly tied?: true;
}

const STRAIGHT: Reason = { rules: [] };
const EVENLY: Reason = { rules: ['UOA-SPLIT-01'] };
const ALONE: Reason = { rules: ['UOA-SPLIT-03', 'UOA-CHOICE-21'], tied: true };
const ODD: Reason = { rules: ['UOA-SPLIT-02', 'UOA-SPLIT-05', 'UOA-CHOICE-21'], tied: true };

function takeEveryRoute(game: UoaGame, group: Group, each: number, reason: Reason): void {
  const { zone, destination } = group;
  for (const next of game.board.neighbours[zone] ?? []) {
    if (beginsRoute(game, zone, next, destination)) go(game, group, next, each, reason); // UOA-SPLIT-05
  }
}

/** Which route the next odd zombie of a kind takes; no route is given two of them. */
export const chooseRoute = decision<UoaGame, keyof Group | 'left' | 'given'>(
  'zombies-route',
  ['zone', 'destination', 'kind', 'left', 'given'],
  {
    decider: (game) => game.state.firstPlayer, // UOA-CHOICE-39
    options(game, { zone, destination, given }, list) {
      let route = 0;
      for (const next of game.board.neighbours[zone] ?? []) {
        if (!beginsRoute(game, zone, next, destination)) continue;
        if ((given & (1 << route)) === 0) list.add(DO.route, next); // UOA-SPLIT-05
        route += 1;
      }
    },
    choose(game, frame, { a: next }) {
      frame.given |= 1 << routeNumber(game, frame, next);
      frame.left -= 1;
      if (frame.left > 0) frame.step = OPEN;
      go(game, frame, next, 1, isAlone(game, frame) ? ALONE : ODD);
    },
  },
);

/** Whether there is no other of its kind to go with. */
function isAlone(game: UoaGame, { zone, kind }: Group): boolean {
  return game.state.awake.at(zone, kind) === 1;
}

function routeNumber(game: UoaGame, { zone, destination }: Group, wanted: number): number {
  let route = 0;
  for (const next of game.board.neighbours[zone] ?? []) {
    if (next === wanted) break;
    if (beginsRoute(game, zone, next, destination)) route += 1;
  }
  return route;
}

function go(game: UoaGame, group: Group, next: number, count: number, { rules, tied }: Reason): void {
  const { zone, destination, kind } = group;
  if (next === game.state.noiseZone) game.state.noiseReached = 1; // UOA-NOISE-09
  arrive(game, next, kind, count);
  game.events?.push({
    type: 'zombies-move',
    rules: [
      'UOA-ZMOVE-06',
      'UOA-ZPHASE-04',
      ...(zombiesIn(game, zone) > 1 ? ['UOA-ZMOVE-07'] : []),
      ...rules,
    ],
    from: zoneName(game, zone),
    to: zoneName(game, next),
    destination: zoneName(game, destination),
    kind: zombieName(game, kind),
    count,
    because: lureOf(game, zone, destination),
    ...(tied && { tied }),
  });
}

function announceSplit(game: UoaGame, zone: number, destination: number): void {
  if (!game.events) return;
  const routes = (game.board.neighbours[zone] ?? []).filter((next) =>
    beginsRoute(game, zone, next, destination),
  );
  game.events.push({
    type: 'zombies-split',
    rules: ['UOA-SPLIT-01', 'UOA-SPLIT-04'],
    zone: zoneName(game, zone),
    destination: zoneName(game, destination),
    routes: routes.map((route) => zoneName(game, route)),
  });
}
