import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { changedSpan } from '../../../../renderer/panels/file/changed-span';

describe('what changes from one text to another', () => {
  it('is nothing where both are the same', () => {
    expect(changedSpan('{"a": 1}', '{"a": 1}')).toBeUndefined();
  });

  it('is only what is not the same', () => {
    expect(changedSpan('{"x": 10}', '{"x": 250}')).toEqual({ from: 6, to: 7, insert: '25' });
    expect(changedSpan('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' });
    expect(changedSpan('[1, 2]', '[]')).toEqual({ from: 1, to: 5, insert: '' });
  });

  const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\n') });
  test.prop([texts, texts])('leads from the one to the other', (before, after) => {
    const span = changedSpan(before, after) ?? { from: 0, to: 0, insert: '' };
    expect(before.slice(0, span.from) + span.insert + before.slice(span.to)).toBe(after);
  });
});
