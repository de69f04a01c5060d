import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { survivors } from '../../../engine/systems/undead-or-alive';
import type { LabReport } from '../../../schemas';
import { isLabReport } from '../../../schemas/generated/validators';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { faultyLabWorker } from '../../helpers/lab';
import { missionWith } from '../../helpers/missions';

const mission = 'sample-missions/two-tiles.json';
const few = ['--games', '12', '--survivors', '3', '--seed', '5'];

async function report(...options: string[]): Promise<LabReport> {
  const { code, printed, complaints } = await boothill(['lab', mission, '--json', ...few, ...options]);
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  return JSON.parse(printed) as LabReport;
}

describe('boothill lab', () => {
  it('answers in JSON as its schema says', async () => {
    const answer = await report();
    isLabReport(answer);
    expect(isLabReport.errors).toBeNull();
    expect(answer).toMatchObject({
      mission: 'two-tiles',
      bot: 'greedy',
      seed: '5',
      survivors: 3,
      wanted: 12,
      played: 12,
      ended: 'done',
      winRate: { bot: 'greedy', of: 12 },
    });
  });

  it('answers the same for the same seed, with one thread or several', async () => {
    expect(await report('--workers', '1')).toEqual(await report('--workers', '2'));
  });

  it('plays with the survivors and the bot it is told', async () => {
    const rules = ['--ultrared', '--slippery-stops', '--free-actions-to-spare'];
    const answer = await report('--survivors', 'henry, may', '--bot', 'random', ...rules);
    const settled = { ultrared: true, slipperyStops: true, freeActionsToSpare: true };
    expect(answer).toMatchObject({ survivors: ['henry', 'may'], bot: 'random', ...settled });
    expect(answer.people.map(({ survivor }) => survivor)).toEqual(['henry', 'may']);
  });

  it('plays by the optional rules it is told, and says how to play by them again', async () => {
    const file = join(await emptyFolder(), 'mission.json');
    const suggesting = JSON.parse(await readFile(mission, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...suggesting, options: { ultrared: true } }));
    const options = ['--option', 'ultrared=off', '--option', 'slippery-stops=on'];
    const { printed } = await boothill(['lab', file, ...few, ...options]);
    expect(printed).toContain('--option ultrared=off --slippery-stops --seed');
  });

  it('names games that boothill play plays again', async () => {
    const { longest } = (await report()).seeds;
    const args = ['play', mission, '--survivors', '3', '--seed', longest?.seed ?? '', '--json'];
    const { code, printed } = await boothill(args);
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      seed: longest?.seed,
      rounds: longest?.rounds,
      result: longest?.result,
    });
  });

  it('draws a seed, and names it', async () => {
    const { code, printed } = await boothill(['lab', mission, '--games', '1', '--json']);
    expect(code).toBe(0);
    expect((JSON.parse(printed) as LabReport).seed).toMatch(/^\d{1,6}$/);
  });

  it('says it in tables, in either language', async () => {
    const english = await boothill(['lab', mission, ...few]);
    expect(english.code).toBe(0);
    const lines = english.printed.split('\n');
    expect(lines[0]).toBe(
      'A shave and a crate (two-tiles). Seed 5; survivors: 3, drawn anew for every game.',
    );
    expect(lines[1]).toMatch(
      /^The autopilot ‘greedy’ won \d+ of 12 games: [\d.]+% \(95% interval: [\d.]+% to [\d.]+%\)\.$/,
    );
    expect(lines).toContainEqual(expect.stringMatching(/^Rounds +games +least +lower quartile +median/));
    expect(lines).toContainEqual(expect.stringMatching(/^take all red Objectives +\d+ +[\d.]+%/));
    expect(lines.at(-1)).toMatch(
      /^To follow one: npm run -s boothill -- play \S+two-tiles\.json --bot greedy --survivors 3 --seed 5\/\d+ --log$/,
    );
    const french = await boothill(['lab', mission, ...few, '--language', 'fr']);
    expect(french.printed).toMatch(
      /^Barbe et caisses \(two-tiles\)\. Tirage 5\u202f; survivants\u00a0: 3, tirés au sort à chaque partie\.\nLe pilote automatique «\u00a0greedy\u00a0» a gagné \d+ parties sur 12\u00a0: /,
    );
    expect(`${english.printed}${french.printed}`).not.toMatch(/[{}]|undefined|NaN|cli\.|outcome\./);
  });

  it('says what it counts in zones, and names every one where somebody fell', async () => {
    const { zones } = await report('--games', '60', '--seed', '9');
    const { printed } = await boothill(['lab', mission, ...few, '--games', '60', '--seed', '9']);
    const [, ...rows] =
      printed
        .split('\n\n')
        .find((table) => table.startsWith('Zones'))
        ?.split('\n') ?? [];
    expect(printed).toMatch(
      /\nZones, the fullest first +zombies at the end of a round, on average +survivors eliminated, in all games\n/,
    );
    const fell = zones.filter(({ eliminated }) => eliminated > 0);
    const told = rows.map((row) => row.split(' ').at(-1)).reduce((sum, last) => sum + Number(last), 0);
    expect(told).toBe(fell.reduce((sum, { eliminated }) => sum + eliminated, 0));
    expect(rows.length).toBeGreaterThanOrEqual(10);
  });

  it('reads a mission from standard input', async () => {
    const input = await readFile(mission);
    const { code, printed } = await boothill(['lab', '-', '--json', ...few], { input });
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toEqual(await report());
  });

  it('names a file with a space in its path so that a shell takes it', async () => {
    const path = join(await emptyFolder(), 'two tiles.json');
    await copyFile(mission, path);
    const { printed } = await boothill(['lab', path, '--games', '1', '--survivors', '1']);
    expect(printed).toMatch(/npm run -s boothill -- play "[^"]*two tiles\.json" --bot/);
  });

  it('names the survivors it was told', async () => {
    const { printed } = await boothill(['lab', mission, '--games', '1', '--survivors', 'henry,may']);
    expect(printed).toContain('; survivors: Henry and May.');
  });

  it('shows how far it is to whoever looks on, and clears that', async () => {
    const lines: string[] = [];
    await boothill(['lab', mission, ...few], { status: (line) => lines.push(line) });
    expect(lines.at(-2)).toBe('Games played: 12 of 12; Ctrl+C stops and shows these.');
    expect(lines.at(-1)).toBe('');
  });
});

