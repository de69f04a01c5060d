/**
 * Something between zones that is open or closed in play: a door, a gate, a barricade, a fence. Boards are compiled
 * without barriers, as if all of them were open; what is closed is taken away from what the compiler has found.
 *
 * A barrier stands in ways of the board. The place for a door is an opening in a wall: `passagesAt` finds the passages
 * of the one that a token lies beside. A barricade across a street stands in the border of two zones.
 */
export interface Barrier {
  /** By their places in `Board.ways`. It closes all of them at once; where two zones have another way, that stays. */
  readonly ways: readonly number[];
  readonly stopsMoving: boolean;
  /** Whether nobody looks through it. Only passages are looked through: across a street it makes no difference. */
  readonly stopsSight: boolean;
  readonly planned: PlannedThrough;
}

/**
 * Whether those who cannot open it plan a way through it, at which they will stop in front of it: never, as through a
 * wall; where no other way leads there, as zombies do with doors; or always, as with barricades.
 */
export type PlannedThrough = 'never' | 'at-need' | 'always';
