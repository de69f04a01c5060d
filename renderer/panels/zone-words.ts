import type { Board, BoardZone } from '../../engine';
import type { Language } from '../../languages';
import type { Token } from '../../schemas';
import { type Say, zoneTitle } from '../../telling/zones';

/** What players call a zone. */
export function zoneName({ faceZones, kind, balcony }: BoardZone, language: Language, say: Say): string {
  const names = faceZones.flatMap(({ name }) => (name ? [name] : []));
  return zoneTitle({ names, building: kind === 'building', balcony }, language, say);
}

/** What a zone is: a street, a balcony, or a room of which building. */
export function zoneKind({ kind, balcony, building }: BoardZone, say: Say): string {
  if (balcony) return say('zone.balcony');
  if (kind === 'street') return say('zone.street');
  return building === undefined ? say('zone.room') : say('zone.room-of', { building });
}

const knownTags = [
  'bank',
  'barber',
  'boarding-house',
  'cab',
  'car',
  'cemetery',
  'chapel',
  'church',
  'distillery',
  'grocery',
  'house',
  'mine',
  'railroad',
  'saddlery',
  'saloon',
  'shed',
  'sheriff',
  'smithy',
  'stable',
  'tender',
  'train',
  'undertaker',
  'warehouse',
] as const;

/** Tags in words; those that an author made up as they are. */
export function tagWords({ tags }: BoardZone, say: Say): string[] {
  return tags.map((tag) => {
    const known = knownTags.find((candidate) => candidate === tag);
    return known === undefined ? tag : say(`zone.tag.${known}`);
  });
}

export interface Sight {
  range: number;
  zones: BoardZone[];
}

/** What is seen, nearest first. */
export function byRange(seen: ReadonlyMap<number, number>, { zones }: Board): Sight[] {
  const ranges = [...new Set(seen.values())].sort((a, b) => a - b);
  return ranges.map((range) => ({ range, zones: zones.filter(({ index }) => seen.get(index) === range) }));
}

/** What a token is, in words; nothing for what one does not walk to. */
export function tokenWords(token: Token, say: Say): string | undefined {
  switch (token.kind) {
    case 'spawn':
      return say(`token.name.spawn.${token.spawn}`);
    case 'objective':
      return say(`token.name.objective.${token.colour}`);
    case 'zombie':
      return say(`token.name.zombie.${token.zombie}`);
    case 'machine':
      return say(`token.name.machine.${token.machine}`);
    case 'start':
    case 'exit':
    case 'noise':
    case 'companion':
      return say(`token.name.${token.kind}`);
    case 'no-objective':
    case 'train':
      return undefined;
  }
}

/** How far the tokens of one kind are, each number once; those out of reach only where all of them are. */
export function distanceWords(distances: readonly (number | undefined)[], say: Say): string {
  const moves = [...new Set(distances)].filter((distance) => distance !== undefined).sort((a, b) => a - b);
  const [nearest, ...further] = moves;
  if (nearest === undefined) return say('distance.never');
  if (further.length > 0) return say('distance.several', { list: moves.join(', ') });
  return nearest === 0 ? say('distance.here') : say('distance.moves', { count: nearest });
}
