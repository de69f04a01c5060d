import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { flagOf, formOf } from '../../../main/cli/exporting/every-option';
import { type OptionForm, type ProductName, productNames, products } from '../../../printing/options';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { missionWith } from '../../helpers/missions';

const sound = 'sample-missions/two-tiles.json';
/** Something for every option to change. */
const ofEverything = missionWith({
  placements: [
    { id: 'a', face: '10R', x: 0, y: 0, rotation: 0 },
    { id: 'b', face: '11R', x: 250, y: 0, rotation: 0 },
  ],
  tokens: [{ id: 'exit', kind: 'exit', at: { tile: 'a', x: 40, y: 40 } }],
  labels: [{ id: 'l1', at: { x: 100, y: 60 }, text: { en: 'All aboard', fr: 'En voiture' } }],
  variants: [{ id: 'alone', survivors: [1], without: ['exit'] }],
  areas: [{ id: 'yard', name: { en: 'The yard', fr: 'La cour' }, tiles: ['a'] }],
});
const endings: Readonly<Record<ProductName, string>> = {
  sheet: 'pdf',
  realsize: 'pdf',
  png: 'png',
  svg: 'svg',
  thumbnail: 'png',
  players: 'png',
  booklet: 'pdf',
};
let folder = '';

beforeEach(async () => {
  folder = await emptyFolder();
});

const target = (product: ProductName) => join(folder, `made.${endings[product]}`);

/** The flag for what is otherwise than usual. */
function otherwise(name: string, form: OptionForm): string[] {
  const flag = flagOf(name);
  switch (form.sort) {
    case 'choice':
      // The first of the others that is not what it is by itself: English, to whoever speaks English.
      return [flag, form.of.find((one) => one !== form.usual && one !== 'en' && one !== 'lacking') ?? ''];
    case 'number':
      return [flag, String(form.least)];
    case 'yes-no':
      return [form.usual ? flag.replace('--', '--no-') : flag];
    case 'ids':
      return [flag, 'a,exit'];
    case 'text':
      return [flag, 'Words of my own'];
  }
}

/** What some options need beside them, because they count with another only. */
const beside: Readonly<Record<string, string[]>> = {
  bleed: ['--layout', 'one'],
  backs: ['--what', 'tokens'],
  // No tokens lie on a map as large as life.
  'realsize survivors': ['--what', 'tokens'],
};

/** And what those need that leave something to be said. */
const said: Readonly<Record<string, string[]>> = { what: ['--pieces', 'a'], of: ['--pieces', 'a'] };

const everyFlag = productNames.flatMap((product) =>
  Object.keys(products[product]).map((name) => [product, name] as const),
);

describe('boothill export', () => {
  it.each(everyFlag)('makes another %s of another %s', async (product, name) => {
    const small = join(folder, 'mission.json');
    await writeFile(small, JSON.stringify(ofEverything));
    // Fewer dots are painted sooner.
    const quick = product === 'png' && name !== 'dpi' ? ['--dpi', '40'] : [];
    const form = formOf(product, name);
    const flags = form ? otherwise(name, form) : [];
    const made = async (file: string, ...more: string[]) => {
      const { code, printed, complaints } = await boothill([
        ...[
          'export',
          small,
          '--as',
          product,
          '-o',
          file,
          ...quick,
          ...(beside[name] ?? beside[`${product} ${name}`] ?? []),
          ...more,
        ],
      ]);
      expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
      expect(printed.startsWith(`Written: ${file}`)).toBe(true);
      return readFile(file);
    };
    const usual = await made(target(product));
    const ending = name === 'format' ? 'svg' : endings[product];
    const changed = await made(join(folder, `other.${ending}`), ...flags, ...(said[name] ?? []));
    expect(changed.equals(usual)).toBe(false);
  });

  it('explains every flag in help', async () => {
    const { printed } = await boothill(['export', '--help']);
    for (const [product, name] of everyFlag) {
      const form = formOf(product, name);
      const [flag = ''] = form ? otherwise(name, form) : [];
      expect(printed).toMatch(new RegExp(`${flag}( <[a-z]+>)?\\s+\\S`));
    }
  });

  it('tells a program what was written', async () => {
    const file = target('players');
    const { code, printed, complaints } = await boothill([
      ...['export', sound, '--as', 'players', '-o', file, '--json'],
    ]);
    expect([code, complaints]).toEqual([0, []]);
    const { size } = await stat(file);
    expect(JSON.parse(printed)).toEqual({ file, product: 'players', bytes: size, remarks: [] });
  });

  it('writes the same bytes every time', async () => {
    for (const product of ['png', 'svg', 'thumbnail', 'players'] as const) {
      const made = async () => {
        await boothill(['export', sound, '--as', product, '-o', target(product)]);
        return readFile(target(product));
      };
      const first = await made();
      expect(first.equals(await made()), product).toBe(true);
    }
  });

  it('makes a players’ map as its file ends', async () => {
    const file = join(folder, 'map.svg');
    expect(await boothill(['export', sound, '--as', 'players', '-o', file])).toMatchObject({ code: 0 });
    expect(await readFile(file, 'utf8')).toMatch(/^<svg /);
  });

  it('takes a mission by standard input', async () => {
    const input = await readFile(sound);
    const args = ['export', '-', '--as', 'thumbnail', '-o', target('thumbnail')];
    expect(await boothill(args, { input })).toMatchObject({ code: 0, complaints: [] });
  });
});

