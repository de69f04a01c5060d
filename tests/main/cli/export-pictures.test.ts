import { mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { boardScene } from '../../../drawing/board/board-scene';
import { compileBoard, stockFace } from '../../../engine';
import { mostDotsPerInch } from '../../../printing/pictures/dots';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { missionWith } from '../../helpers/missions';

const sound = 'sample-missions/two-tiles.json';
let folder = '';

beforeEach(async () => {
  folder = await emptyFolder();
});

/** A picture as the ending of its file says. */
function exported(mission: string, file: string, ...options: string[]) {
  const product = /\.svg$/i.test(file) ? 'svg' : 'png';
  return boothill(['export', mission, '--as', product, '-o', file, ...options]);
}

async function svgOf(...options: string[]): Promise<string> {
  const file = join(folder, 'map.svg');
  expect(await exported(sound, file, ...options)).toEqual({
    code: 0,
    printed: `Written: ${file}`,
    complaints: [],
  });
  return readFile(file, 'utf8');
}

/** Every element closed, nothing after the root: as much as a picture needs to be opened at all. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const marks = [...svg.matchAll(/<(\/?)([a-z]+)((?: [A-Za-z-]+="[^"<]*")*)(\/?)>/g)];
  for (const [, closing, tag = '', , alone] of marks) {
    if (closing) {
      if (open.pop() !== tag) return false;
    } else if (!alone) open.push(tag);
  }
  const words = svg.replaceAll(/<[^<>]*>/g, '');
  return open.length === 0 && svg.endsWith('</svg>') && !/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(words);
}

/** The first chunk of a PNG says how large it is. */
async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const png = await readFile(file);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

function millimetres(svg: string): { width: number; height: number } {
  const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

describe('boothill export, of pictures', () => {
  it('draws a map in real size, with its title and its fonts', async () => {
    const svg = await svgOf();
    expect(isWellFormed(svg)).toBe(true);
    const { width, height } = millimetres(svg);
    expect(width).toBeGreaterThan(500);
    expect(height).toBeGreaterThan(250);
    expect(svg).toContain('<title>A shave and a crate</title>');
    expect(svg).toContain("@font-face{font-family:'Rye'");
    expect(svg).toContain('id="token:exit"');
  });

  it('draws it the same every time', async () => {
    expect((await svgOf()) === (await svgOf())).toBe(true);
  });

  it('speaks the language that is asked for', async () => {
    expect(await svgOf('--language', 'fr')).toContain('<title>Barbe et caisses</title>');
  });

  it('takes a title in any language rather than none', async () => {
    const path = join(folder, 'german.json');
    await writeFile(path, JSON.stringify(missionWith({ title: { de: 'Der letzte Zug' } })));
    await exported(path, join(folder, 'german.svg'));
    expect(await readFile(join(folder, 'german.svg'), 'utf8')).toContain('<title>Der letzte Zug</title>');
  });

  it('draws zones, what a zone sees, and the colours of the night, only if asked', async () => {
    const plain = await svgOf();
    const zones = await svgOf('--zones');
    expect(plain).not.toContain('a.NE+b.NW');
    expect(zones).toContain('a.NE+b.NW');
    const part = await svgOf('--sight', 'b.NW');
    expect(part === plain).toBe(false);
    expect(part === (await svgOf('--sight', 'a.NE+b.NW'))).toBe(true);
    expect((await svgOf('--theme', 'dark')) === plain).toBe(false);
  });

  it('paints a PNG with as many dots as asked for', async () => {
    const { width, height } = millimetres(await svgOf());
    for (const dpi of [150, 48]) {
      const file = join(folder, `map-${dpi}.png`);
      const { code } = await exported(sound, file, ...(dpi === 150 ? [] : ['--dpi', `${dpi}`]));
      expect(code).toBe(0);
      const size = await sizeOf(file);
      expect(size.width).toBe(Math.round((width * dpi) / 25.4));
      expect(Math.abs(size.height - (height * dpi) / 25.4)).toBeLessThan(2);
    }
  });

  it('has enough dots for nine tiles at the 300 to an inch of a printer, and for a hundred on a screen', () => {
    const most = (across: number) => {
      const placements = Array.from({ length: across * across }, (_, index) => ({
        id: `t${index}`,
        face: '3R',
        x: 250 * (index % across),
        y: 250 * Math.floor(index / across),
        rotation: 0 as const,
      }));
      const { board } = compileBoard(placements, stockFace);
      return mostDotsPerInch(boardScene({ placements, faces: stockFace, board, options: { frame: true } }));
    };
    expect(most(3)).toBeGreaterThanOrEqual(300);
    expect(most(10)).toBeGreaterThanOrEqual(96);
  });

  it('refuses what changes nothing about an SVG', async () => {
    const file = join(folder, 'dots.svg');
    expect(await exported(sound, file, '--dpi', '300')).toEqual({
      code: 2,
      printed: '',
      complaints: ['The option ‘--dpi’ changes nothing about svg; it counts for: png, players.'],
    });
    expect(await readdir(folder)).not.toContain('dots.svg');
  });

  it('warns of letters that its fonts do not have, once each, and paints the rest', async () => {
    const path = join(folder, 'japanese.json');
    const label = { id: 'l1', at: { x: 100, y: 100 }, text: { en: 'Žižek → Ψ, Ж e\u0301: 正午' } };
    await writeFile(path, JSON.stringify(missionWith({ title: { ja: '正午の町' }, labels: [label] })));
    const file = join(folder, 'japanese.png');
    const { code, printed, complaints } = await exported(path, file);
    expect({ code, printed }).toEqual({ code: 0, printed: `Written: ${file}` });
    const [, letters = ''] =
      /^Warning: .*missing from the PNG: (.*)\. An SVG shows them\.$/.exec(complaints[0] ?? '') ?? [];
    expect(letters.split(', ').sort()).toEqual(['の', '午', '正', '町']);
    expect((await exported(path, join(folder, 'japanese.svg'))).complaints).toEqual([]);
  });

  it('keeps a link and draws what it points at', async () => {
    const link = join(folder, 'link.svg');
    await symlink('real.svg', link);
    await exported(sound, link);
    expect(await readlink(link)).toBe('real.svg');
    expect(await readFile(join(folder, 'real.svg'), 'utf8')).toMatch(/^<svg /);
  });

  it('takes the place of an older picture and leaves nothing beside it', async () => {
    const inside = await emptyFolder();
    const file = join(inside, 'map.SVG');
    await writeFile(file, 'an older picture');
    await exported(sound, file);
    expect(await readFile(file, 'utf8')).toMatch(/^<svg /);
    expect(await readdir(inside)).toEqual(['map.SVG']);
  });

  it('draws words that XML would stumble over', async () => {
    const path = join(folder, 'odd.json');
    const label = { id: 'l1', at: { x: 100, y: 100 }, text: { en: '<b>&"\u0001\ud800 \uffff' } };
    await writeFile(path, JSON.stringify(missionWith({ labels: [label], title: { en: ']]><&\u0000' } })));
    for (const ending of ['svg', 'png']) {
      const { code, complaints } = await exported(path, join(folder, `odd.${ending}`));
      expect({ ending, code, complaints }).toEqual({ ending, code: 0, complaints: [] });
    }
    const svg = await readFile(join(folder, 'odd.svg'), 'utf8');
    expect(svg).not.toMatch(/[\u0000-\u0008\uffff]/);
  });
});

describe('boothill export, of pictures, when it cannot', () => {
  it.each([
    [
      ['--sight', 'z.Q'],
      1,
      `${sound}: There is no zone ‘z.Q’ on this board; it has a.A, a.B, a.BAL, a.C, a.E…`,
    ],
    [
      ['--dpi', '9'],
      2,
      'The option ‘--dpi <number>’ does not take ‘9’; it takes: a whole number from 10 to 1200.',
    ],
    [
      ['--dpi', 'lots'],
      2,
      'The option ‘--dpi <number>’ does not take ‘lots’; it takes: a whole number from 10 to 1200.',
    ],
    [
      ['--language', 'de'],
      2,
      'The option ‘--language <name>’ does not take ‘de’; it takes: own, en, fr, both.',
    ],
  ])('says why: %j', async (options, code, complaint) => {
    const file = join(folder, 'none.png');
    expect(await exported(sound, file, ...options)).toEqual({
      code,
      printed: '',
      complaints: [complaint],
    });
    expect(await readdir(folder)).not.toContain('none.png');
  });

  it('says how many dots a board can have to an inch', async () => {
    const file = join(folder, 'map.png');
    const placements = [0, 20_000].map((x) => ({ id: `t${x}`, face: '3R', x, y: x, rotation: 0 }));
    const path = join(folder, 'wide.json');
    await writeFile(path, JSON.stringify(missionWith({ placements })));
    const render = (dpi: number) => exported(path, file, '--dpi', `${dpi}`);
    const { code, complaints } = await render(1200);
    const most = Number(/ask for (\d+) or fewer/.exec(complaints[0] ?? '')?.[1]);
    expect({ code, complaints }).toEqual({
      code: 1,
      complaints: [
        `${path}: A picture of this board can have ${most} dots per inch at most; ask for ${most} or fewer, or for an SVG.`,
      ],
    });
    expect((await render(most + 1)).code).toBe(1);
    expect(await readdir(folder)).not.toContain('map.png');
  });

  it('says that a board is too large for any PNG', async () => {
    const path = join(folder, 'vast.json');
    const placements = [-99_000, 99_000].map((x) => ({
      id: `t${x + 99_000}`,
      face: '3R',
      x,
      y: x,
      rotation: 0,
    }));
    await writeFile(path, JSON.stringify(missionWith({ placements })));
    expect((await exported(path, join(folder, 'vast.png'))).complaints).toEqual([
      `${path}: This board is too large for a picture in dots; ask for an SVG instead.`,
    ]);
  });

  it.each(['map.gif', "don't.gif", '', 'map.svg.pdf'])(
    'wants a fitting ending, and not that of %j',
    async (name) => {
      expect(await exported(sound, name)).toEqual({
        code: 2,
        printed: '',
        complaints: [`‘${name}’ does not end as a file of png does: .png.`],
      });
    },
  );

  it('wants to know where to', async () => {
    const { code, complaints } = await boothill(['export', sound, '--as', 'svg']);
    expect({ code, complaints }).toEqual({
      code: 2,
      complaints: ['The command needs the option ‘-o, --output <file>’; --help explains it.'],
    });
  });

  it('says that there is no such folder, or that it is one', async () => {
    const nowhere = join(folder, 'gone', 'map.svg');
    expect((await exported(sound, nowhere)).complaints).toEqual([`The folder of ${nowhere} does not exist.`]);
    // There is such a folder, and nothing can be written into it.
    expect((await exported(sound, '/proc/map.svg')).complaints).toEqual([
      '/proc/map.svg could not be written.',
    ]);
    const taken = join(folder, 'folder.svg');
    await mkdir(taken);
    const { code, complaints } = await exported(sound, taken);
    expect({ code, complaints }).toEqual({
      code: 1,
      complaints: [`${taken} is a folder, so nothing can be written there.`],
    });
  });

  it('has nothing to draw without a tile', async () => {
    const path = join(folder, 'empty.json');
    await writeFile(path, JSON.stringify(missionWith({ placements: [] })));
    const { code, complaints } = await exported(path, join(folder, 'empty.svg'));
    expect({ code, complaints }).toEqual({
      code: 1,
      complaints: [`${path}: There is no tile in this mission to draw.`],
    });
  });

  it('does not draw what is no mission', async () => {
    const path = 'sample-missions/invalid/truncated.json';
    const { code, complaints } = await exported(path, join(folder, 'broken.svg'));
    expect(code).toBe(1);
    expect(complaints).toHaveLength(1);
  });
});
