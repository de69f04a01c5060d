import { describe, expect, it } from 'vitest';
import { fragment, wholeFragment } from '../../../renderer/builder/fragments';
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

  it('is all that is another, without what both of them say in between', () => {
    const between = 'a survivor takes a red Objective in the old mine';
    const whole = (other: string) =>
      wholeFragment(`The first time ${between}, all is lost.`, other, undefined);
    expect(whole(`Whenever ${between}, all is lost. This happens only once.`)).toBe(
      'Whenever … This happens only once',
    );
    expect(whole(`Whenever ${between}, all is lost.`)).toBe('Whenever a');
  });

  it('may stand beside a word without end', () => {
    const word = 'w'.repeat(400_000);
    expect(fragment(`A ${word} x now.`, `A ${word} now.`, undefined)).toBe(`${word} now.`);
    expect(fragment(`A ${word} is x now.`, `A ${word} is now.`, undefined)).toBe('is now.');
  });
});
