import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MissionFacts } from '../../../schemas';
import { isMissionFacts } from '../../../schemas/generated/validators';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { missionWith } from '../../helpers/missions';
import { sample } from '../../helpers/samples';
import { missionOn, positionIn } from '../../helpers/table';

const m0 = 'sample-missions/m0.boothill.json';

describe('boothill facts', () => {
  it('answers in JSON as its schema says', async () => {
    const { code, printed, complaints } = await boothill(['facts', m0, '--json', '--survivors', '3']);
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
    const answer = JSON.parse(printed) as MissionFacts;
    isMissionFacts(answer);
    expect(isMissionFacts.errors).toBeNull();
    expect(answer).toMatchObject({ mission: 'm0', survivors: 3 });
  });

  it('is for six if nothing is said', async () => {
    const { printed } = await boothill(['facts', m0, '--json']);
    expect(JSON.parse(printed)).toMatchObject({
      survivors: 6,
      estimate: { minutes: { least: 10, most: 20 } },
    });
  });

  it('says it in tables, in either language', async () => {
    const english = await boothill(['facts', m0]);
    const lines = english.printed.split('\n');
    expect(lines[0]).toBe('Dry run (m0), for 6 survivors.');
    expect(lines[1]).toBe('Starting zones: Street north of the Barber shop, A1.');
    expect(lines).toContainEqual(
      expect.stringMatching(/^What there is to go to +moves +survivors in round +zombies in round +first/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^Exit exit: Street south-east of the Ruined warehouse, B1 +\d+ +\d+ +\d+ +zombies +\d$/,
      ),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^Zombies first: 10 of 16 zones, the worst on top +surv/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^Buildings and balconies +ways in +Corpse Piles/));
    expect(lines).toContain('A rough estimate: 3 to 6 rounds, 10 to 20 minutes.');
    expect(lines).toContain(
      '4 spawn tokens are too few to lose the game by: it takes 7 that are active at once.',
    );
    const french = await boothill(['facts', m0, '--survivors', '1', '--language', 'fr']);
    expect(french.printed).toMatch(/^Galop d’essai \(m0\), pour 1 survivant\.\n/);
    expect(french.printed).toContain('\nEstimation grossière\u00a0: de 4 à 8 rounds, de ');
    expect(`${english.printed}${french.printed}`).not.toMatch(/[{}]|undefined|NaN|cli\.|facts\./);
  });

  it('has a column for each start, and names the action of a mission', async () => {
    const { printed } = await boothill(['facts', 'sample-missions/m7.boothill.json']);
    expect(printed).toMatch(/\nStarting zones: 1 is [^;]+; 2 is [^;]+; 3 is [^;]+\.\n/);
    expect(printed).toMatch(/ moves {2}from 1 {2}from 2 {2}from 3 {2}survivors in round/);
    expect(printed).toMatch(/\nAction Load the Wagon: /);
    expect(printed).toMatch(/\nObjective o1, o2: /);
  });

  it('says how near it begins to being lost by its spawn tokens', async () => {
    const { printed } = await boothill(['facts', 'sample-missions/m10.boothill.json']);
    expect(printed).toContain(
      '\n3 of 9 spawn tokens are active as the game begins; 4 more at the same time lose it. 2 wake together with the next Abomination. 4 Corpse Piles come to light when somebody enters their buildings.\n',
    );
  });

  it('says what a train changes, and what is not there yet', async () => {
    const { printed } = await boothill(['facts', 'sample-missions/m1.boothill.json']);
    expect(printed).toMatch(/\nTrain train: not there yet\n/);
    expect(printed).toContain(
      '\nThe train drives to the east. It is started by: train-comes.\nStep 1, in round 6 or later: it comes in.',
    );
    expect(printed).toMatch(/it moves on\. It takes away, if it is still there: handcar\. Moves by then: /);
  });

  it('says how far it is once a gate is open', async () => {
    const { printed } = await boothill(['facts', 'sample-missions/m6.boothill.json']);
    expect(printed).toMatch(/ out of reach \(\d+\) /);
    expect(printed).toContain('\nIn brackets: once every zone is open that a rule closes for a time.\n');
  });

  it('warns of what is odd, though nobody could play it', async () => {
    const mission = missionOn({
      start: ['a.NW'],
      spawn: 'a.NW',
      tokens: [{ id: 'crate', kind: 'objective', colour: 'red', at: positionIn('b.BAL') }],
      mission: {
        areas: [{ id: 'loft', name: { en: 'Loft' }, zones: ['b.BAL'] }],
        rules: [{ id: 'shut', forbid: { what: 'enter', area: 'loft' } }],
      },
    });
    const { code, printed } = await boothill(['facts', '-'], { input: JSON.stringify(mission) });
    expect(code).toBe(0);
    expect(printed).toContain('\nWarning: Nobody can ever get there: crate.\n');
    expect(printed).toContain('\nWarning: Zombies can be where the survivors start in round 1: the');
    expect(printed).toMatch(/\nObjective crate: Loft +out of reach +never +never +0\n/);
  });

  it('reads standard input', async () => {
    const { code, printed } = await boothill(['facts', '-', '--json'], { input: sample('m0.boothill.json') });
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ mission: 'm0' });
  });
});

describe('boothill facts, where something is wrong', () => {
  it.each<[string, string[], number, string]>([
    ['no mission', [], 2, 'The command needs ‘MISSION’; --help says what that is.'],
    ['no file', ['gone.json'], 1, 'gone.json: There is no such file.'],
    [
      'too many survivors',
      [m0, '--survivors', '7'],
      2,
      'The option ‘--survivors <number>’ does not take ‘7’; it takes: a whole number from 1 to 6.',
    ],
    [
      'nobody',
      [m0, '--survivors', '0'],
      2,
      'The option ‘--survivors <number>’ does not take ‘0’; it takes: a whole number from 1 to 6.',
    ],
    [
      'a language nobody speaks here',
      [m0, '--language', 'de'],
      2,
      'The option ‘--language <code>’ does not take ‘de’; it takes: en, fr.',
    ],
  ])('says so in one sentence: %s', async (_what, args, code, sentence) => {
    expect(await boothill(['facts', ...args])).toEqual({ code, printed: '', complaints: [sentence] });
  });

  it('says what a mission lacks', async () => {
    const path = join(await emptyFolder(), 'odd.json');
    await writeFile(path, JSON.stringify(missionWith({})));
    expect(await boothill(['facts', path])).toEqual({
      code: 1,
      printed: '',
      complaints: [
        `${path}: This mission cannot be played: The mission has no starting zone: nobody knows where the survivors begin.`,
      ],
    });
    const { code, printed } = await boothill(['facts', path, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({ file: path, problems: [{ code: 'no-start-zone' }] });
  });
});
