import type { Seen, Spot } from '../../engine';
import type { Choice } from './choices';
import { pictureOf, zoneActing } from './picture';

/** Nothing for a choice that is made with cards, or nowhere in particular. */
export function spotOf({ traits, touches, isAside }: Choice, seen: Seen): Spot | undefined {
  if (isAside || traits.chosen === 'beside') return undefined;
  if (traits.chosen === 'here') {
    const zone = zoneActing(seen);
    return zone < 0 ? undefined : { zone };
  }
  // A zone says most.
  const ordered = [...touches].sort(
    (one, other) => Number(other.sort === 'zone') - Number(one.sort === 'zone'),
  );
  const last = traits.isAboutSecond ? ordered.reverse() : ordered;
  for (const { sort, name } of last) {
    const spot = pictureOf(seen).spotOf(sort, String(name));
    if (spot) return spot;
  }
  return undefined;
}
