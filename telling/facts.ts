import type { Noun, Say } from '../languages';
import type { FactsPlace, FactsSpawnTokens, FactsWarning } from '../schemas';

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

/** How near a game begins to being lost by its spawn tokens, in a few sentences. */
export function spawnTokenWords({ active, asleep, hidden, losing }: FactsSpawnTokens, say: Say): string {
  const all = active + asleep + hidden;
  if (all < losing) return say('facts.spawn-tokens.too-few', { count: all, losing });
  const more = Math.max(1, losing - active);
  return [
    say('facts.spawn-tokens', { count: more, active, all }),
    ...(asleep > 0 ? [say('facts.spawn-tokens.asleep', { count: asleep })] : []),
    ...(hidden > 0 ? [say('facts.spawn-tokens.hidden', { count: hidden })] : []),
  ].join(' ');
}
