import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { REASONS } from '../../../engine/systems/undead-or-alive/course/outcome';
import { SET_UP_PROBLEMS } from '../../../engine/systems/undead-or-alive/set-up/problems';
import en from '../../../languages/en.json';
import { startWords } from '../../../telling/reasons';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { missionWith } from '../../helpers/missions';

const mission = 'sample-missions/two-tiles.json';
let folder = '';

beforeEach(async () => {
  folder = await emptyFolder();
});

async function report(...options: string[]): Promise<Record<string, unknown>> {
  const { code, printed, complaints } = await boothill(['play', mission, '--json', ...options]);
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  return JSON.parse(printed) as Record<string, unknown>;
}

describe('boothill play', () => {
  it('plays a game to its end and says how it went', async () => {
    expect(await report('--seed', '5')).toEqual({
      result: expect.stringMatching(/^(win|loss)$/) as string,
      rounds: expect.any(Number) as number,
      reason: expect.stringMatching(/^[a-z-]+$/) as string,
      mission: 'two-tiles',
      seed: 5,
      bot: expect.any(String) as string,
      survivors: expect.any(Array) as string[],
      decisions: expect.any(Number) as number,
    });
  });

  it('plays the same game for the same seed, and another for another', async () => {
    const games = await Promise.all(['5', '5', '6'].map((seed) => report('--seed', seed)));
    expect(games[0]).toEqual(games[1]);
    expect(games[0]).not.toEqual(games[2]);
  });

  it('draws a seed, and names it', async () => {
    const { seed } = await report();
    expect(await report('--seed', String(seed))).toMatchObject({ seed });
  });

  it('plays one game of a lab', async () => {
    expect(await report('--seed', '5/17')).toMatchObject({ seed: '5/17' });
    expect(await report('--seed', '5/17')).toEqual(await report('--seed', '5/17'));
  });

  it('plays with whom it is told, or with as many, or with six', async () => {
    expect(await report('--survivors', 'henry, may')).toMatchObject({ survivors: ['henry', 'may'] });
    expect(((await report('--survivors', '3')).survivors as string[]).length).toBe(3);
    expect(((await report()).survivors as string[]).length).toBe(6);
  });

  it('says it in words, in either language', async () => {
    const english = await boothill(['play', mission, '--seed', '5', '--survivors', 'henry']);
    expect(english.printed).toMatch(/^(Won|Lost) in round \d+: .+\.\nDraw no\. 5; survivors: henry; /);
    const french = await boothill([
      'play',
      mission,
      '--seed',
      '5',
      '--survivors',
      'henry',
      '--language',
      'fr',
    ]);
    expect(french.printed).toMatch(
      /^(Gagné|Perdu) au round \d+\u00a0: .+\.\nTirage n°\u00a05\u202f; survivants\u00a0: henry\u202f; /,
    );
  });

  it('tells everything that happens, if it is asked', async () => {
    const { log } = (await report('--seed', '5', '--log')) as { log: string[] };
    const { printed } = await boothill(['play', mission, '--seed', '5', '--log']);
    expect(printed.split('\n').slice(0, log.length)).toEqual(log);
    expect(log.length).toBeGreaterThan(100);
  });

  it('shows how everything stands at the end, if it is asked', async () => {
    const { view } = (await report('--seed', '5', '--view')) as { view: string[] };
    expect(view[0]).toMatch(/^Round \d+; danger level: /);
    expect(view.at(-1)).toMatch(/^The game is (won|lost): /);
    const { printed } = await boothill(['play', mission, '--seed', '5', '--view', '--language', 'fr']);
    expect(printed).toContain('\nSurvivants\n');
  });

  it('writes the game down', async () => {
    const file = join(folder, 'game.json');
    const { code, printed } = await boothill(['play', mission, '--seed', '5', '--replay', file]);
    expect(code).toBe(0);
    expect(printed).toContain(`Written down: ${file}`);
    expect(await readFile(file, 'utf8')).toContain('"format": "boothill/replay@1"');
  });
});

describe('boothill play with what cannot be played', () => {
  it.each<[string, string[], number, string]>([
    ['no mission', [], 2, 'The command needs ‘MISSION’; --help says what that is.'],
    ['no file', ['gone.json'], 1, 'gone.json: There is no such file.'],
    [
      'a seed that is no number',
      [mission, '--seed', 'x'],
      2,
      'The option ‘--seed <number>’ does not take ‘x’; it takes: a whole number from 0 on, or a game of a lab such as 5/17.',
    ],
    [
      'a seed below zero',
      [mission, '--seed', '-1'],
      2,
      'The option ‘--seed <number>’ does not take ‘-1’; it takes: a whole number from 0 on, or a game of a lab such as 5/17.',
    ],
    [
      'an autopilot nobody knows',
      [mission, '--bot', 'hal'],
      2,
      'The option ‘--bot <name>’ does not take ‘hal’; it takes: random, greedy.',
    ],
    [
      'a survivor nobody knows',
      [mission, '--survivors', 'henry,hal'],
      1,
      `${mission}: This mission cannot be played: There is no survivor ‘hal’.`,
    ],
    [
      'a survivor twice',
      [mission, '--survivors', 'henry,henry'],
      1,
      `${mission}: This mission cannot be played: The survivor ‘henry’ is in it twice.`,
    ],
    [
      'nobody',
      [mission, '--survivors', ''],
      1,
      `${mission}: This mission cannot be played: There is no survivor ‘’.`,
    ],
  ])('says so in one sentence: %s', async (_what, args, code, sentence) => {
    expect(await boothill(['play', ...args])).toEqual({ code, printed: '', complaints: [sentence] });
  });

  it.each<[string, object, string]>([
    ['no start', {}, 'Nothing says where the survivors start.'],
    ['no tiles', { placements: [] }, 'There is no tile to play on.'],
    [
      'tiles on each other',
      { placements: ['a', 'b'].map((id) => ({ id, face: '2R', x: 0, y: 0, rotation: 0 })) },
      'The tiles ‘a’ and ‘b’ lie on each other.',
    ],
  ])('says what a mission lacks: %s', async (_what, change, sentence) => {
    const path = join(folder, 'odd.json');
    await writeFile(path, JSON.stringify(missionWith({ ...change })));
    expect(await boothill(['play', path])).toEqual({
      code: 1,
      printed: '',
      complaints: [`${path}: This mission cannot be played: ${sentence}`],
    });
  });

  it('has a sentence for every reason', () => {
    const said: string[] = REASONS.map((reason) => `outcome.${reason}`);
    for (const code of SET_UP_PROBLEMS) {
      startWords({ code, parameters: {} }, (key) => {
        said.push(key);
        return '';
      });
    }
    expect(said.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });

  it('says that the game cannot be written down there', async () => {
    const nowhere = join(folder, 'gone', 'game.json');
    const taken = join(folder, 'taken');
    await mkdir(taken);
    for (const [file, sentence] of [
      [nowhere, `The folder of ${nowhere} does not exist.`],
      [taken, `${taken} is a folder, so nothing can be written there.`],
    ] as const) {
      expect(await boothill(['play', mission, '--seed', '5', '--replay', file])).toEqual({
        code: 1,
        printed: '',
        complaints: [sentence],
      });
    }
  });
});
