import type { BoardZone } from '../../engine';
import { type Language, languages, sentence, textIn } from '../../languages';
import type { Text } from '../../schemas';
import type { LaidOut } from './laid-out';
import { placeOn, withoutAreas, zoneWordsOn } from './zone-words';

/** What several zones are called as long as nobody has said it: as their building, or by the first of them. */
export function madeName(laid: LaidOut, zones: readonly BoardZone[], language: Language): string {
  // Zones are called by the areas that they are in, and an area cannot be called by itself.
  const bare = withoutAreas(laid);
  const [first, ...others] = zones;
  if (!first) return '';
  const title = zoneWordsOn(bare, language, false)(first).title;
  if (others.length === 0) return title;
  const { building } = placeOn(bare, first) ?? {};
  const isBuilding = (zone: BoardZone) => placeOn(bare, zone)?.building === building;
  const isWhole =
    zones.every(isBuilding) &&
    laid.board.zones.every((zone) => zones.includes(zone) || zone.balcony || !isBuilding(zone));
  return building && isWhole
    ? textIn(building, language)
    : sentence(language, 'areas.made-name', { zone: title, count: others.length });
}

/** The name of an area whose zones have changed: in every language in which it was made up before, it is made up again. */
export function followedName(
  laid: LaidOut,
  name: Text,
  before: readonly BoardZone[],
  after: readonly BoardZone[],
): Text {
  const followed = languages
    .filter((language) => name[language] !== undefined && name[language] === madeName(laid, before, language))
    .map((language) => [language, madeName(laid, after, language)] as const);
  return followed.length === 0 ? name : { ...name, ...Object.fromEntries(followed) };
}
