import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Generator, nextBelow, nextFraction, nextUint32, seedGenerator } from '../../../engine';

function draw(count: number, generator: Generator): number[] {
  return Array.from({ length: count }, () => nextUint32(generator));
}

describe('a seeded generator', () => {
  it('gives the sfc32 sequence for a known state', () => {
    const generator = { a: 1, b: 2, c: 3, counter: 4 };
    expect(draw(5, generator)).toEqual([7, 34, 56623200, 188882296, 3431242869]);
  });

  it('gives for ever what it gave for a seed', () => {
    expect(draw(4, seedGenerator('boot hill'))).toEqual([4273406597, 737209829, 1950119869, 2561988073]);
    expect(draw(4, seedGenerator(''))).toEqual([3315390910, 31621017, 4095259433, 4180064351]);
  });

  it('gives unrelated numbers for seeds one letter apart', () => {
    const first = draw(64, seedGenerator('seed 1'));
    const second = draw(64, seedGenerator('seed 2'));
    const equalBits = first.map((value, index) => 32 - bitsSet(value ^ (second[index] ?? 0)));
    const share = equalBits.reduce((sum, bits) => sum + bits, 0) / (64 * 32);
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
  });

  it('goes on from a saved state as if nothing had happened', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, played) => {
        const generator = seedGenerator(seed);
        draw(played, generator);
        const restored = JSON.parse(JSON.stringify(generator)) as Generator;
        expect(restored).toEqual(generator);
        expect(draw(20, restored)).toEqual(draw(20, generator));
      }),
    );
  });

  it('keeps its state in unsigned 32-bit numbers', () => {
    const generator = { a: 0xffffffff, b: 0xffffffff, c: 0xffffffff, counter: 0xffffffff };
    for (let round = 0; round < 100; round++) {
      nextUint32(generator);
      for (const word of Object.values(generator)) expect(word).toBe(word >>> 0);
    }
  });
});

describe('nextFraction', () => {
  it('stays within 0 and 1, and reaches both ends', () => {
    const generator = seedGenerator('fractions');
    const drawn = Array.from({ length: 20_000 }, () => nextFraction(generator));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...drawn)).toBeLessThan(0.001);
    expect(Math.max(...drawn)).toBeGreaterThan(0.999);
    expect(Math.max(...drawn)).toBeLessThan(1);
  });
});

describe('nextBelow', () => {
  it('rolls every face of a die as often', () => {
    const generator = seedGenerator('dice');
    const rolls = 60_000;
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < rolls; roll++) {
      const face = nextBelow(generator, 6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - rolls / 6) ** 2 / (rolls / 6), 0);
    expect(counts).toHaveLength(6);
    expect(chiSquare).toBeLessThan(20.5); // 99.9 % of fair dice, five degrees of freedom
  });

  it('does not favour low numbers where 2^32 is no multiple of the limit', () => {
    // A bare remainder would give two thirds of all draws to the lower half of this limit.
    const limit = 3 * 2 ** 30;
    const generator = seedGenerator('no modulo bias');
    let low = 0;
    for (let count = 0; count < 10_000; count++) if (nextBelow(generator, limit) < limit / 2) low++;
    expect(low / 10_000).toBeGreaterThan(0.48);
    expect(low / 10_000).toBeLessThan(0.52);
  });

  it('draws again what lies beyond the last full round', () => {
    const next = { a: 0xffffffff, b: 0, c: 0, counter: 0 };
    const skipped = { ...next };
    expect(nextUint32(skipped)).toBe(0xffffffff);
    expect(nextBelow(next, 6)).toBe(nextUint32(skipped) % 6);
    expect(next).toEqual(skipped);
  });

  it('stays below any limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
        const drawn = nextBelow(seedGenerator(seed), limit);
        expect(Number.isInteger(drawn)).toBe(true);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(limit);
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses %s as a limit', (limit) => {
    expect(() => nextBelow(seedGenerator('x'), limit)).toThrow(RangeError);
  });
});

function bitsSet(value: number): number {
  let count = 0;
  for (let rest = value >>> 0; rest; rest >>>= 1) count += rest & 1;
  return count;
}
