import type { UoaGame } from '../game';

/** Whether one can go straight from one zone to the other, and see it: a balcony is next to its stairs only. */
export function isNextTo({ board }: UoaGame, zone: number, other: number): boolean {
  return board.range(zone, other) === 1 && board.distance(zone, other) === 1; // UOA-SKILL-51, UOA-SKILL-62
}
