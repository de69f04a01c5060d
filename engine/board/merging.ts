import { type Raster, sharedEdges } from '../geometry/raster';
import { STREET_CONTACT } from './limits';
import type { PlacedZone } from './placed';
import { type BoardProblem, boardProblem } from './problems';
import { compareText } from './text-order';

interface Contact {
  readonly one: number;
  readonly other: number;
  readonly length: number;
}

/**
 * Which street zones of different tiles are one, as a group number for every zone; nothing for a partial strip
 * that has no street beside it. Where one zone would tie two zones of the same face together, the longer
 * contact wins and the other is a problem: a painted line must go on meaning something.
 */
export function mergeStreets(
  zones: readonly PlacedZone[],
  raster: Raster,
): { groupOf: (number | undefined)[]; problems: BoardProblem[] } {
  const problems: BoardProblem[] = [];
  const contacts = sharedEdges(raster)
    .filter((contact) => isSeam(contact, zones))
    .sort((a, b) => b.length - a.length || compareText(seamName(a, zones), seamName(b, zones)));

  // The zones of each group, kept at every one of them; the first one's number is that of the group.
  const members: (readonly [number, ...number[]])[] = zones.map((_, index) => [index]);
  for (const contact of contacts) {
    const [mine, theirs] = [members[contact.one], members[contact.other]];
    if (!mine || !theirs || mine === theirs) continue;
    const clash = sameTile(mine, theirs, zones);
    if (clash) {
      problems.push(notMerged(contact, clash, zones));
      continue;
    }
    const all = [...mine, ...theirs] as const;
    for (const zone of all) members[zone] = all;
  }

  const group = members.map(([first]) => first);
  const standing = new Set(zones.flatMap(({ zone }, index) => (zone.partial ? [] : [group[index]])));
  return { groupOf: group.map((number) => (standing.has(number) ? number : undefined)), problems };
}

function isSeam({ one, other, length }: Contact, zones: readonly PlacedZone[]): boolean {
  const [a, b] = [zones[one], zones[other]];
  return (
    length >= STREET_CONTACT &&
    a?.zone.kind === 'street' &&
    b?.zone.kind === 'street' &&
    a.placement !== b.placement
  );
}

/** Strips beside a train belong to the streets on their sides, so they never stand against a merger. */
function sameTile(
  mine: readonly number[],
  theirs: readonly number[],
  zones: readonly PlacedZone[],
): readonly [string, string] | undefined {
  for (const one of mine) {
    for (const other of theirs) {
      const [a, b] = [zones[one], zones[other]];
      if (!a || !b || a.zone.partial || b.zone.partial) continue;
      if (a.placement === b.placement) return [a.part, b.part];
    }
  }
  return undefined;
}

function notMerged(
  contact: Contact,
  [first, second]: readonly [string, string],
  zones: readonly PlacedZone[],
): BoardProblem {
  const [one, other] = [zones[contact.one], zones[contact.other]];
  const placements = [...new Set([one?.placement ?? '', other?.placement ?? ''])].sort();
  return boardProblem('streets-not-merged', placements, {
    one: one?.part ?? '',
    other: other?.part ?? '',
    first,
    second,
  });
}

function seamName({ one, other }: Contact, zones: readonly PlacedZone[]): string {
  return [zones[one]?.part ?? '', zones[other]?.part ?? ''].sort().join(' ');
}
