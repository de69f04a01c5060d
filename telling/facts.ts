import type { Noun, Say } from '../languages';
import type { FactsPlace, FactsWarning } from '../schemas';

// What can be told of a mission before anybody plays it, in words that the command line and the window share.

/** What there is to go to: `Exit`. */
export function placeTitle({ what, spawn }: Pick<FactsPlace, 'what' | 'spawn'>, say: Say): string {
  return what === 'spawn' ? say(`facts.place.spawn.${spawn ?? 'starting'}`) : say(`facts.place.${what}`);
}

/** What the author may not have meant; zones are called as the reader knows them. */
export function factsWarning(
  { code, places = [], zone = '', side = 'north' }: FactsWarning,
  zoneWords: (id: string) => string | Noun,
  say: Say,
): string {
  if (code === 'spawns-on-one-side') return say(`facts.warning.spawns-on-one-side.${side}`);
  return say(`facts.warning.${code}`, { places: places.join(', '), zone: zoneWords(zone) });
}
