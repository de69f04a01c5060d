import { type Dice, type Roll, rollsOf } from './rolls';

/** Tolerance for comparing sums of probabilities. */
const NEXT_TO_NOTHING = 1e-9;

/**
 * Every way in which dice can lie in the end for somebody who rolls all of them again, at most so many times, whenever
 * that promises more than they do as they lie. Sixes roll on afterwards (UOA-DICE-06).
 */
export function rollsAgain(dice: Dice, times: number, worth: (roll: Roll) => number): readonly Roll[] {
  const first = rollsOf({ ...dice, moreDice: 0 }).map((lying) => {
    const ends = rollsOf(dice, lying);
    return { chance: lying.chance, ends, worth: promiseOf(ends, worth) / lying.chance };
  });
  let rolls: readonly Roll[] = first.flatMap(({ ends }) => ends);
  for (let time = 0; time < times; time++) {
    const promise = promiseOf(rolls, worth) - NEXT_TO_NOTHING;
    const kept = first.filter((each) => each.worth >= promise);
    const share = 1 - kept.reduce((sum, { chance }) => sum + chance, 0);
    rolls = together([...kept.flatMap(({ ends }) => ends), ...rolls.map((roll) => scaled(roll, share))]);
  }
  return rolls;
}

function promiseOf(rolls: readonly Roll[], worth: (roll: Roll) => number): number {
  return rolls.reduce((sum, roll) => sum + roll.chance * worth(roll), 0);
}

function scaled(roll: Roll, share: number): Roll {
  return { ...roll, chance: roll.chance * Math.max(0, share) };
}

/** One roll for each number of hits, misses and sixes. */
function together(rolls: readonly Roll[]): Roll[] {
  const found = new Map<string, Roll>();
  for (const roll of rolls) {
    const name = `${roll.hits} ${roll.misses} ${roll.sixes}`;
    found.set(name, { ...roll, chance: roll.chance + (found.get(name)?.chance ?? 0) });
  }
  return [...found.values()];
}
