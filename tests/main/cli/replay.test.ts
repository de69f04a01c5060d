import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { differenceCodes, refusalCodes } from '../../../engine';
import type { Replay } from '../../../schemas';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { en } from '../../helpers/sentences';

const mission = 'sample-missions/two-tiles.json';
let folder = '';
let file = '';

beforeEach(async () => {
  folder = await emptyFolder();
  file = join(folder, 'game.json');
  await boothill(['play', mission, '--seed', '5', '--record', file]);
});

async function changed(change: (replay: Replay) => Partial<Replay>): Promise<string> {
  const replay = JSON.parse(await readFile(file, 'utf8')) as Replay;
  const other = join(folder, 'other.json');
  await writeFile(other, JSON.stringify({ ...replay, ...change(replay) }));
  return other;
}

describe('boothill replay', () => {
  it('says that the game goes as it was written down', async () => {
    const { code, printed, complaints } = await boothill(['replay', file]);
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
    expect(printed).toMatch(/game\.json: the game goes as it was written down/);
    const answer = JSON.parse((await boothill(['replay', file, '--json'])).printed) as object;
    expect(answer).toMatchObject({ file, same: true, outcome: { reason: expect.any(String) as string } });
  });

  it('tells the story again, as play told it', async () => {
    const told = await boothill(['play', mission, '--seed', '5', '--log', '--view']);
    const again = await boothill(['replay', file, '--log', '--view']);
    const story = told.printed.split('\n').slice(0, -2);
    expect(again.printed.split('\n').slice(0, -1)).toEqual(story);
    const answer = JSON.parse((await boothill(['replay', file, '--log', '--json'])).printed) as object;
    expect(answer).toMatchObject({
      same: true,
      log: expect.any(Array) as string[],
      events: expect.any(Array) as object[],
    });
  });

  it('says that a replay stops before the end of its game', async () => {
    const other = await changed(({ steps }) => ({ steps: steps.slice(0, 3), outcome: undefined as never }));
    const { code, printed } = await boothill(['replay', other]);
    expect(code).toBe(0);
    expect(printed).toContain('it stops before its end. Decisions: 3.');
  });

  it('answers in JSON that there is no replay', async () => {
    await writeFile(file, '{');
    const { code, printed } = await boothill(['replay', file, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({ file, problems: [{ code: 'truncated' }] });
  });

  it('plays it on the mission it is given', async () => {
    expect((await boothill(['replay', file, '--mission', mission])).code).toBe(0);
    const { code, printed } = await boothill([
      'replay',
      file,
      '--mission',
      'sample-missions/m0.boothill.json',
    ]);
    expect(code).toBe(1);
    expect(printed).toBe(`${file}: The mission ‘m0’ is not the one that was played, or has changed since.`);
  });

  it.each<[string, (replay: Replay) => Partial<Replay>, string]>([
    [
      'other luck',
      ({ steps }) => ({ steps: steps.map((step) => (step.random ? { ...step, random: ['dice 7'] } : step)) }),
      ' instead of dice (7).',
    ],
    [
      'other shuffling',
      () => ({ opening: [] }),
      'Before the first decision, luck brings cards shuffled (equipment) instead of nothing.',
    ],
    [
      'a deed that is not possible',
      ({ steps }) => ({ steps: [{ action: { do: 'end-turn' } }, ...steps] }),
      'Decision 1 is not possible: ‘end-turn’ cannot be done like that now; what is to be decided is ',
    ],
    [
      'a deed nobody knows',
      ({ steps }) => ({ steps: [{ action: { do: 'fly' } }, ...steps] }),
      'Decision 1 is not possible: There is no action ‘fly’.',
    ],
    [
      'somebody nobody knows',
      ({ options }) => ({ options: { ...options, survivors: ['hal'] } }),
      'The game does not even begin: There is no survivor ‘hal’.',
    ],
    [
      'another end',
      () => ({ outcome: { won: true, reason: 'goals-reached', round: 99 } }),
      'instead of ‘won in round 99, because all goals are reached’.',
    ],
    [
      'other cards',
      () => ({ contentVersion: '0'.repeat(32) }),
      'It was played with other cards or tiles than this Boothill has.',
    ],
  ])('names where the game goes another way: %s', async (_what, change, sentence) => {
    const other = await changed(change);
    const { code, printed, complaints } = await boothill(['replay', other]);
    expect({ code, complaints }).toEqual({ code: 1, complaints: [] });
    expect(printed).toContain(sentence);
    expect(printed).not.toMatch(/[{}]|undefined/);
  });

  it('has a sentence for every way in which it can', () => {
    const keys = [
      ...differenceCodes.map((code) => `replay.${code}`),
      ...refusalCodes.map((code) => `refusal.${code}`),
    ];
    expect(keys.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });

  it('speaks French too', async () => {
    const other = await changed(() => ({ contentVersion: '0'.repeat(32) }));
    const { printed } = await boothill(['replay', other], { locale: 'fr' });
    expect(printed).toContain('Elle a été jouée avec d’autres cartes');
  });
});

describe('boothill replay with what is no replay', () => {
  it('says so in one sentence', async () => {
    expect(await boothill(['replay', mission])).toEqual({
      code: 1,
      printed: '',
      complaints: [
        `${mission}: This is of the kind boothill/mission; what is wanted here is boothill/replay. (/format)`,
      ],
    });
    const other = await changed(() => ({ steps: 'all' as unknown as Replay['steps'] }));
    expect(await boothill(['replay', other])).toMatchObject({
      code: 1,
      printed: '',
      complaints: [expect.stringContaining('(/steps)')],
    });
  });
});
