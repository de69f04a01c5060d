/** What a procedure remembers of an attack. `second` is the other one of Dual weapons. */
export interface Attack {
  readonly attacker: number;
  readonly weapon: number;
  readonly second: number;
  readonly zone: number;
  readonly mode: number;
}

/** With the Gatling gun the weapon is the number of the machine, and no card. */
export const [MELEE, SHOT, FANNING, GATLING] = [0, 1, 2, 3] as const;
