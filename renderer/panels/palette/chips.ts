import type { Say } from '../../../languages';
import type { TileFace } from '../../../schemas';
import { tagWords } from '../../../telling/zones/tags';
import type { SystemEditor } from '../../systems/system-editor';

/** What stands out on a face, in words: what its rooms are, whether it has a balcony, what is printed on it. */
export function chipsOf(face: TileFace, { spots, untold }: SystemEditor['chips'], say: Say): string[] {
  const tags = new Set(face.zones.flatMap((zone) => zone.tags ?? []).filter((tag) => !untold.has(tag)));
  const printed = new Set<string>((face.spots ?? []).map(({ kind }) => kind));
  return [
    ...tagWords({ tags: [...tags] }, say),
    ...((face.balconies ?? []).length > 0 ? [say('chip.balcony')] : []),
    ...spots.filter(([kind]) => printed.has(kind)).map(([, key]) => say(key)),
  ];
}
