import type { ActionList } from '../../../game/action-list';
import { clockwise } from '../board/now';
import type { UoaGame } from '../game';
import { ACTIVE, NONE, SPAWN_KINDS } from '../state';
import { DO } from '../words';
import { isAtStart, kindOf, statusOf } from './tokens';

// Every token has a place in the order of spawning. The step goes from place to place, and never back.

/** In the Starting Spawn Zone tokens go by their kind, everywhere else clockwise round the board. */
export function placeInOrder(game: UoaGame, token: number): number {
  const around = clockwise(game)[game.state.spawnZone.at(token)] ?? 0;
  return placeOf(kindNumber(game, token), isAtStart(game, token), around);
}

/** The same of a token by the number of its kind, and by where its zone lies on the way round. */
export function placeOf(kind: number, atStart: boolean, around: number): number {
  return atStart ? kind : SPAWN_KINDS.length + around; // UOA-SPAWN-05, UOA-SPAWN-01
}

function kindNumber(game: UoaGame, token: number): number {
  const kind = kindOf(game, token);
  return kind === undefined ? SPAWN_KINDS.length : SPAWN_KINDS.indexOf(kind);
}

/** The first place, from a given one on, that has still a token to spawn at; or none. */
export function nextPlace(game: UoaGame, from: number): number {
  let next = NONE;
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (!isStillToSpawn(game, token)) continue;
    const place = placeInOrder(game, token);
    if (place >= from && (next === NONE || place < next)) next = place; // UOA-ABOM-06
  }
  return next;
}

/** The tokens of one place that may be next. Of those that are alike and in one zone, one is enough. */
export function listAt(game: UoaGame, place: number, list: ActionList): void {
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (!isStillToSpawn(game, token) || placeInOrder(game, token) !== place) continue;
    if (!hasAlike(game, token, list)) list.add(DO['spawn-at'], token); // UOA-CHOICE-38
  }
}

/** Whether the tokens of one place are not all alike and in one zone: then players say which is next. */
export function isTie(game: UoaGame, place: number): boolean {
  let first = NONE;
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (!isStillToSpawn(game, token) || placeInOrder(game, token) !== place) continue;
    if (first === NONE) first = token;
    else if (!isAlike(game, first, token)) return true;
  }
  return false;
}

function hasAlike(game: UoaGame, token: number, list: ActionList): boolean {
  for (let index = 0; index < list.length; index++) {
    if (isAlike(game, list.argument(index, 0), token)) return true;
  }
  return false;
}

function isAlike(game: UoaGame, one: number, other: number): boolean {
  const { spawnZone } = game.state;
  return spawnZone.at(one) === spawnZone.at(other) && kindOf(game, one) === kindOf(game, other);
}

function isStillToSpawn(game: UoaGame, token: number): boolean {
  if (statusOf(game, token) !== ACTIVE || game.state.spawned.at(token) !== 0) return false; // UOA-SPAWN-06, UOA-ABOM-07
  return game.table.mission.restrictions.spawn.length === 0 || game.ways.maySpawn(game, token);
}
