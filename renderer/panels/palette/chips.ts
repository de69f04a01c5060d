import type { Say, SentenceKey } from '../../../languages';
import type { TileFace } from '../../../schemas';
import { tagWords } from '../../../telling/zones/tags';

/** Printed places that matter when somebody looks for a tile, in the order in which they are said. */
const spots = [
  ['objective', 'chip.crate'],
  ['corpse-pile', 'chip.corpse-pile'],
  ['abomination', 'chip.abomination'],
] as const satisfies readonly (readonly [string, SentenceKey])[];

/** A car is of the train as a whole, which its other words say already. */
const untold = new Set(['train']);

/** What stands out on a face, in words: what its rooms are, whether it has a balcony, what is printed on it. */
export function chipsOf(face: TileFace, say: Say): string[] {
  const tags = new Set(face.zones.flatMap((zone) => zone.tags ?? []).filter((tag) => !untold.has(tag)));
  const printed = new Set((face.spots ?? []).map(({ kind }) => kind));
  return [
    ...tagWords({ tags: [...tags] }, say),
    ...((face.balconies ?? []).length > 0 ? [say('chip.balcony')] : []),
    ...spots.filter(([kind]) => printed.has(kind)).map(([, key]) => say(key)),
  ];
}
