import type { FamilyGame, OpenFamilyGame } from './game';
import { IN_PLAY, NONE } from './state';

// Who stands where. Companions are survivors for everybody who looks, bites or shoots.

export function isInPlay(game: OpenFamilyGame, actor: number): boolean {
  return game.state.fate.at(actor) === IN_PLAY;
}

export function placeOf(game: OpenFamilyGame, actor: number): number {
  return game.state.place.at(actor);
}

export function isCompanion(game: OpenFamilyGame, actor: number): boolean {
  return actor >= game.table.sizes.survivors;
}

export function isIn(game: OpenFamilyGame, actor: number, zone: number): boolean {
  return game.state.fate.at(actor) === IN_PLAY && game.state.place.at(actor) === zone;
}

/** Survivors and companions in a zone. */
export function crowdIn(game: OpenFamilyGame, zone: number): number {
  let crowd = 0;
  for (let actor = 0; actor < game.table.sizes.actors; actor++) if (isIn(game, actor, zone)) crowd += 1;
  return crowd;
}

/** The survivor who leads a companion, or the survivor itself; nobody for a lone companion. */
export function leaderOf(game: OpenFamilyGame, actor: number): number {
  return isCompanion(game, actor) ? game.state.leader.at(actor) : actor;
}

/** Companions whom nobody leads stand alone. */
export function hasLeader(game: OpenFamilyGame, companion: number): boolean {
  return game.state.leader.at(companion) !== NONE;
}

/** Whether somebody is a companion who goes where the leader goes. */
export function goesWithLeader(game: OpenFamilyGame, actor: number): boolean {
  return isCompanion(game, actor) && hasLeader(game, actor);
}

/** Whether a companion in play is led by a survivor. */
export function isLedBy(game: OpenFamilyGame, companion: number, leader: number): boolean {
  return game.state.leader.at(companion) === leader && isInPlay(game, companion);
}

/** Everybody in play whom a survivor leads. */
export function eachLed(game: OpenFamilyGame, leader: number, visit: (companion: number) => void): void {
  const { survivors, actors } = game.table.sizes;
  for (let actor = survivors; actor < actors; actor++) if (isLedBy(game, actor, leader)) visit(actor);
}

/** Who decides for somebody: the player of the survivor or of the leader, else the first player. */
export function playerFor(game: OpenFamilyGame, actor: number): number {
  const leader = leaderOf(game, actor);
  return leader === NONE ? game.state.firstPlayer : (game.table.playerOf[leader] ?? game.state.firstPlayer);
}

/** Moves somebody and everybody they lead. */
export function putWithCompanions(game: FamilyGame, survivor: number, zone: number): void {
  const { place } = game.state;
  place.set(survivor, 0, zone);
  eachLed(game, survivor, (companion) => place.set(companion, 0, zone));
}
