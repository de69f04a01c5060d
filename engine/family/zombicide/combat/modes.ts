/** What a procedure remembers of an attack. `second` is the second weapon of a Dual pair. */
export interface Attack {
  readonly attacker: number;
  readonly weapon: number;
  readonly second: number;
  readonly zone: number;
  readonly mode: number;
}

/** How an attack is made; a game may have more modes of its own. */
export const [MELEE, SHOT] = [0, 1] as const;
