import { describe, expect, it } from 'vitest';
import { spanAt, spanOf } from '../../../../renderer/panels/file/span-of';
import { treeOf } from '../../../../renderer/panels/file/tree';

const text = `{
  "title": { "en": "Dawn" },
  "rules": [
    { "id": "a", "do": [{ "effect": "win" }] },
    { "id": "b", "a/b": 3, "~": null }
  ]
}`;

/** The piece of the text that a pointer leads to. */
function marked(pointer: string, within = text): string {
  const { from, to } = spanOf(treeOf(within), within, pointer);
  return within.slice(from, to);
}

describe('a JSON pointer', () => {
  it('leads to a word or a number', () => {
    expect(marked('/title/en')).toBe('"Dawn"');
    expect(marked('/rules/0/do/0/effect')).toBe('"win"');
    expect(marked('/rules/1/a~1b')).toBe('3');
    expect(marked('/rules/1/~0')).toBe('null');
  });

  it('leads to the name of what is long, or to where it begins', () => {
    expect(marked('/rules')).toBe('"rules"');
    expect(marked('/rules/1')).toBe('{');
    expect(spanOf(treeOf(text), text, '/rules/1').from).toBe(text.indexOf('{ "id": "b"'));
    expect(marked('')).toBe('{');
  });

  it('that leads nowhere stops at the last that is there', () => {
    expect(marked('/rules/0/when/event')).toBe('{');
    expect(marked('/rules/7/id')).toBe('"rules"');
    expect(marked('/title/en/more')).toBe('"Dawn"');
    expect(marked('/tokens', '')).toBe('');
  });

  it('leads to the last of two keys of one name, which is the one that counts', () => {
    const twice = '{ "a": 1, "a": 2 }';
    expect(marked('/a', twice)).toBe('2');
  });

  it('finds its way where the text is broken elsewhere', () => {
    expect(marked('/id', '{ "title": , "id": "x" }')).toBe('"x"');
  });
});

describe('a line and a column', () => {
  it('are one sign of the text', () => {
    expect(spanAt('{\n  "a" 1\n}', 2, 7)).toEqual({ from: 8, to: 9 });
  });

  it('past its end are its end', () => {
    expect(spanAt('{', 1, 2)).toEqual({ from: 1, to: 1 });
    expect(spanAt('{\n', 9, 9)).toEqual({ from: 2, to: 2 });
  });
});
