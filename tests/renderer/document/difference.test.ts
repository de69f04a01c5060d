import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { applied, differenceOf } from '../../../renderer/document/difference';
import { times } from '../../helpers/long';

const json = () =>
  fc
    .jsonValue({ maxDepth: 3 })
    .filter((value) => JSON.stringify(value) === JSON.stringify(JSON.parse(JSON.stringify(value))));

describe('a difference', () => {
  test.prop([json(), json()], { numRuns: times(200, 5000) })(
    'of any two values leads from one to the other',
    (from, to) => {
      const difference = differenceOf(from, to);
      const there = difference === undefined ? from : applied(JSON.parse(JSON.stringify(difference)), from);
      expect(JSON.stringify(there)).toBe(JSON.stringify(to));
    },
  );

  it('is none where both say the same', () => {
    expect(differenceOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
  });

  it('says no more than what is different', () => {
    const tokens = Array.from({ length: 2000 }, (_, place) => ({ id: `o${place}`, at: [place, 0] }));
    const moved = tokens.map((token, place) => (place === 7 ? { ...token, at: [7, 1] } : token));
    expect(differenceOf({ tokens }, { tokens: moved })).toEqual({
      parts: { tokens: { items: [[7, { parts: { at: { items: [[1, { to: 1 }]] } } }]] } },
    });
    expect(differenceOf(tokens, tokens.slice(1))).toEqual({ at: 0, out: 1, in: [] });
  });

  it('leaves what is the same the very same object', () => {
    const from = { tokens: [{ id: 'a' }, { id: 'b' }], title: { en: 'Old' } };
    const to = applied(differenceOf(from, { ...from, title: { en: 'New' } }), from) as typeof from;
    expect(to.title).toEqual({ en: 'New' });
    expect(to.tokens).toBe(from.tokens);
  });

  it('keeps keys in their order', () => {
    const difference = differenceOf({ b: 1, c: 2 }, { c: 2, a: 0, b: 1 });
    expect(Object.keys(applied(difference, { b: 1, c: 2 }) as object)).toEqual(['c', 'a', 'b']);
  });

  it.each([
    ['no difference', 'words'],
    ['nothing', null],
    ['a part that is not there', { parts: { a: { parts: {} } }, order: ['a', 'z'] }],
    ['an item behind the end', { parts: { list: { items: [[3, { to: 1 }]] } } }],
    ['no list of items', { parts: { list: { items: 7 } } }],
    ['no item', { parts: { list: { items: [null] } } }],
    ['more out than there is', { parts: { list: { at: 2, out: 2, in: [] } } }],
    ['a place before the beginning', { parts: { list: { at: -1, out: 1, in: [] } } }],
    ['a place between two', { parts: { list: { at: 0.5, out: 1, in: [] } } }],
    ['a list for an object', { items: [] }],
    ['an object for a list', { parts: { list: { parts: {} } } }],
    ['no order', { parts: {}, order: 'list' }],
  ])('with %s in it is of something else', (_what, difference) => {
    expect(applied(difference, { a: { b: 1 }, list: [1, 2, 3] })).toBeUndefined();
  });

  it('of a hostile name is a key like any other', () => {
    const hostile: unknown = JSON.parse('{"parts":{"__proto__":{"to":{"x":1}}},"order":["__proto__"]}');
    const value = applied(hostile, {}) as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value)).toEqual(['__proto__']);
  });
});
