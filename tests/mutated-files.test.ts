import { describe, expect, it } from 'vitest';
import { times } from './helpers/long';
import { travel } from './helpers/mutants/journey';
import { type Mutant, mutant, smallest } from './helpers/mutants/mutant';

// Files that chance has written: whatever is in one, it is loaded, checked, told, drawn, set up and played, or refused
// with a reason. BOOTHILL_MUTANT=17 travels with number 17 alone.

const MUTANTS = times(2000, 100_000);
const PORTIONS = times(40, 2000);
/** Of the processor, which others may be busy with as well; most take less than a fiftieth of it. */
const MOST_SECONDS = 10;
const MOST_MEGABYTES = 700;

/** What went wrong with it, if anything. */
function faultOf({ text }: Mutant): string | undefined {
  const before = process.cpuUsage();
  const memory = process.memoryUsage().heapUsed;
  try {
    travel(text);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  const megabytes = (process.memoryUsage().heapUsed - memory) / 1_000_000;
  if (seconds > MOST_SECONDS) return `took ${seconds} s`;
  return megabytes > MOST_MEGABYTES ? `took ${megabytes} MB` : undefined;
}

function report(number: number): string {
  const { original, changes } = smallest(`${number}`, (each) => faultOf(each) !== undefined);
  return `BOOTHILL_MUTANT=${number}: ${original}, ${changes.join(', ')}\n${faultOf(mutant(`${number}`))}`;
}

const alone = process.env.BOOTHILL_MUTANT;
const size = MUTANTS / PORTIONS;
const portions =
  alone === undefined ? Array.from({ length: PORTIONS }, (_, portion) => portion * size) : [Number(alone)];

describe('files that chance has written', () => {
  it.each(portions)('are loaded, checked, told, drawn and played from number %i on', (first) => {
    const numbers = Array.from({ length: alone === undefined ? size : 1 }, (_, index) => first + index);
    const faulty = numbers.filter((number) => faultOf(mutant(`${number}`)) !== undefined);
    expect(faulty.map(report)).toEqual([]);
  });
});
