import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { fontBytes } from '../../helpers/pdf/font-bytes';
import { fontsOf } from '../../helpers/pdf/fonts-of';
import { pageBoxes } from '../../helpers/pdf/page-boxes';
import { pdfFile } from '../../helpers/pdf/pdf-file';
import { drawingOf, qpdfCheck } from '../../helpers/pdf/qpdf';
import { flatStructure, structureOf } from '../../helpers/pdf/structure-of';
import { textBoxes, textPages } from '../../helpers/pdf/text-boxes';

// What the readers say of a file that somebody else's program has made.

async function strangersBytes(): Promise<Uint8Array> {
  const document = new PDFDocument({ size: [200, 100], margin: 10, tagged: true, pdfVersion: '1.7' });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.registerFont('text', Buffer.from(fontBytes().text)).font('text').fontSize(10);
  const said = { alt: 'Two words', bbox: [10, 20, 60, 30] };
  const figure = document.struct('Figure', said, () => document.text('Howdy, <partner>', 10, 20));
  document.addStructure(document.struct('Document', { lang: 'fr' }, [figure]));
  Object.assign(document.page.dictionary.data, { TrimBox: [10, 20, 190, 90] });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

const millimetres = (points: number) => (points * 25.4) / 72;

it('are read as they are', async () => {
  const file = await pdfFile(await strangersBytes());
  await qpdfCheck(file);
  const [page] = await textBoxes(file);
  expect(page).toMatchObject({ width: millimetres(200), height: millimetres(100) });
  const [line] = page?.lines ?? [];
  expect(line?.text).toBe('Howdy, <partner>');
  expect(line?.words.map(({ text }) => text)).toEqual(['Howdy,', '<partner>']);
  expect(line?.box[0]).toBeCloseTo(millimetres(10), 1);
  expect(await textPages(file)).toEqual([expect.stringContaining('Howdy, <partner>')]);
  expect(await fontsOf(file)).toEqual([
    {
      name: expect.stringMatching(/^[A-Z]{6}\+AlegreyaSans-Regular$/) as unknown,
      type: 'CID TrueType',
      isEmbedded: true,
      isSubset: true,
      hasLetters: true,
    },
  ]);
  const [boxes] = await pageBoxes(file);
  expect(boxes?.MediaBox).toEqual([0, 0, millimetres(200), millimetres(100)]);
  expect(boxes?.TrimBox?.map((side) => Math.round((side * 72) / 25.4))).toEqual([10, 10, 180, 70]);
  expect(boxes).not.toHaveProperty('BleedBox');
  const [root, ...others] = await structureOf(file);
  expect(others).toEqual([]);
  expect(root).toMatchObject({ role: 'Document', language: 'fr', children: [{ alternative: 'Two words' }] });
  const [, figure] = flatStructure(root ? [root] : []);
  expect(figure?.box?.map((side) => Math.round((side * 72) / 25.4))).toEqual([10, 70, 50, 10]);
  expect(figure?.marks).toEqual([{ page: 0, number: 0 }]);
  expect(await drawingOf(file, 0)).toContain('/Figure');
});

it('say of a file that is cut off that it is broken', async () => {
  const bytes = await strangersBytes();
  const file = await pdfFile(bytes.slice(0, bytes.length / 2));
  await expect(qpdfCheck(file)).rejects.toThrow(/qpdf/);
});
