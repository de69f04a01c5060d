import { describe, expect, it } from 'vitest';
import { type GameOption, systemOf } from '../../../engine';
import { settledAsFlags, settledBy } from '../../../main/cli/options-of-games';

const { options } = systemOf('undead-or-alive').start;
const declared: readonly GameOption[] = [
  { id: 'openDoors', sort: 'switch', usual: false },
  { id: 'waves', sort: 'number', usual: 3, least: 1, most: 5 },
  { id: 'night', sort: 'choice', usual: 'dark', choices: ['dark', 'moonlit'] },
];

describe('the options of games on a command line', () => {
  it('are what a word says, else what a flag says', () => {
    const wishes = { ultrared: true, slipperyStops: true, option: { ultrared: false } };
    expect(settledBy(options, wishes)).toEqual({ ultrared: false, slipperyStops: true });
    expect(settledBy(options, { seed: 7 })).toEqual({});
  });

  it('are refused where the game of a mission has them not', () => {
    expect(() => settledBy(declared, { ultrared: true })).toThrow('cli.play.option.other-game');
  });

  it('are told as somebody would write them', () => {
    const played = { openDoors: true, waves: 5, night: 'moonlit' };
    expect(settledAsFlags(declared, played)).toEqual(['--open-doors', '--waves 5', '--night moonlit']);
    expect(settledAsFlags(declared, {}, { openDoors: true })).toEqual(['--option open-doors=off']);
    expect(settledAsFlags(declared, {})).toEqual([]);
  });
});
