import { describe, expect, it } from 'vitest';
import type { TextShape } from '../../../drawing/scene';
import { textWidth } from '../../../drawing/text';
import type { Entry } from '../../../printing/printout';
import { node, nodeIn, type StructureNode } from '../../../printing/structure';
import { line, pageOf, painted, printoutOf } from '../../helpers/pdf/printouts';
import { saidBy } from '../../helpers/pdf/programs';
import { drawingOf, pdfObjects, qpdfCheck } from '../../helpers/pdf/qpdf';
import { flatStructure, structureOf } from '../../helpers/pdf/structure-of';
import { textBoxes, textPages } from '../../helpers/pdf/text-boxes';

/** Something of everything, drawn in another order than it is read. */
function everything() {
  const root = node('Document');
  const entries: Entry[] = [];
  let y = 4;
  const say = (tag: StructureNode, text: string) => {
    y += 4;
    entries.push({ tag, shapes: [line(text, 5, y, { font: 'text', size: 3 })] });
  };
  const sect = nodeIn(root, 'Sect', { language: 'fr' });
  say(nodeIn(sect, 'H1'), 'Titre');
  say(nodeIn(sect, 'P'), 'Alinéa');
  for (const [label, words] of [
    ['1.', 'un'],
    ['•', 'deux'],
  ] as const) {
    const list = nodeIn(sect, 'L');
    const item = nodeIn(list, 'LI');
    say(nodeIn(item, 'Lbl'), label);
    say(nodeIn(item, 'LBody'), words);
  }
  const table = nodeIn(root, 'Table');
  const row = nodeIn(table, 'TR');
  say(nodeIn(row, 'TH', { scope: 'Column' }), 'Head');
  const cells = nodeIn(table, 'TR');
  say(nodeIn(cells, 'TD'), 'Cell');
  nodeIn(cells, 'TD');
  const figure = nodeIn(root, 'Figure', { alternative: 'A square, and a “dot”' });
  entries.push({
    tag: figure,
    at: [60, 20],
    scale: 0.5,
    clip: [60, 20, 10, 30],
    shapes: [
      {
        kind: 'path',
        outlines: [
          [
            [0, 0],
            [40, 0],
            [40, 40],
            [0, 40],
          ],
        ],
        fill: 'red',
      },
    ],
  });
  const contents = nodeIn(root, 'TOC');
  const first = nodeIn(contents, 'TOCI');
  entries.push({ tag: first, shapes: [line('To the second page', 60, 55)], leadsTo: 1 });
  entries.push({ tag: 'layout', shapes: [{ kind: 'circle', centre: [90, 10], radius: 3, fill: 'blue' }] });
  const last = nodeIn(root, 'P');
  const second = pageOf(
    { tag: last, shapes: [line('The end', 5, 10)] },
    { tag: 'pagination', shapes: [line('2', 50, 55)] },
  );
  return printoutOf(root, [pageOf(...entries.reverse()), second]);
}

const roles = (nodes: Parameters<typeof flatStructure>[0]) => flatStructure(nodes).map(({ role }) => role);

describe('the structure of a painted PDF', () => {
  it('has the roles of the printout in the order in which it is read', async () => {
    const { file } = await painted(everything());
    await qpdfCheck(file);
    const all = await structureOf(file);
    expect(roles(all)).toEqual([
      ...['Document', 'Sect', 'H1', 'P'],
      ...['L', 'LI', 'Lbl', 'LBody', 'L', 'LI', 'Lbl', 'LBody'],
      ...['Table', 'TR', 'TH', 'TR', 'TD', 'TD'],
      ...['Figure', 'TOC', 'TOCI', 'Link', 'P'],
    ]);
    const flat = flatStructure(all);
    const one = (role: string) => flat.filter((each) => each.role === role);
    expect(one('Sect')[0]?.language).toBe('fr');
    expect(one('L').map(({ numbering }) => numbering)).toEqual(['Decimal', 'Disc']);
    expect(one('TH')[0]?.scope).toBe('Column');
    const [figure] = one('Figure');
    expect(figure?.alternative).toBe('A square, and a “dot”');
    // Half as large as life, seen through a window, and counted from below.
    expect(figure?.box?.map((side) => Math.round(side * 1000) / 1000)).toEqual([60, 20, 10, 20]);
    expect(flat.at(-1)?.marks).toEqual([{ page: 1, number: 0 }]);
  });

  it('owns every mark on a page, and every mark has an owner', async () => {
    const { file } = await painted(everything());
    const flat = flatStructure(await structureOf(file));
    const { pages, dictionary, catalog, list, at } = await pdfObjects(file);
    const numbers = list(dictionary(dictionary(catalog['/StructTreeRoot'])['/ParentTree'])['/Nums']);
    for (const [index, name] of pages.entries()) {
      const drawing = await drawingOf(file, index);
      const drawn = [...drawing.matchAll(/\/MCID (\d+)/g)].map(([, number]) => Number(number));
      const owned = flat.flatMap(({ marks }) => marks.filter(({ page }) => page === index));
      expect(owned.map(({ number }) => number).sort((a, b) => a - b)).toEqual(drawn);
      const parents = list(numbers[numbers.indexOf(dictionary(name)['/StructParents'] ?? null) + 1]);
      expect(parents).toHaveLength(drawn.length);
      const named = [...drawing.matchAll(/\/(\w+) <<\/MCID/g)].map(([, role]) => `/${role}`);
      expect(parents.map((parent) => dictionary(parent)['/S'])).toEqual(named);
    }
    expect(at(catalog['/StructTreeRoot'])).toMatchObject({ '/ParentTreeNextKey': 3 });
  });

  it('leaves nothing drawn outside of a mark', async () => {
    const { file } = await painted(everything());
    const drawing = await drawingOf(file, 0);
    const outside = drawing.replaceAll(/^\/.* BDC$[^]*?^EMC$/gm, '');
    expect(outside).not.toMatch(/\b(re|m|l|c|f|S|Tj|Do|BT)$/m);
    expect(drawing).toContain('/Artifact <</Type /Layout>> BDC');
    expect(await drawingOf(file, 1)).toContain('/Artifact <</Type /Pagination>> BDC');
    expect(drawing.match(/BDC/g)).toHaveLength(drawing.match(/^EMC$/gm)?.length ?? 0);
  });

  it('leads from an entry to the page it names', async () => {
    const { file } = await painted(everything());
    const { pages, dictionary, list } = await pdfObjects(file);
    const [link] = list(dictionary(pages[0])['/Annots']).map(dictionary);
    expect(link).toMatchObject({
      '/Subtype': '/Link',
      '/Contents': 'u:To the second page',
      '/StructParent': 2,
      '/F': 4,
    });
    expect(list(link?.['/Dest'])[0]).toBe(pages[1]);
    const box = list(link?.['/Rect']).map((side) => Math.round((Number(side) * 25.4) / 72));
    expect(box[0]).toBe(60);
    expect(box[1]).toBeLessThan(5);
    const flat = flatStructure(await structureOf(file));
    expect(flat.filter(({ links }) => links > 0).map(({ role }) => role)).toEqual(['Link']);
    expect((await textPages(file))[1]).toContain('The end');
  });
});

