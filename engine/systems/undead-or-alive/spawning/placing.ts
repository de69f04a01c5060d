import { crowdIn } from '../actors';
import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { zombiesOnBoard } from '../horde';
import { spawnTokenName, zombieName, zoneName } from '../names';
import { ABOMINATION } from '../state';
import { isAbominationInPlay, spawnAbomination } from './abomination';

/** How many miniatures of a kind are not on the board. */
export function miniaturesLeft(game: OpenGame, kind: number): number {
  const all = game.table.mission.miniatures[kind] ?? 0;
  return Math.max(0, all - zombiesOnBoard(game, kind)); // UOA-COMPONENTS-01
}

/** Places as many as a card asks for, or as there are; an Abomination makes up for those that are missing. */
export function placeZombies(game: UoaGame, token: number, zone: number, kind: number, asked: number): void {
  const count = Math.min(asked, miniaturesLeft(game, kind)); // UOA-MINIS-01
  game.state.zombies.add(zone, kind, count);
  game.events?.push({
    type: 'spawned',
    rules: crowdIn(game, zone) > 0 ? ['UOA-SPAWN-04', 'UOA-SPAWN-09'] : ['UOA-SPAWN-04'],
    token: spawnTokenName(game, token),
    zone: zoneName(game, zone),
    zombie: zombieName(game, kind),
    count,
    asked,
  });
  if (count < asked) runShort(game, zone, kind, asked - count);
}

function runShort(game: UoaGame, zone: number, kind: number, missing: number): void {
  game.events?.push({
    type: 'short-of-miniatures',
    rules: ['UOA-MINIS-01', 'UOA-MINIS-03', 'UOA-COMPONENTS-01'],
    zone: zoneName(game, zone),
    zombie: zombieName(game, kind),
    missing,
  });
  spawnAbomination(game, zone, [isAbominationInPlay(game) ? 'UOA-MINIS-02' : 'UOA-MINIS-01']);
}

/** Zombies that a rule of the mission brings, as many as there are miniatures. */
export function bringZombies(
  game: UoaGame,
  zone: number,
  kind: number,
  asked: number,
  rules: readonly string[],
): void {
  if (kind === ABOMINATION) {
    spawnAbomination(game, zone, rules);
    return;
  }
  const count = Math.min(asked, miniaturesLeft(game, kind));
  game.state.zombies.add(zone, kind, count);
  game.events?.push({
    type: 'appeared',
    rules,
    zone: zoneName(game, zone),
    zombie: zombieName(game, kind),
    count,
  });
  if (count < asked) runShort(game, zone, kind, asked - count);
}
