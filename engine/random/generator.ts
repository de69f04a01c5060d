import { hash128 } from './hash';

/** State of an sfc32 generator: four unsigned 32-bit numbers, so that a saved game carries its luck along. */
export interface Generator {
  a: number;
  b: number;
  c: number;
  counter: number;
}

const TWO_TO_32 = 2 ** 32;
const WARM_UP_ROUNDS = 16;

export function seedGenerator(seed: string): Generator {
  const [a, b, c, counter] = hash128(seed);
  const generator = { a, b, c, counter };
  for (let round = 0; round < WARM_UP_ROUNDS; round++) nextUint32(generator);
  return generator;
}

/** sfc32 by Chris Doty-Humphrey: passes PractRand, and its counter rules out cycles shorter than 2^32. */
export function nextUint32(generator: Generator): number {
  const { a, b, c, counter } = generator;
  const result = (a + b + counter) >>> 0;
  generator.a = (b ^ (b >>> 9)) >>> 0;
  generator.b = (c + (c << 3)) >>> 0;
  generator.c = (((c << 21) | (c >>> 11)) + result) >>> 0;
  generator.counter = (counter + 1) >>> 0;
  return result;
}

/** A number in [0, 1). */
export function nextFraction(generator: Generator): number {
  return nextUint32(generator) / TWO_TO_32;
}

/** A whole number in [0, limit), every one as likely: what would favour the low ones is drawn again. */
export function nextBelow(generator: Generator, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > TWO_TO_32) {
    throw new RangeError(`nextBelow needs a whole number from 1 to 2^32, not ${limit}`);
  }
  const fairEnd = TWO_TO_32 - (TWO_TO_32 % limit);
  let drawn = nextUint32(generator);
  while (drawn >= fairEnd) drawn = nextUint32(generator);
  return drawn % limit;
}
