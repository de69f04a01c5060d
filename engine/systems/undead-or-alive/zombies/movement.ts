import { zombiesIn } from '../../../family/zombicide/horde';
import { zombieName, zoneName } from '../../../family/zombicide/names';
import type { Group, WhyThere } from '../../../family/zombicide/ways';
import { remain } from '../../../family/zombicide/zombies/awake';
import { countsOf } from '../../../family/zombicide/zombies/kinds';
import { headFor } from '../../../family/zombicide/zombies/movement';
import { decision } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { DO } from '../words';

import { rememberComing } from './coming-in';
import { crowdSeenIn, hasCompanion, listMostCrowded } from './crowds';

import { destinationFrom, lureOf, TIED } from './destination';

/** The zombies of a zone look for somebody, or listen. */
export function sendZombies(game: UoaGame, zone: number): void {
  const destination = destinationFrom(game, zone);
  if (destination === TIED) chooseDestination.begin(game, zone);
  else if (destination === NONE) remain(game, zone);
  else goTo(game, zone, destination);
}

/** Which of the most crowded zones in sight: one choice for all zombies of a zone. */
export const chooseDestination = decision<UoaGame, 'zone'>('zombies-destination', ['zone'], {
  decider: (game) => game.state.firstPlayer, // UOA-CHOICE-39
  options: (game, { zone }, list) => listMostCrowded(game, zone, DO.destination, list),
  choose: (game, { zone }, { a: destination }) => goTo(game, zone, destination, true),
});

function goTo(game: UoaGame, zone: number, destination: number, isTied = false): void {
  announce(game, zone, destination, isTied);
  headFor(game, zone, destination);
}

/** As many of each kind take each route; players say where the odd ones go. */
export function countPerRoute(count: number, routes: number): number {
  return Math.floor(count / routes); // UOA-SPLIT-05
}

export function tellOfMove(
  game: UoaGame,
  { zone, destination, kind }: Group,
  next: number,
  count: number,
  { rules, tied }: WhyThere,
): void {
  if (next === game.state.noiseZone) game.state.noiseReached = 1; // UOA-NOISE-09
  rememberComing(game, next, kind, count);
  game.events?.push({
    type: 'zombies-move',
    rules: [
      ...because['zombies-move'],
      ...(zombiesIn(game, zone) > 1 ? because['zombies-ignore-others'] : []),
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

/** Zombies that nothing calls away from the token have reached it; others find no open way. */
export function tellOfStay(game: UoaGame, zone: number, destination: number): void {
  const { state } = game;
  if (destination === zone && zone === state.noiseZone) state.noiseReached = 1;
  game.events?.push({
    type: 'zombies-stay',
    rules: destination === zone ? because['waiting-at-the-noise'] : because['no-open-way'],
    zone: zoneName(game, zone),
    destination: zoneName(game, destination),
    ...countsOf(game, zone),
    because: lureOf(game, zone, destination),
  });
}

function announce(game: UoaGame, zone: number, destination: number, isTied: boolean): void {
  if (!game.events) return;
  const lure = lureOf(game, zone, destination);
  if (lure === 'taunt') return;
  const names = { zone: zoneName(game, zone), destination: zoneName(game, destination) };
  if (lure === 'noise') {
    game.events.push({ type: 'zombies-hear', rules: because['zombies-hear'], ...names });
    return;
  }
  game.events.push({
    type: 'zombies-see',
    rules: [
      ...because['zombies-see'],
      ...(lure === 'crowd' ? because['sight-before-noise'] : []),
      ...(hasCompanion(game, destination) ? because['companions-are-seen'] : []),
      ...(isTied ? because['crowds-are-tied'] : []),
    ],
    ...names,
    because: lure,
    survivors: crowdSeenIn(game, destination, zone),
    ...(isTied && { tied: true }),
  });
}
