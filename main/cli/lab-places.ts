import type { LabZone } from '../../schemas';

/** A zone as readers know it: what keeps its name while the board changes under it is one place to them. */
export interface LabPlace extends Omit<LabZone, 'zone'> {
  readonly name: string;
}

export function labPlaces(zones: readonly LabZone[], nameOf: (zone: string) => string): LabPlace[] {
  const places = new Map<string, LabPlace>();
  for (const { zone, zombies, eliminated } of zones) {
    const name = nameOf(zone);
    const before = places.get(name) ?? { zombies: 0, eliminated: 0 };
    places.set(name, {
      name,
      zombies: before.zombies + zombies,
      eliminated: before.eliminated + eliminated,
    });
  }
  return [...places.values()];
}
