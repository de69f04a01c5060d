import { describe, expect, it } from 'vitest';
import type { Page, Printout } from '../../../printing/printout';
import { node, nodeIn } from '../../../printing/structure';
import { fontsOf } from '../../helpers/pdf/fonts-of';
import { pageBoxes } from '../../helpers/pdf/page-boxes';
import { line, ofOneLine, pageOf, painted, printoutOf } from '../../helpers/pdf/printouts';
import { pdfObjects, qpdfCheck, textOf } from '../../helpers/pdf/qpdf';
import { textBoxes, textPages } from '../../helpers/pdf/text-boxes';

function twoPages(): Printout {
  const root = node('Document');
  const [title, first, second] = [nodeIn(root, 'H1'), nodeIn(root, 'P'), nodeIn(root, 'P')];
  const cut: Page = {
    width: 120,
    height: 80.5,
    trim: [10, 5, 100, 70],
    bleed: 3,
    entries: [
      { tag: second, shapes: [line('Second page', 20, 30)] },
      { tag: 'pagination', shapes: [line('2', 60, 70)] },
    ],
  };
  const whole = pageOf(
    { tag: title, shapes: [line('Howdy', 10, 10, { font: 'title', size: 8 })] },
    {
      tag: first,
      shapes: [
        line('First page,', 10, 20),
        line('fine and dandy', 10, 26, { font: 'text', size: 4, weight: 700 }),
      ],
    },
    { tag: 'background', shapes: [{ kind: 'circle', centre: [50, 50], radius: 5, fill: 'red' }] },
  );
  return printoutOf(root, [whole, cut], {
    author: 'Ann',
    language: 'fr',
    bookmarks: [{ title: 'Première', page: 0, children: [{ title: 'Two', page: 1 }] }],
    remarks: [{ code: 'kept' }],
  });
}

describe('a painted PDF', () => {
  it('is whole, says what it is, and where its parts are', async () => {
    const { file, remarks } = await painted(twoPages());
    await qpdfCheck(file);
    expect(remarks).toEqual([{ code: 'kept' }]);
    const { catalog, dictionary, list, all } = await pdfObjects(file);
    expect(catalog).toMatchObject({ '/Lang': 'u:fr', '/PageMode': '/UseOutlines' });
    expect(dictionary(catalog['/MarkInfo'])).toEqual({ '/Marked': true });
    expect(dictionary(catalog['/ViewerPreferences'])).toEqual({ '/DisplayDocTitle': true });
    const info = dictionary(dictionary(all.get('trailer'))['/Info']);
    expect(Object.keys(info).sort()).toEqual(['/Author', '/Creator', '/Producer', '/Title']);
    const first = dictionary(dictionary(catalog['/Outlines'])['/First']);
    expect(textOf(first['/Title'])).toBe('Première');
    const inner = dictionary(first['/First']);
    expect(textOf(inner['/Title'])).toBe('Two');
    expect(list(inner['/Dest']).slice(1)).toEqual(['/XYZ', null, null, null]);
  });

  it('embeds of its fonts what it needs', async () => {
    const { file, bytes } = await painted(twoPages());
    const fonts = await fontsOf(file);
    expect(fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
      'AlegreyaSans-Bold',
      'AlegreyaSans-Regular',
      'Rye-Regular',
    ]);
    for (const font of fonts)
      expect(font).toMatchObject({ isEmbedded: true, isSubset: true, hasLetters: true });
    expect(bytes.length).toBeLessThan(40_000);
    expect(await fontsOf((await painted(ofOneLine('Howdy'))).file)).toHaveLength(1);
  });

  it('has its words where they were put, in order', async () => {
    const { file } = await painted(twoPages());
    expect(await textPages(file)).toEqual([
      expect.stringMatching(/^Howdy\s+First page,\s+fine and dandy\s+$/),
      expect.stringMatching(/^Second page\s+2\s+$/),
    ]);
    const [first] = await textBoxes(file);
    const [x = 0, y = 0, , height = 0] = first?.lines.at(-1)?.box ?? [];
    expect(x).toBeCloseTo(10, 1);
    expect(y).toBeLessThan(26);
    expect(y + height).toBeGreaterThan(26);
  });

  it('has boxes of exactly the size that was asked for', async () => {
    const { file } = await painted(twoPages());
    const boxes = (await pageBoxes(file)).map((all) =>
      Object.fromEntries(
        Object.entries(all).map(([name, box]) => [name, box.map((side) => Math.round(side * 1e5) / 1e5)]),
      ),
    );
    const whole = [0, 0, 100, 60];
    expect(boxes).toEqual([
      { MediaBox: whole, CropBox: whole, BleedBox: whole, TrimBox: whole },
      {
        MediaBox: [0, 0, 120, 80.5],
        CropBox: [0, 0, 120, 80.5],
        BleedBox: [7, 2, 106, 76],
        TrimBox: [10, 5, 100, 70],
      },
    ]);
  });

  it('is the same twice', async () => {
    const [one, other] = [await painted(twoPages()), await painted(twoPages())];
    expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true);
  });
});
