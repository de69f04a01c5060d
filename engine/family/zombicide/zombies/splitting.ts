import { decision, OPEN } from '../../../game/agenda';
import type { FamilyGame } from '../game';
import { zoneName } from '../names';
import type { Group, WhyThere } from '../ways';
import { arrive } from './awake';
import { beginsRoute, countRoutes } from './routes';

/** The zombies of a zone take a step; where several routes are as short, they share them kind by kind. */
export function setOut(game: FamilyGame, zone: number, destination: number): void {
  const routes = countRoutes(game, zone, destination);
  const { kinds } = game.table.sizes;
  const { awake } = game.state;
  if (routes > 1) announceSplit(game, zone, destination);
  for (let kind = 0; kind < kinds; kind++) {
    const each = game.ways.countPerRoute(awake.at(zone, kind), routes);
    if (each === 0) continue;
    const rules = routes > 1 ? game.because['splitting-evenly'] : STRAIGHT;
    takeEveryRoute(game, { zone, destination, kind }, each, { rules });
  }
  // The agenda is a stack: the kind that is asked for first is put on it last.
  for (let kind = kinds - 1; kind >= 0; kind--) {
    const count = awake.at(zone, kind);
    const oddOnes = count - game.ways.countPerRoute(count, routes) * routes;
    if (oddOnes > 0) chooseRoute.begin(game, zone, destination, kind, oddOnes);
  }
}

const STRAIGHT: readonly string[] = [];

function takeEveryRoute(game: FamilyGame, group: Group, each: number, why: WhyThere): void {
  const { zone, destination } = group;
  for (const next of game.board.neighbours[zone] ?? []) {
    if (beginsRoute(game, zone, next, destination)) go(game, group, next, each, why);
  }
}

/** Which route the next odd zombie of a kind takes; no route is given two of them. */
export const chooseRoute = decision<FamilyGame, keyof Group | 'left' | 'given'>(
  'zombies-route',
  ['zone', 'destination', 'kind', 'left', 'given'],
  {
    decider: (game) => game.state.firstPlayer,
    options(game, { zone, destination, given }, list) {
      let route = 0;
      for (const next of game.board.neighbours[zone] ?? []) {
        if (!beginsRoute(game, zone, next, destination)) continue;
        if ((given & (1 << route)) === 0) list.add(game.words.route, next);
        route += 1;
      }
    },
    choose(game, frame, { a: next }) {
      frame.given |= 1 << routeNumber(game, frame, next);
      frame.left -= 1;
      if (frame.left > 0) frame.step = OPEN;
      const rules = game.because[isAlone(game, frame) ? 'alone-on-several-ways' : 'odd-zombies'];
      go(game, frame, next, 1, { rules, tied: true });
    },
  },
);

/** Whether there is no other of its kind to go with. */
function isAlone(game: FamilyGame, { zone, kind }: Group): boolean {
  return game.state.awake.at(zone, kind) === 1;
}

function routeNumber(game: FamilyGame, { zone, destination }: Group, wanted: number): number {
  let route = 0;
  for (const next of game.board.neighbours[zone] ?? []) {
    if (next === wanted) break;
    if (beginsRoute(game, zone, next, destination)) route += 1;
  }
  return route;
}

function go(game: FamilyGame, group: Group, next: number, count: number, why: WhyThere): void {
  arrive(game, next, group.kind, count);
  game.ways.zombiesMove(game, group, next, count, why);
}

function announceSplit(game: FamilyGame, zone: number, destination: number): void {
  if (!game.events) return;
  const routes = (game.board.neighbours[zone] ?? []).filter((next) =>
    beginsRoute(game, zone, next, destination),
  );
  game.events.push({
    type: 'zombies-split',
    rules: game.because['several-ways-as-short'],
    zone: zoneName(game, zone),
    destination: zoneName(game, destination),
    routes: routes.map((route) => zoneName(game, route)),
  });
}
