import { stockFace } from '../../engine';
import type { Mission } from '../../schemas';

export const ZOMBIES = 60;

/** All over the town, but for where survivors begin. */
export function withZombies(mission: Mission): Mission {
  const kinds = ['walker', 'walker', 'runner', 'fatty'] as const;
  const tokens = mission.tokens ?? [];
  const start = tokens.find(({ kind }) => kind === 'start')?.at.tile;
  const town = mission.placements.filter(({ id, face }) => id !== start && stockFace(face)?.size[1] === 250);
  const zombies = Array.from({ length: ZOMBIES }, (_, index) => {
    const tile = town[index % town.length]?.id ?? '';
    const at = { tile, x: 30 + 47 * (index % 5), y: 30 + 47 * (Math.floor(index / 5) % 5) };
    return { id: `bench-${index}`, kind: 'zombie', zombie: kinds[index % 4] ?? 'walker', at } as const;
  });
  return { ...mission, tokens: [...tokens, ...zombies] };
}
