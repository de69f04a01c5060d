import type { Nameable } from '../../schemas/form';
import { nameKinds } from '../../schemas/generated/mission-words';
import type { Things } from './things';

/** Something that is named and not there. */
export interface UnknownName {
  readonly names: Nameable;
  readonly id: string;
}

/** What a goal or a rule speaks of that the mission has not, such as a machine of another mission; each once. */
export function unknownIn(story: unknown, things: Things): UnknownName[] {
  const all = namesIn(story).filter(({ names, id }) => !things[names].includes(id));
  return all.filter(({ names, id }, index) => {
    return all.findIndex((other) => other.names === names && other.id === id) === index;
  });
}

/** Everything that is named, by what it is. */
export function namesIn(value: unknown, ofAll?: Nameable): UnknownName[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const names = Object.hasOwn(nameKinds, key) ? nameKinds[key] : ofAll;
    if (typeof inner !== 'string') return namesIn(inner, Array.isArray(inner) ? names : undefined);
    return names === undefined || isForPeople(key, inner) ? [] : [{ names, id: inner }];
  });
}

/** Words for people, for a place of cards and for whoever did something stand under keys that name things elsewhere. */
export function isForPeople(key: string, value: string): boolean {
  return WORDS[key]?.includes(value) ?? false;
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  except: ['doer'],
  to: ['doer', 'taker', 'all', 'others', 'one', 'lot', 'first-player-choice'],
};
