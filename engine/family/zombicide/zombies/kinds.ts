import type { FamilyGame } from '../game';

/**
 * How many of each kind are there, by their names, for events: of those that are awake, or of all. Kinds that are not are
 * left out.
 */
export function countsOf(
  game: FamilyGame,
  zone: number,
  of: 'awake' | 'zombies' = 'awake',
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [number, kind] of game.table.kinds.entries()) {
    const count = game.state[of].at(zone, number);
    if (count > 0) counts[kind] = count;
  }
  return counts;
}
