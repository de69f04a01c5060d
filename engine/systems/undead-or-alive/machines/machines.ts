import { isCompanion, isInPlay, leaderOf, placeOf } from '../../../family/zombicide/actors';
import { machines as cards, type Gatling, type Machine, type Wagon } from '../content';
import type { UoaGame } from '../game';
import type { MachineToken } from '../mission-program';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';

// The Wagon and the Gatling gun: where they are, and who sits in them.

export const WAGON = card('wagon') as Wagon;
export const GATLING = card('gatling') as Gatling;

function card(id: Machine['id']): Machine | undefined {
  return cards.find((machine) => machine.id === id);
}

export function tokenOf(game: OpenGame, machine: number): MachineToken | undefined {
  return game.table.mission.machines[machine];
}

export function cardOf(game: OpenGame, machine: number): Machine {
  return isWagon(game, machine) ? WAGON : GATLING;
}

export function isWagon(game: OpenGame, machine: number): boolean {
  return tokenOf(game, machine)?.machine === 'wagon';
}

/** The Wagon that a Gatling gun is mounted on; none for one that stands on the ground. */
export function wagonUnder(game: OpenGame, machine: number): number {
  return tokenOf(game, machine)?.on ?? NONE;
}

/** The Wagon somebody sits in; companions sit where their leader sits. */
export function wagonOf(game: OpenGame, actor: number): number {
  const leader = leaderOf(game, actor);
  return leader === NONE ? NONE : game.state.aboard.at(leader);
}

/** Passengers have to get out before they go anywhere. */
export function isOnFoot(game: OpenGame, survivor: number): boolean {
  return wagonOf(game, survivor) === NONE; // UOA-WAGON-08
}

/** Out of whatever they sit in; companions get up with their leader. */
export function standUp(game: UoaGame, actor: number): void {
  if (!isCompanion(game, actor)) game.state.aboard.set(actor, 0, NONE);
}

/** Whether a machine stands beside a survivor. */
export function isBeside(game: OpenGame, survivor: number, machine: number): boolean {
  return game.state.machineZone.at(machine) === placeOf(game, survivor);
}

export function isPassenger(game: OpenGame, survivor: number, wagon: number): boolean {
  return isInPlay(game, survivor) && game.state.aboard.at(survivor) === wagon;
}
