import type { Shape } from '../../drawing/scene';

const STEP = 1.8;

/** Dots that lead the eye along a line, at the same places on every line. */
export function dottedLine(from: number, to: number, baseline: number): Shape[] {
  const dots: Shape[] = [];
  for (let at = Math.ceil(from / STEP) * STEP; at <= to; at += STEP) {
    dots.push({ kind: 'circle', centre: [at, baseline - 0.3], radius: 0.2, fill: 'seam' });
  }
  return dots;
}
