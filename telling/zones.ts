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
  return isPlain ? zone.id : `${zone.id} (${zoneTitle(zone, language, say)})`;
}
