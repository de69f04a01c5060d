import { survivorName } from '../../../family/zombicide/names';
import type { UoaGame } from '../game';
import { LEVEL_STARTS } from './levels';

/** Nobody falls back to a lower danger level: what was learnt there stays. */
export function loseAdrenaline(
  game: UoaGame,
  survivor: number,
  points: number,
  rules: readonly string[],
): void {
  const { adrenaline, level } = game.state;
  const had = adrenaline.at(survivor);
  const now = Math.max(LEVEL_STARTS[level.at(survivor)] ?? 0, had - points);
  if (now >= had) return;
  adrenaline.set(survivor, 0, now);
  game.events?.push({
    type: 'adrenaline-lost',
    rules,
    survivor: survivorName(game, survivor),
    points: had - now,
    now,
  });
}
