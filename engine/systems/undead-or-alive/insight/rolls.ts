import { MOST_DICE } from '../state';

// What dice can come to. Everything here is a probability.

/** Dice that all hit alike, and what their sixes bring. */
export interface Dice {
  readonly dice: number;
  /** Of one die: that it hits, and that it counts as a six, which always hits. */
  readonly hit: number;
  readonly six: number;
  /** How many more dice each six brings, all of which are rolled. */
  readonly moreDice: number;
}

/** One way in which dice can lie. */
export interface Roll {
  readonly chance: number;
  readonly hits: number;
  readonly misses: number;
  readonly sixes: number;
}

const NO_DICE: Roll = { chance: 1, hits: 0, misses: 0, sixes: 0 };

/** Every way in which they can lie, one for each number of hits and sixes; `lying` are some that have been rolled. */
export function rollsOf({ dice, hit, six, moreDice }: Dice, lying: Roll = NO_DICE): Roll[] {
  const most = moreDice > 0 && six > 0 ? MOST_DICE : Math.min(MOST_DICE, dice);
  const width = most + 1;
  const done: Roll[] = [];
  // By hits and sixes: that so many dice are on the table, and others are still to be rolled.
  let open = new Float64Array(width * width);
  open[lying.hits * width + lying.sixes] = lying.chance;
  for (let rolled = lying.hits + lying.misses; rolled <= most; rolled++) {
    const next = new Float64Array(width * width);
    for (let hits = 0; hits <= rolled; hits++) {
      for (let sixes = 0; sixes <= hits; sixes++) {
        const at = hits * width + sixes;
        const chance = open[at] as number;
        if (chance === 0) continue;
        if (rolled >= Math.min(most, dice + moreDice * sixes)) {
          done.push({ chance, hits, misses: rolled - hits, sixes });
          continue;
        }
        next[at] = (next[at] as number) + chance * (1 - hit);
        next[at + width] = (next[at + width] as number) + chance * (hit - six);
        next[at + width + 1] = (next[at + width + 1] as number) + chance * six;
      }
    }
    open = next;
  }
  return done;
}

/** The chance of exactly so many, for each number that `count` makes of a roll. */
export function spread(rolls: readonly Roll[], count: (roll: Roll) => number): number[] {
  const chances: number[] = [];
  for (const roll of rolls) {
    const value = count(roll);
    while (chances.length <= value) chances.push(0);
    chances[value] = (chances[value] as number) + roll.chance;
  }
  return chances;
}

/** How many are to be expected, on the average. */
export function expected(chances: readonly number[]): number {
  return chances.reduce((sum, chance, count) => sum + chance * count, 0);
}

/** The chance of at least so many. */
export function atLeast(chances: readonly number[], least: number): number {
  return chances.slice(Math.max(0, least)).reduce((sum, chance) => sum + chance, 0);
}
