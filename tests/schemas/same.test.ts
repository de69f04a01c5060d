import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isSame } from '../../schemas/same';

describe('two values', () => {
  test.prop([fc.jsonValue()])('are the same if one is a copy of the other', (value) => {
    expect(isSame(value, structuredClone(value))).toBe(true);
  });

  test.prop([fc.jsonValue(), fc.jsonValue()])(
    'are the same exactly where JSON is, but for the order of keys',
    (one, other) => {
      const sorted = (value: unknown): unknown =>
        JSON.stringify(value, (_, part: unknown) =>
          typeof part === 'object' && part !== null && !Array.isArray(part)
            ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
            : part,
        );
      expect(isSame(one, other)).toBe(sorted(one) === sorted(other));
    },
  );

  it.each([
    [{}, []],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1], [1, 2]],
    [null, {}],
    [0, '0'],
  ])('are not: %j and %j', (one, other) => {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  });
});
