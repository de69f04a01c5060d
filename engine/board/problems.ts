import { type Interval, length, overlap } from '../geometry/interval';
import { type Rect, rectsOverlap } from '../geometry/rect';
import { LARGEST_GAP } from './limits';
import type { PlacedFace } from './placed';

/** Something about a board that its author should see; the board is compiled all the same. */
export interface BoardProblem {
  readonly code:
    | 'unknown-face'
    | 'same-placement-id'
    | 'tiles-overlap'
    | 'tiles-gap'
    | 'streets-not-merged'
    | 'board-too-fine';
  readonly placements: readonly string[];
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Tiles that lie on each other, and tiles that nearly touch: touching is exact. */
export function spacingProblems(faces: readonly PlacedFace[]): BoardProblem[] {
  const problems: BoardProblem[] = [];
  for (const [index, one] of faces.entries()) {
    for (const other of faces.slice(index + 1)) {
      const placements = [one.placement.id, other.placement.id];
      const names = { one: one.placement.id, other: other.placement.id };
      if (rectsOverlap(one.box, other.box)) {
        problems.push({ code: 'tiles-overlap', placements, parameters: names });
        continue;
      }
      const gap = gapBetween(one.box, other.box);
      if (gap > 0 && gap <= LARGEST_GAP) {
        problems.push({ code: 'tiles-gap', placements, parameters: { ...names, gap } });
      }
    }
  }
  return problems;
}

/** How far apart two boxes lie that face each other; 0 for those that touch or do not face each other. */
function gapBetween([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): number {
  const across: Interval = overlap([ax, ax + aw], [bx, bx + bw]);
  const down: Interval = overlap([ay, ay + ah], [by, by + bh]);
  if (length(down) > 0) return Math.max(bx - (ax + aw), ax - (bx + bw), 0);
  if (length(across) > 0) return Math.max(by - (ay + ah), ay - (by + bh), 0);
  return 0;
}
