import { compileBoard, facesWith, type ZonePlace, zonePlaces } from '../../engine';
import { languages } from '../../languages';
import type { Mission } from '../../schemas';
import { ZoneNames } from '../../telling/zones/zone-names';

/** Where the zones of a mission are before anything changes its board. */
export function placesOn({ placements, faces: own, labels, areas }: Mission): ZonePlace[] {
  const faces = facesWith(own);
  const annotations = { ...(labels && { labels }), ...(areas && { areas }) };
  return zonePlaces(compileBoard(placements, faces).board, placements, faces, annotations);
}

/** What every zone is called, `a.NE` first. */
export function namesOn(mission: Mission, language: 'en' | 'fr' = 'en'): Readonly<Record<string, string>> {
  const places = placesOn(mission);
  const names = new ZoneNames(places);
  return Object.fromEntries(places.map(({ zone }) => [zone, names.of(zone, language).title]));
}

/** Zones that share a name in some language, as far as they can be on the table together. */
export function namesakes(zones: readonly (ZonePlace | readonly ZonePlace[])[]): string[] {
  const onBoards = zones.map((places) => [...new Set([places].flat())]);
  const names = new ZoneNames(onBoards);
  return languages.flatMap((language) =>
    (['title', 'text'] as const).flatMap((form) => {
      const known = new Map<string, ZonePlace[]>();
      const named = (place: ZonePlace, board: number) => names.of(place.zone, language, false, board)[form];
      const all = onBoards.flatMap((places) => places.map((place, board) => ({ place, board })));
      return all.flatMap(({ place, board }) => {
        const name = named(place, board).toLocaleLowerCase(language);
        const others = known.get(name) ?? [];
        known.set(name, [...others, place]);
        return others
          .filter((other) => !other.parts.some((part) => place.parts.includes(part)))
          .map((other) => `${language}: ${other.zone} and ${place.zone}: ${name}`);
      });
    }),
  );
}
