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

/** As long as a name may be that is still read at the table. */
const LONG_NAME = 'The Gravedigger of Saint Mary who never found his way back out';

/**
 * The hardest place to read: everybody begins in one street of M7, three companions and the Wagon among them; twelve
 * zombies of five kinds wait in the next one, beside a spawn token and an exit; the others are all over the town.
 */
export function crowdedTown(m7: Mission): Mission {
  const here = { tile: 'sheds', x: 37, y: 125 };
  const next = { tile: 'sheds', x: 110, y: 125 };
  const kept = (m7.tokens ?? []).filter(({ id }) => !['start2', 'start3', 'c4', 'c5', 'c6'].includes(id));
  const tokens = kept.map((token) => {
    if (token.id === 'start1') return { ...token, at: here };
    if (token.kind === 'companion' || token.kind === 'machine') return { ...token, at: here };
    return token.id === 's3' ? { ...token, at: { ...next, y: 100 } } : token;
  });
  const crowd = (zombie: string, count: number) =>
    ({ id: `crowd-${zombie}`, kind: 'zombie', zombie, count, at: next }) as const;
  const kinds: Mission['kinds'] = [
    { id: 'gravedigger', like: 'walker', name: { en: LONG_NAME, fr: LONG_NAME } },
  ];
  const all = [
    crowd('walker', 4),
    crowd('runner', 3),
    crowd('fatty', 2),
    crowd('abomination', 1),
    crowd('gravedigger', 2),
  ];
  const town = (withZombies({ ...m7, tokens }).tokens ?? []).slice(tokens.length, -12);
  return { ...m7, kinds, tokens: [...tokens, ...all, ...town] };
}
