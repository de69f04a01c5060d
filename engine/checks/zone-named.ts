import type { TileFace, Zone } from '../../schemas';

export function zoneNamed({ zones }: TileFace, id: string | undefined): Zone | undefined {
  return zones.find((zone) => zone.id === id);
}
