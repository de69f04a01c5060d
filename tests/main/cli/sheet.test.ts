import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { missionWith } from '../../helpers/missions';

let file = '';

async function write(change: Record<string, unknown>): Promise<void> {
  await writeFile(file, JSON.stringify(missionWith(change)));
}

const mission = {
  title: { en: 'Ashes', fr: 'Cendres' },
  goals: [
    {
      id: 'all',
      inOrder: [
        { id: 'crates', reach: { taken: {} } },
        { id: 'out', reach: { left: { by: 'exit' } } },
      ],
    },
  ],
  rules: [
    { id: 'reward', when: { event: 'objective-taken' }, do: [{ effect: 'adrenaline', amount: 5 }] },
    { id: 'hush', text: { en: 'Whisper.', fr: 'Chuchotez.' } },
  ],
};

beforeEach(async () => {
  file = join(await emptyFolder(), 'mission.json');
});

describe('boothill sheet', () => {
  it('prints title, goals and rules as sentences', async () => {
    await write(mission);
    const { code, printed } = await boothill(['sheet', file]);
    expect(code).toBe(0);
    expect(printed.split('\n')).toEqual([
      'Ashes',
      '',
      'Goals',
      '',
      'In this order:',
      '1. Take all Objectives.',
      '2. Leave the board by the exit with all survivors.',
      '',
      'Special rules',
      '',
      '1. Whenever a survivor takes an Objective, the survivor gets 5 adrenaline points.',
      '2. Whisper. (You see to this yourselves.)',
    ]);
  });

  it('prints them in the language it is asked for', async () => {
    await write(mission);
    const { printed } = await boothill(['sheet', file, '--language', 'fr']);
    expect(printed).toContain('1. Prenez tous les pions Objectif.');
    expect(printed).toContain('2. Chuchotez. (À vous d’y veiller.)');
  });

  it('leaves out what there is none of', async () => {
    await write({ rules: mission.rules.slice(1) });
    expect((await boothill(['sheet', file])).printed.split('\n')).toEqual([
      'Small',
      '',
      'Special rules',
      '',
      '1. Whisper. (You see to this yourselves.)',
    ]);
  });

  it('answers in JSON with everything that is known of a sentence', async () => {
    await write(mission);
    const { printed } = await boothill(['sheet', file, '--json']);
    expect(JSON.parse(printed)).toMatchObject({
      title: 'Ashes',
      goals: [{ id: 'all', order: 'in-order', parts: [{ id: 'crates' }, { id: 'out' }] }],
      rules: [
        { id: 'reward', number: 1, own: false },
        { id: 'hush', number: 2, isWordsOnly: true },
      ],
    });
  });

  it('says why a file is no mission', async () => {
    await writeFile(file, '{');
    const { code, complaints } = await boothill(['sheet', file]);
    expect(code).toBe(1);
    expect(complaints.join()).toContain('breaks off');
  });
});

describe('boothill validate', () => {
  it('warns of own words that are in doubt, and says how to confirm them', async () => {
    const words = { text: { en: 'Five points!' }, of: 'older' };
    await write({ rules: [{ ...mission.rules[0], words }] });
    const { code, printed } = await boothill(['validate', file]);
    expect(code).toBe(0);
    expect(printed).toMatch(
      /Warning: The own words of ‘reward’ .* \(\/rules\/0\/words\/of\)\n {2}Read them again\. .*[0-9a-f]{32}/,
    );
  });
});
