import type { Noun, Say } from '../languages';
import type { FactsPlace, FactsSpawnTokens, FactsWarning, Mission, MissionFacts } from '../schemas';

// What can be told of a mission before anybody plays it, in words that the command line and the window share.

/** What there is to go to: `Exit`. */
export function placeTitle({ what, spawn }: Pick<FactsPlace, 'what' | 'spawn'>, say: Say): string {
  return what === 'spawn' ? say(`facts.place.spawn.${spawn ?? 'starting'}`) : say(`facts.place.${what}`);
}

type ZoneWords = (id: string) => string | Noun;

/** Whether a place is printed on a tile: the mission itself has no name for it. */
export function isPrinted({ what, id }: Pick<FactsPlace, 'what' | 'id'>, { tokens = [] }: Mission): boolean {
  return (what === 'objective' || what === 'spawn') && !tokens.some((token) => token.id === id);
}

/** A place by the name that its author has given it, and what is printed by where it is. */
export function placeName(
  id: string,
  { places }: MissionFacts,
  mission: Mission,
  zoneWords: ZoneWords,
  say: Say,
): string {
  const place = places.find((each) => each.id === id);
  const [zone] = place?.zones ?? [];
  if (!place || zone === undefined || !isPrinted(place, mission)) return id;
  return say('facts.place.printed', { what: placeTitle(place, say), zone: zoneWords(zone) });
}

/** What the author may not have meant; zones and places are called as the reader knows them. */
export function factsWarning(
  { code, places = [], zone = '', side = 'north' }: FactsWarning,
  zoneWords: ZoneWords,
  placeWords: (id: string) => string,
  say: Say,
): string {
  if (code === 'spawns-on-one-side') return say(`facts.warning.spawns-on-one-side.${side}`);
  const named = places.map(placeWords).join('; ');
  return say(`facts.warning.${code}`, { places: named, zone: zoneWords(zone) });
}

interface SpawnTokenCounts extends FactsSpawnTokens {
  /** Those that the mission keeps asleep, where these are counted by themselves. */
  readonly kept?: number;
}

/** How near a game begins to being lost by its spawn tokens, in a few sentences. */
export function spawnTokenWords(
  { active, asleep, hidden, losing, kept = 0 }: SpawnTokenCounts,
  say: Say,
): string {
  const all = active + asleep + hidden + kept;
  if (all < losing) return say('facts.spawn-tokens.too-few', { count: all, losing });
  const more = Math.max(1, losing - active);
  return [
    say('facts.spawn-tokens', { count: more, active, all }),
    ...(asleep > 0 ? [say('facts.spawn-tokens.asleep', { count: asleep })] : []),
    ...(kept > 0 ? [say('facts.spawn-tokens.kept', { count: kept })] : []),
    ...(hidden > 0 ? [say('facts.spawn-tokens.hidden', { count: hidden })] : []),
  ].join(' ');
}
