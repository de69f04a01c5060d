import type { Problem, ProblemCode } from './problem';

/** Without these nobody could say what lies where, which of two things is meant, or what a rule does; and nobody could play what the game does not know. */
const indispensable: readonly ProblemCode[] = [
  'duplicate-id',
  'unknown-face',
  'missing',
  'word-not-of-system',
];

/**
 * What is wrong with a mission that somebody is still drawing is there to be seen to, and no reason to leave a part
 * out: an objective is taken away before the goal that speaks of it, a tile turned over under a piece.
 */
export function asUnfinished(problem: Problem): Problem {
  const { code, pointer } = problem;
  const isLost = code === 'unknown-placement' && pointer.includes('/tokens/');
  const isOfFace = pointer.startsWith('/faces/');
  if (isLost || isOfFace || indispensable.includes(code)) return problem;
  return { ...problem, severity: 'warning' };
}
