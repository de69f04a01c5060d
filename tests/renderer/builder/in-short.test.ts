import { describe, expect, it } from 'vitest';
import { inShort } from '../../../renderer/builder/in-short';

describe('words in short', () => {
  it('are the same where they are short, and otherwise end after a word', () => {
    expect(inShort('Howdy, stranger')).toBe('Howdy, stranger');
    expect(inShort('Howdy, stranger', 12)).toBe('Howdy,…');
    expect(inShort('word '.repeat(4_000))).toMatch(/^(word ){47}word…$/);
  });

  it('are cut within a word only where it is that long, and never within a letter', () => {
    expect(inShort('x'.repeat(20_000))).toBe(`${'x'.repeat(240)}…`);
    expect(inShort(`${'x'.repeat(239)}🤠🤠`)).toBe(`${'x'.repeat(239)}…`);
  });
});
