import type { OpenGame } from '../open-game';

/** Whether one can go straight from one zone to the other, and see it: a balcony is next to its stairs only. */
export function isNextTo({ board }: OpenGame, zone: number, other: number): boolean {
  return board.range(zone, other) === 1 && board.distance(zone, other) === 1; // UOA-SKILL-51, UOA-SKILL-62
}
