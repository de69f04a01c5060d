import { describe, expect, it } from 'vitest';
import { sentence } from '../../../../languages';
import type { Moment } from '../../../../renderer/game/moment';
import { taleText } from '../../../../renderer/play/end/tale-text';

describe('the tale as a text', () => {
  it('has its title, how it came out, its lines, and what has become of everything', () => {
    const moment = {} as Moment;
    const text = taleText(
      {
        title: 'Dry run',
        outcome: 'Lost',
        why: 'In round 3: Meg was eliminated.',
        lines: [
          { moment, place: 0, round: 1, sentence: 'Meg takes 1 wound.' },
          { moment, place: 2, round: 3, sentence: 'Meg is eliminated.' },
        ],
        summary: [
          {
            title: 'Goals',
            lines: [
              { words: 'Not reached: all', depth: 0 },
              { words: 'Reached: one', depth: 1 },
            ],
          },
          { title: 'Objectives', lines: [] },
        ],
      },
      (key, parameters) => sentence('en', key, parameters),
    );
    expect(text.split('\n')).toEqual([
      'Dry run',
      '',
      'Lost',
      'In round 3: Meg was eliminated.',
      '',
      '1. Round 1 Meg takes 1 wound.',
      '2. Round 3 Meg is eliminated.',
      '',
      'Goals',
      '- Not reached: all',
      '  - Reached: one',
      '',
    ]);
  });
});
