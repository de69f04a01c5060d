import type { Seen } from '../../../engine';

/** For whoever drives the window from outside: the zones of which something speaks, by their ids. */
export function zonesSpokenOf(zones: readonly number[], { table }: Seen): string {
  return zones.flatMap((zone) => table.zones[zone]?.id ?? []).join(' ');
}
