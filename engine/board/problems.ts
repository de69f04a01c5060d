import { type Interval, length, overlap } from '../geometry/interval';
import { type Rect, rectsOverlap } from '../geometry/rect';
import { LARGEST_GAP } from './limits';
import type { PlacedFace } from './placed';

/** Everything that can be wrong with a board; the sentence for it is `problem.<code>` in languages/. */
export const boardProblemCodes = [
  'unknown-face',
  'duplicate-id',
  'tiles-overlap',
  'tiles-gap',
  'streets-not-merged',
  'board-too-fine',
  'more-problems',
] as const;

type BoardProblemCode = (typeof boardProblemCodes)[number];

/** These have a second sentence, `problem.<code>.hint`: what to do about it. */
export const hintedBoardCodes = [
  'unknown-face',
  'duplicate-id',
  'tiles-overlap',
  'tiles-gap',
  'streets-not-merged',
] as const satisfies readonly BoardProblemCode[];

const warnings: readonly BoardProblemCode[] = ['tiles-gap', 'streets-not-merged'];

/** Something about a board that its author should see; the board is compiled all the same. */
export interface BoardProblem {
  readonly severity: 'error' | 'warning';
  readonly code: BoardProblemCode;
  readonly placements: readonly string[];
  readonly parameters: Readonly<Record<string, string | number>>;
  /** Present where there is a hint: the code under which its sentence is found. */
  readonly hint?: (typeof hintedBoardCodes)[number];
}

export function boardProblem(
  code: BoardProblemCode,
  placements: readonly string[],
  parameters: BoardProblem['parameters'] = {},
): BoardProblem {
  const severity = warnings.includes(code) ? 'warning' : 'error';
  const hint = hintedBoardCodes.find((hinted) => hinted === code);
  return { severity, code, placements, parameters, ...(hint && { hint }) };
}

/** Tiles that lie on each other, and tiles that nearly touch: touching is exact. */
export function spacingProblems(faces: readonly PlacedFace[]): BoardProblem[] {
  const problems: BoardProblem[] = [];
  for (const [index, one] of faces.entries()) {
    for (const other of faces.slice(index + 1)) {
      const placements = [one.placement.id, other.placement.id];
      const names = { one: one.placement.id, other: other.placement.id };
      if (rectsOverlap(one.box, other.box)) {
        problems.push(boardProblem('tiles-overlap', placements, names));
        continue;
      }
      const gap = gapOfFacing(one.box, other.box);
      if (gap > 0 && gap <= LARGEST_GAP) {
        problems.push(boardProblem('tiles-gap', placements, { ...names, gap }));
      }
    }
  }
  return problems;
}

/** How far apart two boxes lie that face each other; 0 for those that touch or do not face each other. */
function gapOfFacing([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): number {
  const across: Interval = overlap([ax, ax + aw], [bx, bx + bw]);
  const down: Interval = overlap([ay, ay + ah], [by, by + bh]);
  if (length(down) > 0) return Math.max(bx - (ax + aw), ax - (bx + bw), 0);
  if (length(across) > 0) return Math.max(by - (ay + ah), ay - (by + bh), 0);
  return 0;
}
