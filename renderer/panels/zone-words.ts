import type { BoardZone } from '../../engine';
import type { Language, Say } from '../../languages';
import { zoneTitle } from '../../telling/zones';

/** What players call a zone. */
export function zoneName({ faceZones, kind, balcony }: BoardZone, language: Language, say: Say): string {
  const names = faceZones.flatMap(({ name }) => (name ? [name] : []));
  return zoneTitle({ names, building: kind === 'building', balcony }, language, say);
}

/** What a zone is: a street, a balcony, or a room of which building. */
export function zoneKind({ kind, balcony, building }: BoardZone, say: Say): string {
  if (balcony) return say('zone.balcony');
  if (kind === 'street') return say('zone.street');
  return building === undefined ? say('zone.room') : say('zone.room-of', { building });
}
