import { crowdIn } from '../../../family/zombicide/actors';
import { zombiesOnBoard } from '../../../family/zombicide/horde';
import { zombieName, zoneName } from '../../../family/zombicide/names';
import { because } from '../because';
import type { UoaGame } from '../game';
import { spawnTokenName } from '../names';
import type { OpenGame } from '../open-game';
import { ABOMINATION, NONE } from '../state';
import { isAbominationInPlay, spawnAbomination } from './abomination';

/** How many miniatures of a kind are not on the board. */
export function miniaturesLeft(game: OpenGame, kind: number): number {
  const { kinds, miniatures } = game.table.mission;
  const pool = kinds[kind]?.pool ?? kind;
  let left = miniatures[pool] ?? 0; // UOA-COMPONENTS-01
  for (let each = 0; each < kinds.length; each++) {
    if (kinds[each]?.pool === pool) left -= zombiesOnBoard(game, each);
  }
  return Math.max(0, left);
}

/** Places as many as a card asks for, or as there are; an Abomination makes up for those that are missing. */
export function placeZombies(game: UoaGame, token: number, zone: number, kind: number, asked: number): void {
  const count = Math.min(asked, miniaturesLeft(game, kind)); // UOA-MINIS-01
  game.state.zombies.add(zone, kind, count);
  game.events?.push({
    type: 'spawned',
    rules: crowdIn(game, zone) > 0 ? because['spawning-among-people'] : because['spawning'],
    ...(token !== NONE && { token: spawnTokenName(game, token) }),
    zone: zoneName(game, zone),
    zombie: zombieName(game, kind),
    count,
    asked,
  });
  if (count < asked) runShort(game, zone, kind, asked - count);
}

/** Whether its miniatures are those of a kind of the game. */
function isOfBox({ table }: UoaGame, kind: number): boolean {
  const { kinds } = table.mission;
  const pool = kinds[kind]?.pool ?? kind;
  return kinds[pool]?.like === pool;
}

function runShort(game: UoaGame, zone: number, kind: number, missing: number): void {
  game.events?.push({
    type: 'short-of-miniatures',
    rules: because['miniatures-run-short'],
    zone: zoneName(game, zone),
    zombie: zombieName(game, kind),
    missing,
  });
  // What only the mission brings it may bring as few of as it likes.
  if (!isOfBox(game, kind)) return;
  spawnAbomination(
    game,
    zone,
    isAbominationInPlay(game) ? because['short-with-an-abomination'] : because['short-for-the-first-time'],
  );
}

/** Zombies that a rule of the mission brings, as many as there are miniatures. */
export function bringZombies(
  game: UoaGame,
  zone: number,
  kind: number,
  asked: number,
  rules: readonly string[],
): void {
  if (asked <= 0) return;
  if (kind === ABOMINATION) {
    spawnAbomination(game, zone, rules);
    return;
  }
  const count = Math.min(asked, miniaturesLeft(game, kind));
  game.state.zombies.add(zone, kind, count);
  if (count > 0) {
    game.events?.push({
      type: 'appeared',
      rules,
      zone: zoneName(game, zone),
      zombie: zombieName(game, kind),
      count,
    });
  }
  if (count < asked) runShort(game, zone, kind, asked - count);
}
