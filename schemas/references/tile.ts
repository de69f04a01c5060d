import type { Opening, TileFace } from '../generated/types';
import { below } from '../pointer';
import { type Problem, problem } from '../problem';
import { duplicateIds } from './ids';

/** What a schema cannot say about a face, as far as no geometry is needed. */
export function tileReferences(face: TileFace, pointer = ''): Problem[] {
  const zones = new Set(face.zones.map(({ id }) => id));
  const unknown = (zone: string, at: string) =>
    zones.has(zone) ? [] : [problem('unknown-zone', at, { zone, face: face.id })];
  // A part such as `a.BAL` may be a zone or a balcony, so that they share their names.
  const names = new Set<string>();
  return [
    ...duplicateIds(face.zones, `${pointer}/zones`, names),
    ...duplicateIds(face.balconies, `${pointer}/balconies`, names),
    ...duplicateIds(face.spots, `${pointer}/spots`),
    ...(face.openings ?? []).flatMap((opening, index) => {
      const at = `${pointer}/openings/${index}`;
      const ends = opening.zones.flatMap((zone, end) => unknown(zone, `${at}/zones/${end}`));
      return isStraight(opening) ? ends : [...ends, problem('not-straight', `${at}/at`)];
    }),
    ...(face.balconies ?? []).flatMap(({ stairs, over }, index) => {
      const at = `${pointer}/balconies/${index}`;
      return [
        ...unknown(stairs, `${at}/stairs`),
        ...over.flatMap((zone, item) => unknown(zone, below(`${at}/over`, item))),
      ];
    }),
    ...(face.spots ?? []).flatMap(({ zone }, index) => unknown(zone, `${pointer}/spots/${index}/zone`)),
  ];
}

function isStraight({ at: [x1, y1, x2, y2] }: Opening): boolean {
  return (x1 === x2 && y1 < y2) || (y1 === y2 && x1 < x2);
}
