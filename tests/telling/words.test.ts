import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../telling/systems';
import { tableOfM0 } from '../helpers/telling';

describe('the words of a table', () => {
  const [english, french] = (['en', 'fr'] as const).map((language) => wordsFor(tableOfM0(), language));

  it('name a thing of any sort that its game has', () => {
    expect(english?.name('person', 'meg')).toBe('Meg');
    expect(english?.name('card', 'water')).toBe('Water');
    expect(french?.name('card', 'water')).toBe('Eau');
    expect(french?.name('level', 'red')).toBe('rouge');
  });

  it('leave what nobody knows as it is', () => {
    expect(english?.name('person', 'nobody')).toBe('nobody');
    expect(english?.name('starship', 'a')).toBe('a');
    expect(english?.name('toString', 'a')).toBe('a');
    expect([english?.knows('skill'), english?.knows('starship'), english?.knows('toString')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
