import { faceProblems } from '../../engine';
import type { TileFace } from '../../schemas';
import { faceWith } from './missions';

type Numbers = [number, number, number, number];

export function street(...rects: Numbers[]) {
  return { id: 'S', kind: 'street', rects };
}

export function room(...rects: Numbers[]) {
  return { id: 'R', kind: 'building', rects };
}

/** What is wrong with the small face once these keys are changed. */
export function problemsOf(change: Record<string, unknown>) {
  return faceProblems(faceWith(change) as unknown as TileFace);
}
