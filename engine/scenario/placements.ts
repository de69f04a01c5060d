import type { Scenario } from '../../schemas';
import type { Placement } from '../board/placed';

/** The tiles of a situation where they lie; most lie alone, at the origin. */
export function scenarioPlacements({ tiles }: Scenario): Placement[] {
  return tiles.map(({ id, face, x = 0, y = 0, rotation = 0 }) => ({ id, face, x, y, rotation }));
}
