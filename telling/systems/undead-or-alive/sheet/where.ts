import { listedThings, type NamedThing, type Noun } from '../../../../languages';
import type { Position } from '../../../../schemas';
import { clauses } from '../../../mission/grammar';
import type { SheetMission } from '../../../system-telling';

type Lying = { readonly at: Position };

/** The zones where these lie, each of them once; nothing where none of them lies in a zone. */
export function zonesOf(lying: readonly Lying[], sheet: SheetMission): Noun | undefined {
  const zones = distinct(lying.flatMap(({ at }) => sheet.zoneAt(at) ?? []));
  return zones.length === 0 ? undefined : listedThings(zones, (names) => clauses(names, sheet.context));
}

function distinct(zones: readonly NamedThing[]): NamedThing[] {
  return zones.filter(({ text }, index) => zones.findIndex((other) => other.text === text) === index);
}

/** The places of these, one after the other: each zone with how many lie there, if that is not one. */
export function placesOf(lying: readonly Lying[], sheet: SheetMission): string | undefined {
  const { say } = sheet.context;
  const counts = new Map<string, number>();
  for (const { at } of lying) {
    const zone = sheet.zoneAt(at)?.title;
    if (zone !== undefined) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  const places = [...counts].map(([zone, count]) =>
    count === 1 ? zone : say('token.name.several', { what: zone, count }),
  );
  return places.length === 0
    ? undefined
    : places.reduce((first, next) => say('mission.next', { first, next }));
}
