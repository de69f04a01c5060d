import type { TileFace } from '../../schemas';
import { OPENING_CONTACT } from '../board/limits';
import { depthOf, isUpright, spanOf } from '../board/passages';
import { contains, type Interval, joined, length, overlap } from '../geometry/interval';
import { mirrorRect, type Rect, type Segment } from '../geometry/rect';
import { type FaceProblem, faceProblem } from './problem';
import { zoneNamed } from './zone-named';

/** Openings that lie in no wall of their zones, and openings that nobody fits through. */
export function openingProblems(face: TileFace): FaceProblem[] {
  return (face.openings ?? []).flatMap(({ at, zones: [one, other] }, index): FaceProblem[] => {
    const pointer = `/openings/${index}/at`;
    const width = length(spanOf(at));
    const narrow =
      width < OPENING_CONTACT
        ? [faceProblem('opening-narrow', pointer, { width, least: OPENING_CONTACT })]
        : [];
    if (other === undefined) {
      if (isOnRim(at, face) && isWithin(at, edgesOf(rectsOf(face, one), at))) return narrow;
      return [...narrow, faceProblem('opening-off-rim', pointer, { zone: one })];
    }
    if (isWithin(at, sharedEdges(rectsOf(face, one), rectsOf(face, other), at))) return narrow;
    return [...narrow, faceProblem('opening-off-edge', pointer, { one, other })];
  });
}

function rectsOf(face: TileFace, zone: string): readonly Rect[] {
  return zoneNamed(face, zone)?.rects ?? [];
}

function isOnRim(at: Segment, { size: [width, height] }: TileFace): boolean {
  return depthOf(at) === 0 || depthOf(at) === (isUpright(at) ? width : height);
}

function isWithin(at: Segment, edges: readonly Interval[]): boolean {
  return joined(edges).some((edge) => contains(edge, spanOf(at)));
}

/** Where the outlines end at the line of an opening: to its left or above it, and on the other side. */
function sidesOf(rects: readonly Rect[], at: Segment): { before: Interval[]; after: Interval[] } {
  const depth = depthOf(at);
  const upright = isUpright(at) ? rects : rects.map(mirrorRect);
  const spans = (all: readonly Rect[]) => all.map(([, y, , height]): Interval => [y, y + height]);
  return {
    before: spans(upright.filter(([x, , width]) => x + width === depth)),
    after: spans(upright.filter(([x]) => x === depth)),
  };
}

function edgesOf(rects: readonly Rect[], at: Segment): Interval[] {
  const { before, after } = sidesOf(rects, at);
  return [...before, ...after];
}

function sharedEdges(one: readonly Rect[], other: readonly Rect[], at: Segment): Interval[] {
  const [mine, theirs] = [sidesOf(one, at), sidesOf(other, at)];
  return [...shared(mine.before, theirs.after), ...shared(mine.after, theirs.before)];
}

function shared(one: readonly Interval[], other: readonly Interval[]): Interval[] {
  return one.flatMap((a) => other.map((b) => overlap(a, b))).filter((span) => length(span) > 0);
}