describe('boothill lab, cancelled', () => {
  async function cancelled(...options: string[]) {
    const controller = new AbortController();
    return boothill(['lab', mission, '--games', '100000', '--survivors', '3', ...options], {
      signal: controller.signal,
      status: () => controller.abort(),
    });
  }

  it('says what there is so far, and that it was cancelled', async () => {
    const { code, printed, complaints } = await cancelled();
    expect({ code, complaints }).toEqual({ code: 1, complaints: [] });
    expect(printed).toMatch(
      /\nCancelled: \d+ of 100000 games were played, and everything below is about these\.\n/,
    );
    expect(printed).toContain('\nThe autopilot ‘greedy’ won ');
  });

  it('marks its JSON too', async () => {
    const { code, printed } = await cancelled('--json');
    expect(code).toBe(1);
    const answer: unknown = JSON.parse(printed);
    expect(isLabReport(answer)).toBe(true);
    expect(answer).toMatchObject({ ended: 'cancelled', wanted: 100_000 });
  });

  it('before anything was played says so', async () => {
    const { code, printed } = await boothill(['lab', mission, '--games', '5'], {
      signal: AbortSignal.abort(),
    });
    expect(code).toBe(1);
    expect(printed).toContain('No game was played.');
  });
});

/** Whom one can choose. */
const people = `a number up to 6, or names with commas between them, out of ${survivors.map(({ id }) => id).join(', ')}`;

