import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { boothill } from '../../helpers/command-line';
import { emptyFolder } from '../../helpers/folders';
import { missionWith } from '../../helpers/missions';
import { pageBoxes } from '../../helpers/pdf/page-boxes';
import { type PdfValue, pdfObjects, qpdfCheck, textOf } from '../../helpers/pdf/qpdf';
import { flatStructure, structureOf } from '../../helpers/pdf/structure-of';
import { textPages } from '../../helpers/pdf/text-boxes';

const sample = (name: string) => `sample-missions/${name}.boothill.json`;
let folder = '';

beforeEach(async () => {
  folder = await emptyFolder();
});

async function exported(missions: readonly string[], product: string, ...flags: string[]) {
  const file = join(folder, `${product}.pdf`);
  const { code, printed, complaints } = await boothill([
    ...['export', ...missions, '--as', product, '-o', file, '--json', ...flags],
  ]);
  expect([code, complaints.filter((one) => !one.includes('There is much to say'))]).toEqual([0, []]);
  return { file, ...(JSON.parse(printed) as { product: string; bytes: number; pages: number }) };
}

/** The page of a place in a file. */
function targetOf([page]: readonly PdfValue[]): string {
  return typeof page === 'string' ? page : '';
}

/** Titles of bookmarks with the page that they lead to, by its index. */
async function bookmarksOf(file: string): Promise<(readonly [title: string, page: number])[]> {
  const { catalog, dictionary, list, pages } = await pdfObjects(file);
  const found: (readonly [string, number])[] = [];
  for (let mark = dictionary(dictionary(catalog['/Outlines'])['/First']); mark['/Title']; ) {
    found.push([textOf(mark['/Title']) ?? '', pages.indexOf(targetOf(list(mark['/Dest'])))]);
    mark = mark['/Next'] ? dictionary(mark['/Next']) : {};
  }
  return found;
}

/** What a click on a page leads to: the words of the link, and the page by its index. */
async function linksOn(file: string, page: number): Promise<(readonly [words: string, page: number])[]> {
  const { dictionary, list, pages } = await pdfObjects(file);
  return list(dictionary(pages[page])['/Annots']).map((one) => {
    const annotation = dictionary(one);
    return [
      textOf(annotation['/Contents']) ?? '',
      pages.indexOf(targetOf(list(annotation['/Dest']))),
    ] as const;
  });
}

