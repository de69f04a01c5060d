import { type Language, type Say, textIn } from '../languages';
import type { Text } from '../schemas';

interface NamedZone {
  readonly names: readonly Text[];
  readonly building: boolean;
  readonly balcony: boolean;
}

/** What players call a zone: the names on its tiles, else what it is. */
export function zoneTitle({ names, building, balcony }: NamedZone, language: Language, say: Say): string {
  if (names.length > 0) return [...new Set(names.map((name) => textIn(name, language)))].join(', ');
  if (balcony) return say('zone.balcony');
  return building ? say('zone.room') : say('zone.street');
}

/** A zone in a sentence: streets go by their ids, as squares do in chess. */
export function zoneInSentence(
  zone: NamedZone & { readonly id: string },
  language: Language,
  say: Say,
): string {
  const isPlain = zone.names.length === 0 && !zone.building && !zone.balcony;
  const id = shortened(zone.id);
  return isPlain ? id : `${id} (${zoneTitle(zone, language, say)})`;
}

/** One part of many says which zone is meant, and a reader finds no zone by six. */
function shortened(id: string): string {
  const [first = id, ...others] = id.split('+');
  return others.length < 2 ? id : first;
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
export function tagWords({ tags }: { readonly tags: readonly string[] }, say: Say): string[] {
  return tags.map((tag) => {
    const known = knownTags.find((candidate) => candidate === tag);
    return known === undefined ? tag : say(`zone.tag.${known}`);
  });
}
