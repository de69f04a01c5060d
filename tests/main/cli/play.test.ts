import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../engine';
import { survivors } from '../../../engine/systems/undead-or-alive';
import { OPTIONAL_RULES } from '../../../engine/systems/undead-or-alive/options';
import { REASONS } from '../../../engine/systems/undead-or-alive/outcome';
import { SET_UP_PROBLEMS } from '../../../engine/systems/undead-or-alive/problems';
import type { Say } from '../../../languages';
import { startWords } from '../../../telling/reasons';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { missionWith } from '../../helpers/missions';
import { en } from '../../helpers/sentences';

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
    expect(await report('--survivors', 'Henry, MAY')).toMatchObject({ survivors: ['henry', 'may'] });
    expect(((await report('--survivors', '3')).survivors as string[]).length).toBe(3);
    expect(((await report()).survivors as string[]).length).toBe(6);
  });

  it('draws as many survivors as it is told, and shares them out among players', async () => {
    const { printed } = await boothill([
      'play',
      mission,
      '--json',
      '--log',
      '--survivors',
      '2',
      '--players',
      '2',
    ]);
    const { survivors: drawn, log } = JSON.parse(printed) as { survivors: string[]; log: string[] };
    expect(drawn).toHaveLength(2);
    expect(log.some((line) => /Player [12] is first player now/.test(line))).toBe(true);
  });

  it('says it in words, in either language', async () => {
    const english = await boothill(['play', mission, '--seed', '5', '--survivors', 'henry']);
    expect(english.printed).toMatch(/^(Won|Lost) in round \d+: .+\.\nSeed 5; survivors: Henry; /);
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
      /^(Gagné|Perdu) au round \d+\u00a0: .+\.\nTirage 5\u202f; survivants\u00a0: Henry\u202f; /,
    );
  });

  it('tells everything that happens, if it is asked', async () => {
    const { log, events } = (await report('--seed', '5', '--log')) as { log: string[]; events: GameEvent[] };
    expect(events.every(({ type, rules }) => typeof type === 'string' && Array.isArray(rules))).toBe(true);
    const { printed } = await boothill(['play', mission, '--seed', '5', '--log']);
    expect(printed.split('\n').slice(0, log.length)).toEqual(log);
    expect(log.length).toBeGreaterThan(100);
  });

  it('shows how everything stands at the end, if it is asked', async () => {
    const { view } = (await report('--seed', '5', '--view')) as { view: string[] };
    expect(view[0]).toMatch(/^Round \d+; danger level: /);
    expect(view.filter((line) => /The game is|’s turn,/.test(line))).toEqual([]);
    const { printed } = await boothill(['play', mission, '--seed', '5', '--view', '--language', 'fr']);
    expect(printed).toContain('\nSurvivants\n');
  });

  it('writes the game down', async () => {
    const file = join(folder, 'game.json');
    const { code, printed } = await boothill(['play', mission, '--seed', '5', '--record', file]);
    expect(code).toBe(0);
    expect(printed).toContain(`Written down: ${file}`);
    expect(await readFile(file, 'utf8')).toContain('"format": "boothill/replay@1"');
  });

  it('calls a game of a lab as the lab does, however it is written', async () => {
    const { printed } = await boothill(['play', mission, '--survivors', '1', '--seed', '05/017', '--json']);
    expect(JSON.parse(printed)).toMatchObject({ seed: '5/17' });
  });

  it('reads a mission from standard input', async () => {
    const args = ['--survivors', '1', '--seed', '7'];
    const input = await readFile(mission);
    expect(await boothill(['play', '-', ...args], { input })).toEqual(
      await boothill(['play', mission, ...args]),
    );
  });
});

/** By which optional rules a game was played, as it is written down. */
async function rulesOf(path: string, ...options: string[]): Promise<string[]> {
  const file = join(folder, 'game.json');
  const { complaints } = await boothill(['play', path, '--seed', '5', '--record', file, ...options]);
  expect(complaints).toEqual([]);
  const { options: written } = JSON.parse(await readFile(file, 'utf8')) as { options: object };
  return OPTIONAL_RULES.filter((rule) => Object.hasOwn(written, rule));
}

