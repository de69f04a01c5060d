import { describe, expect, it } from 'vitest';
import { canBe, type GameOption, settled, startFromFile, startInFile } from '../../../engine';

const doors: GameOption = { id: 'doors', sort: 'switch', usual: true };
const waves: GameOption = { id: 'waves', sort: 'number', usual: 3, least: 1, most: 5 };
const night: GameOption = { id: 'night', sort: 'choice', usual: 'dark', choices: ['dark', 'moonlit'] };
const declared = [doors, waves, night];

describe('an option', () => {
  it.each([
    [doors, [true, false], ['on', 1, undefined]],
    [waves, [1, 5], [0, 6, 2.5, '3', true, Number.NaN]],
    [night, ['dark', 'moonlit'], ['bright', 1, undefined]],
  ] as const)('can be what it says: %j', (option, can, cannot) => {
    expect(can.filter((value) => !canBe(option, value))).toEqual([]);
    expect(cannot.filter((value) => canBe(option, value))).toEqual([]);
  });

  it('is as usual where nobody says what it can be', () => {
    const said: Readonly<Record<string, unknown>> = { waves: 9, night: 'moonlit' };
    expect(settled(declared, (option) => said[option])).toEqual({ doors: true, waves: 3, night: 'moonlit' });
  });

  it('stands in a file only where it is not as usual, and comes out of it the same', () => {
    const begun = {
      people: ['ann'],
      players: 1,
      playerOf: [0],
      options: { doors: false, waves: 3, night: 'moonlit' },
    };
    const written = startInFile(declared, begun);
    expect(written).toEqual({
      survivors: ['ann'],
      players: 1,
      playerOf: [0],
      doors: false,
      night: 'moonlit',
    });
    expect(startFromFile(declared, '7', written)).toEqual({ seed: '7', ...begun });
  });
});
