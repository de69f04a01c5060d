import type { Stamp } from '../stamp';

// A board of five hundred tokens has few that look different.
const looks = new Map<string, Stamp>();
const MOST_LOOKS = 1000;

/** The stamp of something that looks like that, drawn once for all that look alike. */
export function knownStamp(look: string, draw: () => Stamp): Stamp {
  const known = looks.get(look);
  if (known) return known;
  if (looks.size >= MOST_LOOKS) looks.clear();
  const stamp = draw();
  looks.set(look, stamp);
  return stamp;
}
