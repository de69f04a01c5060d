import type { FamilyGame } from '../game';

/** Names of kinds, with how many there are of each. */
export type OwnCounts = readonly (readonly [kind: string, count: number])[];

/**
 * How many of each kind are there, by their names, for events: of those that are awake, or of all. Kinds that are not are
 * left out. Those that a mission has brought, which may be called anything, stand apart.
 */
export function countsOf(
  game: FamilyGame,
  zone: number,
  of: 'awake' | 'zombies' = 'awake',
): { readonly kinds?: OwnCounts } {
  const { kinds, likes } = game.table;
  const printed: Record<string, number> = {};
  const own: [string, number][] = [];
  for (const [number, kind] of kinds.entries()) {
    const count = game.state[of].at(zone, number);
    if (count === 0) continue;
    if (likes[number] === number) printed[kind] = count;
    else own.push([kind, count]);
  }
  return own.length === 0 ? printed : { ...printed, kinds: own };
}
