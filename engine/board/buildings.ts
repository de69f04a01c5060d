import { groups } from '../geometry/paths';
import type { Passage } from './passages';
import type { PlacedFace } from './placed';
import type { ZoneDraft } from './zones';

/** Rooms linked by openings form one building, across tiles; a train car is always its own. */
export function buildingNumbers(
  zones: readonly ZoneDraft[],
  placed: readonly PlacedFace[],
  passages: readonly Passage[],
): (number | undefined)[] {
  const isRoom = (zone: number) => zones[zone]?.kind === 'building';
  const apart = new Set(placed.filter(({ face }) => face.ownBuilding).map(({ placement }) => placement.id));
  const tileOf = (zone: number) => zones[zone]?.faceZones[0]?.placement ?? '';
  const linked = passages.filter(({ one, other }) => {
    if (!isRoom(one) || !isRoom(other)) return false;
    return tileOf(one) === tileOf(other) || !(apart.has(tileOf(one)) || apart.has(tileOf(other)));
  });
  const firstRoom = new Map<string, number>();
  const sameCar = zones.flatMap((_, zone) => {
    if (!isRoom(zone) || !apart.has(tileOf(zone))) return [];
    const first = firstRoom.get(tileOf(zone)) ?? zone;
    firstRoom.set(tileOf(zone), first);
    return [[first, zone] as const];
  });
  const group = groups(zones.length, [...linked.map(({ one, other }) => [one, other] as const), ...sameCar]);
  const numbers = new Map<number, number>();
  return zones.map((_, zone) => {
    if (!isRoom(zone)) return undefined;
    const root = group[zone] ?? 0;
    if (!numbers.has(root)) numbers.set(root, numbers.size + 1);
    return numbers.get(root);
  });
}
