import type { Mission0, Tile0, Token0 } from '../generated/legacy';
import type { Placement, Token } from '../generated/types';

/**
 * Titles got languages, `author` became a list, `tiles` became placements turned by degrees, and what lies on a
 * tile got its place in one piece. Keys stay in their order, and keys that no schema knows stay where they are.
 */
export function migrateMission0(mission: Mission0, language: string): Record<string, unknown> {
  const entries = Object.entries(mission).flatMap(([key, value]): [string, unknown][] => {
    switch (key) {
      case 'format':
        return [['format', 'boothill/mission@1']];
      case 'title':
        return [
          ['title', { [language]: mission.title }],
          ['system', 'undead-or-alive'],
        ];
      case 'author':
        return [['authors', [mission.author]]];
      case 'tiles':
        return [['placements', mission.tiles.map(placementFrom)]];
      case 'tokens':
        return [['tokens', mission.tokens?.map(tokenFrom)]];
      default:
        return [[key, value]];
    }
  });
  return Object.fromEntries(entries);
}

function placementFrom({ id, face, x, y, rot, ...unknown }: Tile0): Placement {
  const rotations = { 0: 0, 1: 90, 2: 180, 3: 270 } as const;
  return { id, face, x, y, rotation: rotations[rot], ...unknown };
}

function tokenFrom({ id, kind, tile, x, y, ...unknown }: Token0): Token {
  const at = { tile, x, y };
  switch (kind) {
    case 'spawn':
      return { id, kind, at, spawn: 'starting', ...unknown };
    case 'objective':
      return { id, kind, at, colour: 'red', ...unknown };
    case 'start':
    case 'exit':
      return { id, kind, at, ...unknown };
  }
}