describe('the optional rules of boothill play', () => {
  it.each(OPTIONAL_RULES)('%s is switched on by its name in files, too', async (rule) => {
    expect(await rulesOf(mission)).toEqual([]);
    expect(await rulesOf(mission, '--option', `${rule}=on`)).toEqual([rule]);
    expect(await rulesOf(mission, '--option', rule)).toEqual([rule]);
  });

  it('are settled one by one, also against what the mission suggests, and what is not said is as it suggests', async () => {
    const suggesting = join(folder, 'mission.json');
    const suggested = { ultrared: true, slipperyStops: true };
    const { options: _, ...rest } = JSON.parse(await readFile(mission, 'utf8')) as { options?: object };
    await writeFile(suggesting, JSON.stringify({ ...rest, options: suggested }));
    expect(await rulesOf(suggesting)).toEqual(['ultrared', 'slipperyStops']);
    expect(await rulesOf(suggesting, '--option', 'ultrared=off')).toEqual(['slipperyStops']);
    const both = ['--option', 'ultrared=off', '--option', 'slippery-stops=off'];
    expect(await rulesOf(suggesting, ...both, '--free-actions-to-spare')).toEqual(['freeActionsToSpare']);
  });
});

/** Whom one can choose. */
const people = `a number up to 6, or names with commas between them, out of ${survivors.map(({ id }) => id).join(', ')}`;

