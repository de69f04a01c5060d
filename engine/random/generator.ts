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
  const [a, b, c, counter] = hashSeed(seed);
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

/** cyrb128 by bryc: 128 bits from a string, so that seeds one letter apart share nothing. */
function hashSeed(seed: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ unit, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ unit, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ unit, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ unit, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1 >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}
