import { describe, expect, it } from 'vitest';
import type { TextShape } from '../../../drawing/scene';
import { type TextStyle, textWidth } from '../../../drawing/text';
import { languages, type SentenceKey, sentence } from '../../../languages';
import { node, nodeIn } from '../../../printing/structure';
import { line, ofOneLine, pageOf, painted, printoutOf } from '../../helpers/pdf/printouts';
import { drawingOf, qpdfCheck } from '../../helpers/pdf/qpdf';
import { textBoxes, textPages } from '../../helpers/pdf/text-boxes';

const styles: readonly TextStyle[] = [
  { font: 'title', size: 3 },
  { font: 'text', size: 4 },
  { font: 'text', size: 4, weight: 700 },
];

/** The text of a page, and where its first line stands. */
async function read(text: string, style: TextStyle = { font: 'text', size: 4 }) {
  const { file, remarks } = await painted(ofOneLine(text, style));
  await qpdfCheck(file);
  const [page] = await textPages(file);
  const [boxes] = await textBoxes(file);
  return { remarks, text: page?.trim(), box: boxes?.lines[0]?.box ?? [0, 0, 0, 0], lines: boxes?.lines };
}

describe('letters on paper', () => {
  it.each(styles)(
    'are as wide as they were measured, and copied one by one: $font, $weight',
    async (style) => {
      // Pairs that are kerned and letters that would be joined.
      const words = 'AVAToTeWaYo ffi fl fi Thß œuvre “5–7” À l’été';
      const { text, box, remarks } = await read(words, style);
      expect(text).toBe(words);
      expect(box[2]).toBeCloseTo(textWidth(words, style), 1);
      expect(remarks).toEqual([]);
    },
  );

  it.each(['start', 'middle', 'end'] as const)('stand where they are anchored: %s', async (anchor) => {
    const root = node('Document');
    const tag = nodeIn(root, 'P');
    const shape: TextShape = { ...line('Dusty', 50, 30), anchor };
    const { file } = await painted(printoutOf(root, [pageOf({ tag, shapes: [shape] })]));
    const [page] = await textBoxes(file);
    const [x = 0, , width = 0] = page?.lines[0]?.box ?? [];
    expect({ start: x, middle: x + width / 2, end: x + width }[anchor]).toBeCloseTo(50, 1);
  });

  it('turn clockwise around where they stand', async () => {
    const root = node('Document');
    const tag = nodeIn(root, 'P');
    const shape: TextShape = { ...line('Dusty', 50, 20), degrees: 90 };
    const { file } = await painted(printoutOf(root, [pageOf({ tag, shapes: [shape] })]));
    const [page] = await textBoxes(file);
    const [x = 0, y = 0, width = 0, height = 0] = page?.lines[0]?.box ?? [];
    expect(y).toBeCloseTo(20, 1);
    expect(height).toBeCloseTo(textWidth('Dusty', { font: 'text', size: 4 }), 1);
    expect(x + width).toBeGreaterThan(52);
  });

  it.each(styles)(
    'that no font has are replaced where they stand, and named: $font, $weight',
    async (style) => {
      const { text, remarks, box } = await read('Go 👩‍🌾 to 町!', style);
      expect(text).toBe('Go ‹?› to ‹?›!');
      expect(remarks).toEqual([{ code: 'letters', parameters: { letters: '👩‍🌾 町' } }]);
      // Never into what follows.
      expect(box[2]).toBeLessThanOrEqual(textWidth('Go 👩‍🌾 to 町!', style));
    },
  );

  it('take from the neighbour what the font of titles lacks', async () => {
    const { text, remarks } = await read('Жизнь → Łódź', { font: 'title', size: 6 });
    expect(text).toBe('Жизнь → Łódź');
    expect(remarks).toEqual([]);
  });

  it('that are put together of parts are one', async () => {
    expect(await read('e\u0301te\u0301')).toMatchObject({ text: 'été', remarks: [] });
    expect(await read('a\u0489b')).toMatchObject({
      text: 'ab',
      remarks: [{ code: 'letters', parameters: { letters: 'a\u0489' } }],
    });
  });

  it('leave out what nobody sees, and know a space by any name', async () => {
    const { text, remarks } = await read('a\u200bb\u00adc\u202f!\ttab\u00a0: x');
    expect(text?.replaceAll(/\s/g, ' ')).toBe('abc ! tab : x');
    expect(remarks).toEqual([]);
    expect((await read('plain words\u00a0: here')).text).toBe('plain words : here');
    expect(textWidth('\u202f', styles[1] as TextStyle)).toBe(textWidth(' ', styles[1] as TextStyle));
  });

  it('are not named by the hundred', async () => {
    const signs = Array.from({ length: 30 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    const { remarks } = await read(signs.join(''));
    expect(remarks[0]?.parameters?.letters).toBe(`${signs.slice(0, 20).join(' ')} …`);
  });

  it('of which there are none need no font', async () => {
    const root = node('Document');
    const tag = nodeIn(root, 'P');
    const { file } = await painted(
      printoutOf(root, [pageOf({ tag, shapes: [line('', 5, 5), line('x', 5, 9)] })]),
    );
    expect((await drawingOf(file, 0)).match(/BT/g)).toHaveLength(1);
  });
});

describe.each(languages)('what is remarked is said in %s', (language) => {
  it.each([
    ['letters', { letters: '町' }],
    ['pictures', { count: 2 }],
  ] as const)('%s', (code, parameters) => {
    const key: SentenceKey = `print.remark.${code}`;
    expect(sentence(language, key, parameters)).toMatch(/町|2 \w/);
  });
});
