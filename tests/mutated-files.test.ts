import { afterAll, describe, expect, it } from 'vitest';
import { times } from './helpers/long';
import type { Trip } from './helpers/mutants/trip';
import { WatchedProgram } from './helpers/watched-program';

// Files that chance has written: whatever is in one, it is loaded, checked, told, drawn, set up and played, or refused
// with a reason. BOOTHILL_MUTANT=17 travels with number 17 alone.

const MUTANTS = times(2000, 100_000);
const PORTIONS = times(40, 2000);
/** Of every hundred, so that refusing everything is no way through. */
const PLAYED_AT_LEAST = 10;
/** Of one portion that are told: where nothing ends, nobody waits for all of it. */
const MOST_FAULTS = 3;
const timeout = 600_000;
/** Most mutants take less than a fiftieth of the time. */
const limits = { seconds: 10, megabytes: 700 };

const program = new WatchedProgram<Trip, boolean>('tests/helpers/mutants/trip.ts', limits);
afterAll(() => program.end());

async function report(number: number, fault: string): Promise<string> {
  // It takes a while to load, and is hardly ever needed.
  const { smallest } = await import('./helpers/mutants/mutant');
  const seed = `${number}`;
  const { original, changes } = await smallest(
    seed,
    async (without) => 'fault' in (await program.do({ seed, without })),
  );
  return `BOOTHILL_MUTANT=${number}: ${original}, ${changes.join(', ')}\n${fault}`;
}

const alone = process.env.BOOTHILL_MUTANT;
const size = alone === undefined ? MUTANTS / PORTIONS : 1;
const portions =
  alone === undefined ? Array.from({ length: PORTIONS }, (_, portion) => portion * size) : [Number(alone)];

describe('files that chance has written', () => {
  it.each(portions)(
    'are loaded, checked, told, drawn and played from number %i on',
    { timeout },
    async (first) => {
      const faults: string[] = [];
      let played = 0;
      for (let number = first; number < first + size && faults.length < MOST_FAULTS; number++) {
        const outcome = await program.do({ seed: `${number}` });
        if ('fault' in outcome) faults.push(await report(number, outcome.fault));
        else played += Number(outcome.done);
      }
      expect(faults).toEqual([]);
      if (alone === undefined) expect(played).toBeGreaterThanOrEqual((size * PLAYED_AT_LEAST) / 100);
    },
  );
});