describe('boothill export, when it is misunderstood', () => {
  it.each([
    [
      ['--as', 'svg', '--width', '90'],
      'The option ‘--width’ changes nothing about svg; it counts for: thumbnail.',
    ],
    [
      ['--as', 'players', '--sight', 'a.A'],
      'The option ‘--sight’ changes nothing about players; it counts for: png, svg.',
    ],
    [
      ['--as', 'players', '--no-tokens'],
      'The option ‘--no-tokens’ changes nothing about players; it counts for: png, svg.',
    ],
    [
      ['--as', 'svg', '--of', 'whole', '--pieces', 'a'],
      'The option ‘--pieces’ counts with ‘--of chosen’ only.',
    ],
    [
      ['--as', 'svg', '--pieces', 'a,,b'],
      'The option ‘--pieces’ does not take ‘a,,b’; it takes ids, such as a,b,o1.',
    ],
    [['--as', 'players', '--format', 'png'], `‘{file}’ does not end as a file of players does: .png.`],
    [['--as', 'png'], `‘{file}’ does not end as a file of png does: .png.`],
    [['--as', 'png', '-o', 'maps.png/'], 'maps.png/ is a folder, so nothing can be written there.'],
    [
      ['--as', 'png', '-o', '-'],
      'A file must be named: what is exported does not go to the standard output.',
    ],
    [
      ['--as', 'svg', '--of', 'chosen'],
      'The option ‘--of chosen’ asks for ‘--pieces’, which says what is chosen.',
    ],
    [
      ['--as', 'realsize', '-o', 'map.pdf', '--what', 'chosen'],
      'The option ‘--what chosen’ asks for ‘--pieces’, which says what is chosen.',
    ],
    [['--as', 'poster'], /^The option ‘--as <name>’ does not take ‘poster’; it takes: sheet, realsize, png/],
  ])('says why: %j', async (flags, complaint) => {
    const file = join(folder, 'made.svg');
    const { code, complaints } = await boothill(['export', sound, '-o', file, ...flags]);
    expect(code).toBe(2);
    expect(complaints).toEqual([
      typeof complaint === 'string' ? complaint.replace('{file}', file) : expect.stringMatching(complaint),
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('wants one mission, but for a booklet', async () => {
    const args = ['export', sound, sound, '--as', 'svg', '-o', target('svg')];
    expect(await boothill(args)).toMatchObject({
      code: 2,
      complaints: ['Several missions make a booklet; --as svg takes one.'],
    });
  });
});

describe('boothill export, when it cannot', () => {
  it('names pieces and zones like those that are not there', async () => {
    const file = target('svg');
    const asked = async (...flags: string[]) =>
      (await boothill(['export', sound, '--as', 'svg', '-o', file, ...flags])).complaints;
    expect(await asked('--pieces', 'exot')).toEqual([
      `${sound}: There is no piece ‘exot’ in this mission; it has exit`,
    ]);
    expect(await asked('--sight', 'b.NX')).toEqual([
      expect.stringMatching(/There is no zone ‘b\.NX’ on this board; it has b\.N/),
    ]);
    expect(await asked('--sight', 'b.NW', '--pieces', 'a')).toEqual([
      `${sound}: The zone ‘b.NW’ lies on no chosen tile.`,
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('answers a program in JSON, too', async () => {
    const { code, printed } = await boothill([
      ...['export', sound, '--as', 'svg', '-o', target('svg'), '--pieces', 'ghost', '--json'],
    ]);
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({ file: sound, problems: [{ code: 'no-such-piece' }] });
  });

  it('leaves pipes and devices alone, and files that it cannot replace', async () => {
    const pipe = join(folder, 'pipe.svg');
    execFileSync('mkfifo', [pipe]);
    const device = join(folder, 'device.svg');
    await symlink('/dev/null', device);
    await mkdir(join(folder, 'folder.svg'));
    const long = join(folder, `${'long'.repeat(100)}.svg`);
    const asked = async (file: string) =>
      (await boothill(['export', sound, '--as', 'svg', '-o', file])).complaints;
    expect(await asked(pipe)).toEqual([
      `${pipe} is a device or a pipe and no file, so nothing was written there.`,
    ]);
    expect(await asked(device)).toEqual([
      `${device} is a device or a pipe and no file, so nothing was written there.`,
    ]);
    expect(await asked(join(folder, 'folder.svg'))).toEqual([
      expect.stringMatching(/is a folder, so nothing/),
    ]);
    expect(await asked(long)).toEqual([`The system does not take the name ${long}.`]);
    expect((await stat(pipe)).isFIFO()).toBe(true);
    expect((await readdir(folder)).sort()).toEqual(['device.svg', 'folder.svg', 'pipe.svg']);
  });

  it('never takes the place of its own mission', async () => {
    const mission = join(folder, 'mission.svg');
    await writeFile(mission, await readFile(sound));
    expect(await boothill(['export', mission, '--as', 'svg', '-o', mission])).toMatchObject({
      code: 1,
      complaints: [`${mission}: What is made of this mission would take its place; choose another file.`],
    });
    expect(await readFile(mission, 'utf8')).toBe(await readFile(sound, 'utf8'));
  });

  it('leaves what was there when it is stopped', async () => {
    const file = target('png');
    await writeFile(file, 'an older picture');
    const answer = await boothill(['export', sound, '--as', 'png', '-o', file], {
      signal: AbortSignal.abort(),
    });
    expect(answer).toEqual({ code: 1, printed: '', complaints: [`Stopped; ${file} was not written.`] });
    expect(await readdir(folder)).toEqual(['made.png']);
    expect(await readFile(file, 'utf8')).toBe('an older picture');
  });
});
