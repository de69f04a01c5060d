import { describe, expect, it } from 'vitest';
import { fragment } from '../../../renderer/builder/fragments';
import { difference } from '../../../renderer/builder/probing';

describe('what an offer shows of a sentence', () => {
  const shown = (text: string, other: string) => fragment(text, other, difference(text, other));

  it('is what stands there in the other one', () => {
    expect(shown('Take the red token.', 'Take the blue token.')).toBe('blue');
  });

  it('ends before the sign that both go on with', () => {
    const text = 'If it is in ‘The mine’: the noise goes there.';
    const other = 'If it is off the board: the noise goes there.';
    expect(shown(text, other)).toBe('off the board');
  });

  it('is what stands beside it where words only fall away', () => {
    expect(shown('Take the red token now.', 'Take the red token.')).toBe('token.');
    expect(fragment('Take the red token.', 'Take the token.', undefined)).toBe('the token.');
  });

  it('may stand beside a word without end', () => {
    const word = 'w'.repeat(400_000);
    expect(fragment(`A ${word} x now.`, `A ${word} now.`, undefined)).toBe(`${word} now.`);
    expect(fragment(`A ${word} is x now.`, `A ${word} is now.`, undefined)).toBe('is now.');
  });
});
