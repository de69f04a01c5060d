import { zombieKinds } from '../content';
import type { UoaGame } from '../game';
import { zombiesOnBoard } from '../horde';
import { zombieName, zoneName } from '../names';
import { spawnAbomination } from './abomination';

/** How many miniatures of a kind are still in the box. */
export function miniaturesLeft(game: UoaGame, kind: number): number {
  return (zombieKinds[kind]?.miniatures ?? 0) - zombiesOnBoard(game, kind); // UOA-COMPONENTS-01
}

/** Places what a card asks for, as far as the miniatures go. */
export function placeZombies(
  game: UoaGame,
  zone: number,
  kind: number,
  asked: number,
  rules: readonly string[],
): void {
  const count = Math.max(0, Math.min(asked, miniaturesLeft(game, kind)));
  game.state.zombies.add(zone, kind, count);
  const zombie = zombieName(game, kind);
  game.events?.push({ type: 'spawned', rules, zone: zoneName(game, zone), zombie, count, asked });
  if (count === asked) return;
  game.events?.push({
    type: 'short-of-miniatures',
    rules: ['UOA-MINIS-01', 'UOA-MINIS-03', 'UOA-COMPONENTS-01'],
    zone: zoneName(game, zone),
    zombie,
    missing: asked - count,
  });
  spawnAbomination(game, zone, ['UOA-MINIS-01'], ['UOA-MINIS-02']);
}
