import { describe, expect, it } from 'vitest';
import type { Printout } from '../../../printing/printout';
import { worstEdge } from '../../helpers/glued-map';
import { type PageReading, reading } from '../../helpers/paper-reading';
import { printedOut, sampleSubject } from '../../helpers/paper-subjects';
import { drawnLines } from '../../helpers/pdf/drawn-lines';
import { pageBoxes } from '../../helpers/pdf/page-boxes';
import { painted } from '../../helpers/pdf/printouts';
import { qpdfCheck } from '../../helpers/pdf/qpdf';
import { flatStructure, structureOf } from '../../helpers/pdf/structure-of';
import { textBoxes } from '../../helpers/pdf/text-boxes';

// What the files themselves say, read back by programs that are not ours.

/** Every page of a file as it is drawn, and named by what stands at its foot. */
async function readingsIn(file: string): Promise<PageReading[]> {
  const [pages, texts] = [await drawnLines(file), await textBoxes(file)];
  return pages.map((lines, index) => {
    const words = texts[index]?.lines.flatMap((line) => line.words) ?? [];
    const names = words.filter(({ text }) => /^[A-Z]+\d+$/.test(text));
    const [lowest] = names.sort((one, other) => other.box[1] - one.box[1]);
    return reading(index === 0 ? undefined : lowest?.text, lines);
  });
}

async function fileOf(printout: Printout): Promise<string> {
  const { file } = await painted(printout);
  await qpdfCheck(file);
  return file;
}

describe.each([
  ['nine tiles with a train', 'm2.boothill.json', { paper: 'a4', overlap: 10 }],
  ['nine tiles with a turned train', 'm7.boothill.json', { paper: 'letter', overlap: 30 }],
  ['eight tiles, edge to edge', 'm4.boothill.json', { paper: 'a4', overlap: 0 }],
] as const)('the PDF of a map: %s', (_, name, wishes) => {
  it('meets cardboard to a fifth of a millimetre once it is glued, and has a ruler on every page', async () => {
    const subject = sampleSubject(name);
    const readings = await readingsIn(await fileOf(printedOut(subject, wishes)));
    expect(readings.length).toBeGreaterThan(9);
    for (const { ruler } of readings) {
      const [from = NaN, to = NaN] = ruler ?? [];
      expect(Math.abs(to - from - 100)).toBeLessThan(0.1);
    }
    expect(worstEdge(subject, readings)).toBeLessThan(0.2);
  });
});

describe('the PDF of a map, read aloud', () => {
  it('has a heading and a figure for every page, with the tiles that are seen there', async () => {
    const printout = printedOut(sampleSubject('m1.boothill.json'));
    const file = await fileOf(printout);
    const nodes = flatStructure(await structureOf(file));
    const figures = nodes.filter(({ role }) => role === 'Figure');
    expect(figures).toHaveLength(printout.pages.length);
    expect(figures[1]?.alternative).toContain(
      'What page A1 shows of the map, as large as life: Tile 5, face 5V',
    );
    expect(nodes.filter(({ role }) => role === 'H1')).toHaveLength(1);
    // One for each page, and one for what is to be done with them.
    expect(nodes.filter(({ role }) => role === 'H2')).toHaveLength(printout.pages.length);
  });
});

describe('the PDF for a print shop', () => {
  it('is trimmed to the map, in every box of the page', async () => {
    const file = await fileOf(printedOut(sampleSubject('m7.boothill.json'), { layout: 'one', bleed: 3 }));
    const [boxes] = await pageBoxes(file);
    const [, , width = 0, height = 0] = boxes?.TrimBox ?? [];
    expect([width, height].map((size, index) => Math.abs(size - (index === 0 ? 590 : 750)) < 0.1)).toEqual([
      true,
      true,
    ]);
    const [, , wide = 0, high = 0] = boxes?.BleedBox ?? [];
    expect(wide - width).toBeCloseTo(6, 1);
    expect(high - height).toBeCloseTo(6, 1);
    const [lines = []] = await drawnLines(file);
    const { grounds, ruler } = reading(undefined, lines);
    const [left = 0, top = 0] = boxes?.TrimBox ?? [];
    const last = grounds.map(({ box: [x, y] }) => Math.hypot(x - left - 340, y - top - 500));
    expect(Math.min(...last)).toBeLessThan(0.2);
    expect(Math.abs((ruler?.[1] ?? 0) - (ruler?.[0] ?? 0) - 100)).toBeLessThan(0.1);
  });
});

describe('the PDF of tokens', () => {
  it.each(['fold', 'long-edge', 'short-edge'] as const)(
    'keeps every word and every line on its paper: %s',
    async (backs) => {
      const subject = { ...sampleSubject('m10.boothill.json'), language: 'fr' } as const;
      const file = await fileOf(printedOut(subject, { what: 'tokens', backs, paper: 'letter' }));
      const [lines, texts] = [await drawnLines(file), await textBoxes(file)];
      for (const [index, page] of texts.entries()) {
        const corners = [
          ...page.lines.flatMap(({ box: [x, y, w, h] }) => [
            [x, y],
            [x + w, y + h],
          ]),
          ...(lines[index] ?? []).flatMap(({ points }) => points),
        ];
        expect(corners.length).toBeGreaterThan(50);
        for (const [x = NaN, y = NaN] of corners)
          expect(Math.min(x, y, page.width - x, page.height - y)).toBeGreaterThan(4);
      }
    },
  );
});
