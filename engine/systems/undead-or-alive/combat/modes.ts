/** What a procedure remembers of an attack. `second` is the other one of Dual weapons. */
export interface Attack {
  readonly attacker: number;
  readonly weapon: number;
  readonly second: number;
  readonly zone: number;
  readonly mode: number;
}

export const [MELEE, SHOT, FANNING] = [0, 1, 2] as const;
