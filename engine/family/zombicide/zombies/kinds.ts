import type { FamilyGame } from '../game';

type Counts = Readonly<Record<string, number>>;

/**
 * How many of each kind are there, by their names, for events: of those that are awake, or of all. Kinds that are not are
 * left out. Those that a mission has brought, which may be called anything, stand apart.
 */
export function countsOf(
  game: FamilyGame,
  zone: number,
  of: 'awake' | 'zombies' = 'awake',
): { readonly kinds?: Counts } {
  const { kinds, likes } = game.table;
  const printed: Record<string, number> = {};
  const own: Record<string, number> = {};
  for (const [number, kind] of kinds.entries()) {
    const count = game.state[of].at(zone, number);
    if (count > 0) (likes[number] === number ? printed : own)[kind] = count;
  }
  return Object.keys(own).length === 0 ? printed : { ...printed, kinds: own };
}