describe('boothill export, on pages', () => {
  it('writes a sheet that other programs find sound', async () => {
    const { file, pages, bytes } = await exported([sample('m1')], 'sheet');
    await qpdfCheck(file);
    expect((await readFile(file)).length).toBe(bytes);
    const text = await textPages(file);
    expect(text).toHaveLength(pages);
    expect(text[0]).toContain('Tickets, please');
    const [first] = await pageBoxes(file);
    expect(first?.MediaBox?.slice(2).map(Math.round)).toEqual([210, 297]);
    expect(flatStructure(await structureOf(file)).map(({ role }) => role)).toContain('H1');
  });

  it('speaks French on the paper of America', async () => {
    const { file } = await exported([sample('m1')], 'sheet', '--paper', 'letter', '--language', 'fr');
    const [first] = await pageBoxes(file);
    expect(first?.MediaBox?.slice(2).map(Math.round)).toEqual([216, 279]);
    expect((await textPages(file)).join(' ')).toContain('Objectifs');
  });

  it('writes the map at real size, and of it only what is named', async () => {
    const whole = await exported([sample('m1')], 'realsize');
    await qpdfCheck(whole.file);
    const [{ placements }] = [
      JSON.parse(await readFile(sample('m1'), 'utf8')) as { placements: { id: string }[] },
    ];
    const one = await exported([sample('m1')], 'realsize', '--pieces', placements[0]?.id ?? '');
    expect(one.pages).toBeLessThan(whole.pages);
  });

  it('prints the tiles that the boxes lack which the user has', async () => {
    const settings = JSON.stringify({ boxes: { 'undead-or-alive': 0 } });
    await writeFile(join(folder, 'settings.json'), settings);
    const file = join(folder, 'lacking.pdf');
    const args = ['export', sample('m1'), '--as', 'realsize', '--what', 'lacking', '-o', file];
    expect(await boothill(args, { folder })).toMatchObject({ code: 0 });
    expect((await textPages(file)).length).toBeGreaterThan(3);
    expect(await boothill(args)).toMatchObject({
      code: 1,
      complaints: [expect.stringMatching(/All tiles of this mission are in your boxes/)],
    });
  });

  it('binds missions into a booklet whose contents lead to the right pages', async () => {
    const { file, pages } = await exported([sample('m0'), sample('m2')], 'booklet', '--title', 'Two nights');
    await qpdfCheck(file);
    const text = await textPages(file);
    expect(text).toHaveLength(pages);
    expect(text[0]).toContain('Two nights');
    const bookmarks = await bookmarksOf(file);
    expect(bookmarks.map(([title]) => title)).toEqual([
      ...['Contents', 'Dry run', 'Last stop', 'Missions by their tiles', 'Missions by difficulty'],
    ]);
    for (const [title, page] of bookmarks) expect(text[page]).toContain(title);
    const links = await linksOn(file, 1);
    expect(links).toHaveLength(4);
    for (const [words, page] of links) {
      expect(words.endsWith(` ${page + 1}`)).toBe(true);
      expect(text[page]).toContain(words.slice(0, words.lastIndexOf(' ')));
    }
    expect(flatStructure(await structureOf(file)).filter(({ role }) => role === 'TOCI')).toHaveLength(4);
  });

  it('binds a mission once, by whatever names it is given', async () => {
    const { file } = await exported([sample('m0'), `./${sample('m0')}`, sample('m0')], 'booklet');
    const titles = (await bookmarksOf(file)).map(([title]) => title);
    expect(titles.filter((title) => title === 'Dry run')).toHaveLength(1);
  });

  it('tells how far it is with a long one', async () => {
    const lines: string[] = [];
    const file = join(folder, 'book.pdf');
    await boothill(['export', sample('m0'), sample('m1'), '--as', 'booklet', '-o', file], {
      status: (line) => lines.push(line),
    });
    expect(lines).toContain('Laying out sheet 2 of 2; Ctrl+C stops.');
    expect(lines.some((line) => /^Painting page 3 of \d+; Ctrl\+C stops\.$/.test(line))).toBe(true);
    expect(lines.at(-1)).toBe('');
  });

  it('leaves no half a booklet where it is stopped between two sheets', async () => {
    const stopping = new AbortController();
    const file = join(folder, 'book.pdf');
    await writeFile(file, 'an older book');
    const { code, complaints } = await boothill(
      ['export', sample('m0'), sample('m1'), '--as', 'booklet', '-o', file],
      {
        signal: stopping.signal,
        status: (line) => {
          if (line.startsWith('Laying out sheet 1')) stopping.abort();
        },
      },
    );
    expect([code, complaints]).toEqual([1, [`Stopped; ${file} was not written.`]]);
    expect(await readdir(folder)).toEqual(['book.pdf']);
    expect(await readFile(file, 'utf8')).toBe('an older book');
  });

  it('binds nothing where one of the missions is broken', async () => {
    const file = join(folder, 'book.pdf');
    const broken = 'sample-missions/invalid/truncated.json';
    expect(await boothill(['export', sample('m0'), broken, '--as', 'booklet', '-o', file])).toMatchObject({
      code: 1,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('writes the same bytes every time', async () => {
    for (const product of ['sheet', 'realsize', 'booklet']) {
      const bytes = async () => readFile((await exported(['sample-missions/two-tiles.json'], product)).file);
      const first = await bytes();
      expect(first.equals(await bytes()), product).toBe(true);
    }
  });

  it('remarks on letters that its fonts lack', async () => {
    const path = join(folder, 'japanese.json');
    await writeFile(path, JSON.stringify(missionWith({ title: { en: 'At noon 正午' } })));
    const file = join(folder, 'japanese.pdf');
    const { code, complaints } = await boothill(['export', path, '--as', 'sheet', '-o', file]);
    expect(code).toBe(0);
    expect(complaints).toEqual([expect.stringMatching(/^Warning: .*正/)]);
  });
});
