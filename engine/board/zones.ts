import { type BoardZone, zoneId } from './board';
import type { PlacedFace, PlacedZone } from './placed';
import { compareText } from './text-order';

/** A zone before it has its number and its building. */
export type ZoneDraft = Omit<BoardZone, 'index' | 'building'>;

/** The zones of a board, sorted by id: streets of different tiles joined, balconies above them. */
export function boardZones(
  placed: readonly PlacedFace[],
  ground: readonly PlacedZone[],
  groupOf: readonly (number | undefined)[],
): ZoneDraft[] {
  const members = new Map<number, PlacedZone[]>();
  for (const [index, zone] of ground.entries()) {
    const group = groupOf[index];
    if (group === undefined) continue;
    members.set(group, [...(members.get(group) ?? []), zone]);
  }
  const onGround = [...members.values()].map(groundZone);
  const above = placed
    .flatMap(({ balconies }) => balconies)
    .map(
      ({ part, placement, rects, balcony }): ZoneDraft => ({
        id: part,
        kind: 'street',
        balcony: true,
        parts: [part],
        tags: [],
        rects,
        faceZones: [{ placement, zone: balcony.id, name: balcony.name }],
      }),
    );
  return [...onGround, ...above].sort((a, b) => compareText(a.id, b.id));
}

function groundZone(members: readonly PlacedZone[]): ZoneDraft {
  const sorted = [...members].sort((a, b) => compareText(a.part, b.part));
  return {
    id: zoneId(sorted.map(({ part }) => part)),
    kind: sorted[0]?.zone.kind ?? 'street',
    balcony: false,
    parts: sorted.map(({ part }) => part),
    tags: [...new Set(sorted.flatMap(({ zone }) => zone.tags ?? []))],
    rects: sorted.flatMap(({ rects }) => rects),
    faceZones: sorted.map(({ placement, zone }) => ({ placement, zone: zone.id, name: zone.name })),
  };
}
