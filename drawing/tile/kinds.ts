import type { TileFace, Zone } from '../../schemas';

/** Whether a place is called or tagged something: an author's own tile gets its furniture by its words alone. */
export function said(place: Zone | TileFace, pattern: RegExp): boolean {
  const words = [...Object.values(place.name ?? {}), ...('tags' in place ? (place.tags ?? []) : [])];
  return words.some((word) => pattern.test(word.toLowerCase()));
}