describe('boothill play with what cannot be played', () => {
  it.each<[string, string[], number, string]>([
    ['no mission', [], 2, 'The command needs ‘MISSION’; --help says what that is.'],
    ['no file', ['gone.json'], 1, 'gone.json: There is no such file.'],
    [
      'a seed that is no number',
      [mission, '--seed', 'x'],
      2,
      'The option ‘--seed <number>’ does not take ‘x’; it takes: a whole number of up to 15 digits, or a game of a lab from 5/1 to 5/100000.',
    ],
    [
      'a seed below zero',
      [mission, '--seed', '-1'],
      2,
      'The option ‘--seed <number>’ does not take ‘-1’; it takes: a whole number of up to 15 digits, or a game of a lab from 5/1 to 5/100000.',
    ],
    [
      'a game that no lab begins with',
      [mission, '--seed', '5/0'],
      2,
      'The option ‘--seed <number>’ does not take ‘5/0’; it takes: a whole number of up to 15 digits, or a game of a lab from 5/1 to 5/100000.',
    ],
    [
      'a game that no lab comes to',
      [mission, '--seed', '5/100001'],
      2,
      'The option ‘--seed <number>’ does not take ‘5/100001’; it takes: a whole number of up to 15 digits, or a game of a lab from 5/1 to 5/100000.',
    ],
    [
      'an autopilot nobody knows',
      [mission, '--bot', 'hal'],
      2,
      'The option ‘--bot <name>’ does not take ‘hal’; it takes: random, greedy.',
    ],
    [
      'a seed of more digits than a number holds',
      [mission, '--seed', '9999999999999999'],
      2,
      'The option ‘--seed <number>’ does not take ‘9999999999999999’; it takes: a whole number of up to 15 digits, or a game of a lab from 5/1 to 5/100000.',
    ],
    ...['overtime', 'ultrared=maybe', 'ultrared=on=off', '=on', ''].map(
      (word): [string, string[], number, string] => [
        `an optional rule ‘${word}’`,
        [mission, '--option', word],
        2,
        `The option ‘--option <rule=on/off>’ does not take ‘${word}’; it takes: one of these with =on or =off: ultrared, slippery-stops, free-actions-to-spare.`,
      ],
    ),
    [
      'a survivor nobody knows',
      [mission, '--survivors', 'henry,hal'],
      2,
      `The option ‘--survivors <names>’ does not take ‘hal’; it takes: ${people}.`,
    ],
    [
      'a comma too many',
      [mission, '--survivors', 'henry,,meg'],
      2,
      `The option ‘--survivors <names>’ does not take ‘henry,,meg’; it takes: ${people}.`,
    ],
    [
      'seven survivors',
      [mission, '--survivors', '7'],
      2,
      `The option ‘--survivors <names>’ does not take ‘7’; it takes: ${people}.`,
    ],
    [
      'seven players',
      [mission, '--players', '7'],
      2,
      'The option ‘--players <number>’ does not take ‘7’; it takes: a whole number from 1 to 6.',
    ],
    [
      'more players than survivors',
      [mission, '--survivors', '2', '--players', '3'],
      1,
      `${mission}: This mission cannot be played: 2 survivors cannot be shared out among 3 players like that.`,
    ],
    [
      'a record in a file called -',
      [mission, '--record', '-'],
      2,
      'The option ‘--record <file>’ does not take ‘-’; it takes: the name of a file.',
    ],
    [
      'a record without a name',
      [mission, '--record', ''],
      2,
      'The option ‘--record <file>’ does not take ‘’; it takes: the name of a file.',
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
      2,
      `The option ‘--survivors <names>’ does not take ‘’; it takes: ${people}.`,
    ],
  ])('says so in one sentence: %s', async (_what, args, code, sentence) => {
    expect(await boothill(['play', ...args])).toEqual({ code, printed: '', complaints: [sentence] });
  });

  it.each<[string, object, string]>([
    ['no start', {}, 'The mission has no starting zone: nobody knows where the survivors begin.'],
    ['no tiles', { placements: [] }, 'The mission has no tile to play on.'],
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
      const noting: Say = (key) => {
        said.push(key);
        return '';
      };
      startWords({ code, parameters: {} }, noting, 'undead-or-alive');
    }
    expect(said.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });

  it('refuses a mission that could only be lost', async () => {
    const aimless = JSON.parse(await readFile(mission, 'utf8')) as Record<string, unknown>;
    delete aimless['goals'];
    const path = join(folder, 'aimless.json');
    for (const goals of [undefined, [{ id: 'own', text: { en: 'Be kind.' } }]]) {
      await writeFile(path, JSON.stringify({ ...aimless, ...(goals && { goals }) }));
      const { code, printed, complaints } = await boothill(['play', path, '--json']);
      const reason = 'The mission has no goal that Boothill can judge, so it could only be lost.';
      const message = `This mission cannot be played: ${reason} Goals in words are for players to judge.`;
      expect({ code, complaints }).toEqual({ code: 1, complaints: [`${path}: ${message}`] });
      expect(JSON.parse(printed)).toEqual({
        file: path,
        problems: [{ severity: 'error', code: 'no-goals', pointer: '', message }],
      });
    }
  });

  it('answers in JSON that there is no mission', async () => {
    const { code, printed } = await boothill(['play', 'gone.json', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({ file: 'gone.json', problems: [{ code: 'no-such-file' }] });
  });

  it('never writes over the mission', async () => {
    const path = join(folder, 'mission.json');
    const text = await readFile(mission, 'utf8');
    await writeFile(path, text);
    const record = join(folder, 'nowhere', '..', 'mission.json');
    expect(await boothill(['play', path, '--record', record])).toEqual({
      code: 1,
      printed: '',
      complaints: [`${record} is the mission itself; choose another file for the game.`],
    });
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  it('says that the game cannot be written down there', async () => {
    const nowhere = join(folder, 'gone', 'game.json');
    const taken = join(folder, 'taken');
    await mkdir(taken);
    for (const [file, sentence] of [
      [nowhere, `The folder of ${nowhere} does not exist.`],
      [taken, `${taken} is a folder, so nothing can be written there.`],
    ] as const) {
      expect(await boothill(['play', mission, '--seed', '5', '--record', file])).toEqual({
        code: 1,
        printed: '',
        complaints: [sentence],
      });
    }
  });
});
