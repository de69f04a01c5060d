import type { FaceSource } from '../../../../schemas';
import type { ChangingBoard } from '../../../board/changing';
import type { Annotations } from '../../../places/author-names';
import type { ZonePlace } from '../../../places/place';
import { zonePlaces } from '../../../places/zone-places';
import type { BoardLayout } from './layouts';

type Places = ReadonlyMap<string, ZonePlace>;

/**
 * Where every zone is, board by board. A street is the same one while a train stands in it or a gate closes it, so boards with
 * the same faces up share the place on the first of them; a zone that is on none of these is where it was before.
 */
export function placesOnBoards(
  { configurations }: ChangingBoard,
  layouts: readonly BoardLayout[],
  faces: FaceSource,
  annotations: Annotations,
): (zone: string) => readonly ZonePlace[] {
  const looks = new Map<string, Map<string, ZonePlace>>();
  const lookOf = ({ flipped }: BoardLayout) => flipped.join();
  const first = new Map<string, ZonePlace>();
  for (const [index, layout] of layouts.entries()) {
    const look = looks.get(lookOf(layout)) ?? new Map<string, ZonePlace>();
    looks.set(lookOf(layout), look);
    const own = configurations[index]?.own;
    // Most boards bring only a few zones that were not there before.
    if (!own || own.zones.every(({ id }) => look.has(id))) continue;
    for (const place of zonePlaces(own, layout.configuration.placements, faces, annotations)) {
      const known = first.get(place.zone) ?? place;
      first.set(place.zone, known);
      if (!look.has(place.zone)) look.set(place.zone, isSame(known, place) ? known : place);
    }
  }
  const onBoards: readonly Places[] = layouts.map((layout) => looks.get(lookOf(layout)) ?? first);
  return (zone) =>
    onBoards.map((places) => {
      const place = places.get(zone) ?? first.get(zone);
      // Left out, all boards after this one would have the wrong number.
      if (!place) throw new Error(`Zone ${zone} has no place`);
      return place;
    });
}

/** One that has not changed is the very same, so that it goes by one name. */
function isSame(one: ZonePlace, other: ZonePlace): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
