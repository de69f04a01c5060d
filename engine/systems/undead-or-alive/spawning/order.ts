import type { ActionList } from '../../../game/action-list';
import type { UoaGame } from '../game';
import { ACTIVE, INACTIVE, NONE, SPAWN_KINDS } from '../state';
import { DO } from '../words';
import { kindOf, statusOf } from './tokens';

// Every token has a place in the order of spawning; the step goes from place to place and never back.

/** The tokens of the Starting Spawn Zone go by their kind, the others clockwise round the board. */
export function placeInOrder(game: UoaGame, token: number): number {
  const { mission } = game.table;
  const zone = game.state.spawnZone.at(token);
  if (zone === mission.startingSpawnZone) return SPAWN_KINDS.indexOf(kindOf(game, token)); // UOA-SPAWN-05
  return SPAWN_KINDS.length + (mission.clockwise[zone] ?? 0); // UOA-SPAWN-01
}

/** The first place from `place` on where a token has still to spawn, or none. */
export function nextPlace(game: UoaGame, place: number): number {
  let next = NONE;
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (!isStillToSpawn(game, token)) continue;
    const here = placeInOrder(game, token);
    if (here >= place && (next === NONE || here < next)) next = here; // UOA-ABOM-06
  }
  return next;
}

/** The tokens that may spawn next: of those that are alike in one zone, one will do. */
export function listAt(game: UoaGame, place: number, list: ActionList): void {
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (!isStillToSpawn(game, token) || placeInOrder(game, token) !== place) continue;
    if (!isLikeOneListed(game, token, list)) list.add(DO['spawn-at'], token); // UOA-CHOICE-38
  }
}

function isLikeOneListed(game: UoaGame, token: number, list: ActionList): boolean {
  for (let index = 0; index < list.length; index++) {
    const other = list.argument(index, 0);
    const inOneZone = game.state.spawnZone.at(other) === game.state.spawnZone.at(token);
    if (inOneZone && kindOf(game, other) === kindOf(game, token)) return true;
  }
  return false;
}

function isStillToSpawn(game: UoaGame, token: number): boolean {
  return statusOf(game, token) === ACTIVE && game.state.spawned.at(token) === 0; // UOA-SPAWN-06, UOA-ABOM-07
}
