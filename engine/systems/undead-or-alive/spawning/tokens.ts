import { zoneName } from '../../../family/zombicide/names';
import { because } from '../because';
import { startingSpawnZone } from '../board/now';
import { limits } from '../content';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { spawnTokenName } from '../names';
import { lose } from '../outcome';
import { ACTIVE, INACTIVE, NONE, REMOVED, SAFE, SPAWN_STATUSES, type SpawnKind } from '../state';
import { type BecomesWord, tokenChange } from '../token-change';

export function kindOf(game: UoaGame, token: number): SpawnKind | undefined {
  return game.table.mission.spawnTokens[token]?.kind;
}

export function statusOf(game: UoaGame, token: number): number {
  return game.state.spawnStatus.at(token);
}

/** Where a Corpse Pile has not been seen, or is none any more, there is nothing. */
export function liesThere(game: UoaGame, token: number): boolean {
  const status = statusOf(game, token);
  return status === ACTIVE || status === INACTIVE;
}

export function isAtStart(game: UoaGame, token: number): boolean {
  return game.state.spawnZone.at(token) === startingSpawnZone(game);
}

export function activeSpawnTokens(game: UoaGame): number {
  let active = 0;
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (statusOf(game, token) === ACTIVE) active += 1; // UOA-WIN-05
  }
  return active;
}

/** To be asked wherever tokens become active. */
export function checkSevenTokens(game: UoaGame): void {
  if (activeSpawnTokens(game) < limits.activeSpawnTokensThatLose) return;
  lose(game, 'too-many-spawn-tokens', because['too-many-spawn-tokens']);
}

/** Turns a token over, or lays one that was not there yet. */
export function flip(game: UoaGame, token: number, status: number, rules: readonly string[]): void {
  game.state.spawnStatus.set(token, 0, status);
  tell(game, token, rules, {});
}

/** The token goes as it lies, with the same side up. */
export function moveToken(game: UoaGame, token: number, zone: number, rules: readonly string[]): void {
  const from = zoneName(game, game.state.spawnZone.at(token));
  game.state.spawnZone.set(token, 0, zone);
  tell(game, token, rules, { from });
}

export function moveToStart(game: UoaGame, token: number, rules: readonly string[]): void {
  moveToken(game, token, startingSpawnZone(game), rules);
}

/** For good: it neither spawns nor counts any more. */
export function takeToken(game: UoaGame, token: number, rules: readonly string[]): void {
  flip(game, token, REMOVED, rules);
  game.state.spawnZone.set(token, 0, NONE);
}

/** The spot stays safe for the rest of the game. */
function destroyPile(game: UoaGame, token: number, rules: readonly string[]): void {
  flip(game, token, SAFE, rules);
}

function tell(game: UoaGame, token: number, rules: readonly string[], moved: { from?: string }): void {
  announce(game, token, moved.from === undefined ? SPAWN_STATUSES[statusOf(game, token)] : 'moved');
  game.events?.push({
    type: 'token',
    rules,
    token: spawnTokenName(game, token),
    status: SPAWN_STATUSES[statusOf(game, token)] ?? 'unseen',
    zone: zoneName(game, game.state.spawnZone.at(token)),
    ...moved,
  });
}

/** For rules of the mission that wait for it. */
export function announce(game: UoaGame, token: number, becomes: BecomesWord): void {
  if (!game.table.mission.listensTo.has('spawn-token')) return;
  happen(game, 'spawn-token', NONE, tokenChange(game, token, becomes), game.state.spawnZone.at(token));
}

/** Whether Holy Water does anything there. */
export function affectableTokensIn(game: UoaGame, zone: number): boolean {
  return yieldingTokensIn(game, zone) > 0;
}

export function yieldingTokensIn(game: UoaGame, zone: number): number {
  let tokens = 0;
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (game.state.spawnZone.at(token) === zone && yieldsToHolyWater(game, token)) tokens += 1;
  }
  return tokens;
}

/** Moves or destroys all tokens of a zone that yield to it; says how many did. */
export function holyWaterOn(game: UoaGame, zone: number, why: readonly string[]): number {
  const affected = yieldingTokensIn(game, zone);
  const rules = affected > 1 ? [...why, ...because['several-tokens-at-once']] : why;
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (game.state.spawnZone.at(token) !== zone || !yieldsToHolyWater(game, token)) continue;
    if (kindOf(game, token) === 'corpse-pile')
      destroyPile(game, token, [...rules, ...because['pile-destroyed']]);
    else if (kindOf(game, token) === 'mobile')
      moveToStart(game, token, [...rules, ...because['mobile-token-moved']]);
    else moveToStart(game, token, [...rules, ...because['abomination-token-moved']]);
  }
  return affected;
}

function yieldsToHolyWater(game: UoaGame, token: number): boolean {
  const kind = kindOf(game, token);
  const status = statusOf(game, token);
  if (!game.ways.mayBeMoved(game, token)) return false;
  if (kind === 'corpse-pile') return status === ACTIVE;
  if (kind !== 'mobile' && kind !== 'abomination') return false; // UOA-SPAWNTOK-01
  return liesThere(game, token) && !isAtStart(game, token); // UOA-SPAWNTOK-14
}