describe('boothill lab, where something is wrong', () => {
  it.each<[string, string[], number, string]>([
    ['no mission', [], 2, 'The command needs ‘MISSION’; --help says what that is.'],
    ['no file', ['gone.json'], 1, 'gone.json: There is no such file.'],
    [
      'no games',
      [mission, '--games', '0'],
      2,
      'The option ‘--games <number>’ does not take ‘0’; it takes: a whole number from 1 to 100000.',
    ],
    [
      'too many games',
      [mission, '--games', '1000000'],
      2,
      'The option ‘--games <number>’ does not take ‘1000000’; it takes: a whole number from 1 to 100000.',
    ],
    [
      'half a game',
      [mission, '--games', '1.5'],
      2,
      'The option ‘--games <number>’ does not take ‘1.5’; it takes: a whole number from 1 to 100000.',
    ],
    [
      'no threads',
      [mission, '--workers', '0'],
      2,
      'The option ‘--workers <number>’ does not take ‘0’; it takes: a whole number from 1 to 64.',
    ],
    [
      'a seed that is no number',
      [mission, '--seed', '5/1'],
      2,
      'The option ‘--seed <number>’ does not take ‘5/1’; it takes: a whole number from 0 to 999999999999999.',
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
      2,
      `The option ‘--survivors <names>’ does not take ‘hal’; it takes: ${people}.`,
    ],
    [
      'too many survivors',
      [mission, '--survivors', '99'],
      2,
      `The option ‘--survivors <names>’ does not take ‘99’; it takes: ${people}.`,
    ],
    [
      'a survivor twice',
      [mission, '--survivors', 'henry,henry'],
      1,
      `${mission}: This mission cannot be played: The survivor ‘henry’ is in it twice.`,
    ],
  ])('says so in one sentence: %s', async (_what, args, code, sentence) => {
    expect(await boothill(['lab', ...args])).toEqual({ code, printed: '', complaints: [sentence] });
  });

  it('says what a mission lacks', async () => {
    const path = join(await emptyFolder(), 'odd.json');
    await writeFile(path, JSON.stringify(missionWith({})));
    expect(await boothill(['lab', path])).toEqual({
      code: 1,
      printed: '',
      complaints: [
        `${path}: This mission cannot be played: The mission has no starting zone: nobody knows where the survivors begin.`,
      ],
    });
    const { code, printed } = await boothill(['lab', path, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({ file: path, problems: [{ code: 'no-start-zone' }] });
  });

  it('says over which games Boothill itself stumbled, and counts the others', async () => {
    const labWorker = await faultyLabWorker('throws 7');
    const { code, printed, complaints } = await boothill(['lab', mission, ...few, '--json'], { labWorker });
    expect(code).toBe(1);
    expect(complaints).toEqual([
      'Over 1 game Boothill itself stumbled, so it does not count. Please report it:',
      '  5/7: Error: a planted fault',
    ]);
    expect(JSON.parse(printed)).toMatchObject({ played: 11, ended: 'done', winRate: { of: 11 } });
  });

  it('says so of a game that ends its thread, in the language of the user', async () => {
    const labWorker = await faultyLabWorker('ends 7');
    const { complaints } = await boothill(['lab', mission, ...few, '--language', 'fr'], { labWorker });
    expect(complaints.at(-1)).toBe('  5/7: un fil d’exécution s’est arrêté sans un mot');
  });

  it('says why no games could be played', async () => {
    const labWorker = pathToFileURL(join(await emptyFolder(), 'gone.js'));
    const { code, printed, complaints } = await boothill(['lab', mission, ...few], { labWorker });
    expect(code).toBe(1);
    expect(complaints).toEqual([expect.stringMatching(/^Not all games could be played: .*gone\.js/)]);
    expect(printed).toContain('No game was played.');
  });
});