it('is read aloud word by word, where text stands apart', async () => {
  const root = node('Document');
  const [words, figure] = [nodeIn(root, 'P'), nodeIn(root, 'Figure', { alternative: 'Labels' })];
  const bold = { font: 'text', size: 4, weight: 700 } as const;
  const width = textWidth('Goal', bold);
  const number: TextShape = { ...line('12', 90, 10), anchor: 'end' };
  const { file } = await painted(
    printoutOf(root, [
      pageOf(
        {
          tag: words,
          shapes: [line('Goal', 5, 10, bold), line(': hold', 5 + width, 10), number, line('2nd', 5, 15)],
        },
        { tag: figure, shapes: [line('A', 20, 30), { ...line('B', 20, 40), anchor: 'middle' }] },
      ),
    ]),
  );
  await qpdfCheck(file);
  const said = await saidBy('pdfinfo', ['-struct-text', file]);
  expect(said).toContain('"Goal: hold 122nd"');
  expect(said).toContain('"A B"');
  // The space stands before the text, which stays where it is.
  const [page] = await textBoxes(file);
  const words12 = page?.lines.flatMap((one) => one.words).find(({ text }) => text.startsWith('12'));
  const [x = 0, , wide = 0] = words12?.box ?? [];
  expect(x + wide).toBeCloseTo(90, 1);
});

describe('what a printout has wrong is our own mistake', () => {
  const words = [line('words', 5, 5)];
  it.each([
    [
      'an entry of a node that stands nowhere',
      () => printoutOf(node('Document'), [pageOf({ tag: node('P'), shapes: words })]),
    ],
    [
      'a node for which nothing is painted',
      () => printoutOf(node('Document', {}, [node('P')]), [pageOf({ tag: 'layout', shapes: words })]),
    ],
    [
      'a figure that does not say what it shows',
      () => {
        const tag = node('Figure');
        return printoutOf(node('Document', {}, [tag]), [pageOf({ tag, shapes: words })]);
      },
    ],
    [
      'a heading of a table that does not say of what',
      () => {
        const tag = node('TH');
        const table = node('Table', {}, [node('TR', {}, [tag])]);
        return printoutOf(node('Document', {}, [table]), [pageOf({ tag, shapes: words })]);
      },
    ],
    [
      'words in what only holds others together',
      () => {
        const tag = node('Sect');
        return printoutOf(node('Document', {}, [tag]), [pageOf({ tag, shapes: words })]);
      },
    ],
    [
      'a node in two places',
      () => {
        const tag = node('P');
        return printoutOf(node('Document', {}, [tag, tag]), [pageOf({ tag, shapes: words })]);
      },
    ],
    [
      'a structure that begins with something else',
      () => {
        const tag = node('P');
        return printoutOf(tag, [pageOf({ tag, shapes: words })]);
      },
    ],
    [
      'a link that leads to a page that is not there',
      () => {
        const tag = node('P');
        return printoutOf(node('Document', {}, [tag]), [pageOf({ tag, shapes: words, leadsTo: 1 })]);
      },
    ],
    [
      'a link that nobody reads',
      () => printoutOf(node('Document'), [pageOf({ tag: 'layout', shapes: words, leadsTo: 0 })]),
    ],
  ])('%s', async (_what, wrong) => {
    await expect(painted(wrong())).rejects.toThrow(/^(A|An|Nothing|Something|What) /);
  });
});
