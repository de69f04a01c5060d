import { levelWith } from '../../../family/zombicide/people/adrenaline';
import { limits } from '../content';

const { yellow, orange, red } = limits.adrenaline;

/** The points at which each level begins. */
export const LEVEL_STARTS: readonly number[] = [0, yellow, orange, red];

export function levelAt(points: number): number {
  return levelWith(LEVEL_STARTS, points); // UOA-ADREN-03
}
