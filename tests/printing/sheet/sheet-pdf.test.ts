import { describe, expect, it } from 'vitest';
import { type Box, common } from '../../../drawing/box';
import type { Shape } from '../../../drawing/scene';
import { movedShape } from '../../../drawing/transform';
import { type OptionsOf, usualOptions } from '../../../printing/options';
import type { Page } from '../../../printing/printout';
import { sheetPrintout } from '../../../printing/sheet/sheet-printout';
import { fontsOf } from '../../helpers/pdf/fonts-of';
import { painted } from '../../helpers/pdf/printouts';
import { qpdfCheck } from '../../helpers/pdf/qpdf';
import { flatStructure, structureOf } from '../../helpers/pdf/structure-of';
import { type TextBox, textBoxes } from '../../helpers/pdf/text-boxes';
import { isDrawing } from '../../helpers/printing/page-texts';
import { readAloud } from '../../helpers/printing/read-aloud';
import { sampleSubject } from '../../helpers/printing/sample-subjects';

const usual = usualOptions('sheet');
const wishes: readonly (readonly [string, OptionsOf<'sheet'>])[] = [
  ['m1.boothill.json', usual],
  ['m4.boothill.json', { ...usual, language: 'fr', ink: 'saver', paper: 'letter' }],
  ['m9.boothill.json', { ...usual, language: 'both', ink: 'grey' }],
];
/** Boxes of fonts reach further than their letters do. */
const SLACK = 0.05;

describe('a sheet as a PDF, read back by other programs', () => {
  it('shows words that meet, where there are some', async () => {
    const sound = sheetPrintout(sampleSubject('m1.boothill.json'), usual);
    const again = sound.pages.map((page) => ({
      ...page,
      entries: [...page.entries, { tag: 'layout' as const, shapes: titlesOf(page) }],
    }));
    const [page] = await textBoxes((await painted({ ...sound, pages: again })).file);
    expect(meeting(page?.lines.flatMap(({ words }) => words) ?? [])).toContain('Tickets, / Tickets,');
  });

  it.each(wishes)('%s: no words meet, and all are there', async (name, wish) => {
    const printout = sheetPrintout(sampleSubject(name), wish);
    const { file, remarks } = await painted(printout);
    await qpdfCheck(file);
    expect(remarks).toEqual(printout.remarks);
    const pages = await textBoxes(file);
    expect(pages).toHaveLength(printout.pages.length);
    pages.forEach(({ lines, width, height }, index) => {
      const page = printout.pages[index];
      expect([width, height]).toEqual([
        expect.closeTo(page?.width ?? 0, 1),
        expect.closeTo(page?.height ?? 0, 1),
      ]);
      const words = lines.flatMap((line) => line.words).filter(({ box }) => page && !isDrawn(box, page));
      expect(meeting(words)).toEqual([]);
    });
    const said = pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => text)));
    const counts = countsOf(said);
    for (const [word, count] of countsOf(
      readAloud(printout).flatMap(({ text }) => text.split(/[\s\u00a0]+/)),
    )) {
      expect(counts.get(word) ?? 0, word).toBeGreaterThanOrEqual(count);
    }
    expect((await fontsOf(file)).every(({ isEmbedded, isSubset }) => isEmbedded && isSubset)).toBe(true);
  });

  it('has its headings, lists, tables and figures in the structure of the file', async () => {
    const { file } = await painted(sheetPrintout(sampleSubject('m1.boothill.json'), usual));
    const nodes = flatStructure(await structureOf(file));
    const roles = nodes.map(({ role }) => role);
    expect(roles.slice(0, 3)).toEqual(['Document', 'H1', 'L']);
    for (const role of ['H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(roles).toContain(role);
    }
    const [map] = nodes.filter(({ role }) => role === 'Figure');
    expect(map?.alternative?.length).toBeGreaterThan(20);
    expect(map?.box?.[2]).toBeGreaterThan(100);
  });
});

/** The letters of the title, a little to the right of where they were. */
function titlesOf({ entries }: Page): Shape[] {
  return entries
    .filter(({ tag }) => typeof tag !== 'string' && tag.role === 'H1')
    .flatMap(({ shapes }) => shapes.map((shape) => movedShape(shape, [1, 0])));
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Letters of maps, plans and legends stand where the map has them. */
function isDrawn([x, y, width, height]: Box, { entries }: Page): boolean {
  const drawn = entries.filter(({ tag }) => isDrawing(tag));
  return drawn.some(({ shapes, at = [0, 0], scale = 1 }) =>
    shapes.some((shape) => {
      if (shape.kind !== 'text') return false;
      const [left, baseline] = [at[0] + shape.at[0] * scale, at[1] + shape.at[1] * scale];
      const far = shape.size * scale * (shape.text.length + 1);
      return Math.abs(x + width / 2 - left) < far && Math.abs(y + height / 2 - baseline) < far;
    }),
  );
}

function meeting(words: readonly TextBox[]): string[] {
  return words.flatMap(({ text, box }, index) =>
    words
      .slice(index + 1)
      .filter((other) => {
        const shared = common(box, other.box);
        return shared !== undefined && shared[2] > SLACK && shared[3] > SLACK;
      })
      .map((other) => `${text} / ${other.text}`),
  );
}
