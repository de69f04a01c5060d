import type { Mission } from '../../schemas';

export const ZOMBIES = 60;

/** All over the town, but for where survivors begin. */
export function withZombies(mission: Mission): Mission {
  const kinds = ['walker', 'walker', 'runner', 'fatty'] as const;
  const tokens = mission.tokens ?? [];
  const start = tokens.find(({ kind }) => kind === 'start')?.at.tile;
  // Tracks are narrower. End-to-end tests read no JSON of the engine, and so ask none of its faces.
  const town = mission.placements.filter(({ id, face }) => id !== start && Number.parseInt(face, 10) < 10);
  const zombies = Array.from({ length: ZOMBIES }, (_, index) => {
    const tile = town[index % town.length]?.id ?? '';
    const at = { tile, x: 30 + 47 * (index % 5), y: 30 + 47 * (Math.floor(index / 5) % 5) };
    return { id: `bench-${index}`, kind: 'zombie', zombie: kinds[index % 4] ?? 'walker', at } as const;
  });
  return { ...mission, tokens: [...tokens, ...zombies] };
}
