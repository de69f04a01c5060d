import type { TileFace } from '../../schemas';
import { OPENING_CONTACT } from '../board/limits';
import { spanOf } from '../board/passages';
import { length } from '../geometry/interval';
import { groups } from '../geometry/paths';
import { type FaceProblem, faceProblem } from './problem';

/** Rooms that no chain of openings joins to a street or to the rim. */
export function roomProblems({ zones, openings = [] }: TileFace): FaceProblem[] {
  const numbers = new Map(zones.map(({ id }, index) => [id, index]));
  const outdoors = zones.length;
  const links: [number, number][] = zones.flatMap(({ kind }, index) =>
    kind === 'street' ? [[index, outdoors]] : [],
  );
  for (const opening of openings) {
    if (length(spanOf(opening.at)) < OPENING_CONTACT) continue;
    const [one, other = outdoors] = opening.zones.map((zone) => numbers.get(zone));
    if (one !== undefined) links.push([one, other]);
  }
  const group = groups(zones.length + 1, links);
  return zones.flatMap(({ id }, index) =>
    group[index] === group[outdoors]
      ? []
      : [faceProblem('room-unreachable', `/zones/${index}`, { zone: id })],
  );
}
