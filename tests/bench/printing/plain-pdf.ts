import PDFDocument from 'pdfkit';
import { boardPalettes } from '../../../drawing/palette';
import type { Entry, Printout } from '../../../printing/printout';
import { node, nodeIn } from '../../../printing/structure';

const [COLUMNS, STEP, SIZE] = [200, 1, 0.8];

const placeOf = (index: number) => [(index % COLUMNS) * STEP, Math.floor(index / COLUMNS) * STEP] as const;

/** So many rectangles as somebody draws them with pdfkit alone, without saying what they are. */
export function plainPdf(count: number): Promise<number> {
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  let bytes = 0;
  document.on('data', ({ length }: Uint8Array) => {
    bytes += length;
  });
  const ended = new Promise<number>((resolve) => document.on('end', () => resolve(bytes)));
  for (let index = 0; index < count; index++) {
    const [x, y] = placeOf(index);
    document.rect(x * 2.5, y * 2.5, SIZE * 2.5, SIZE * 2.5).fill(index % 2 === 0 ? '#a3321f' : '#2f5d7c');
  }
  document.end();
  return ended;
}

/** The same as a printout. */
export function plainPrintout(count: number): Printout {
  const root = node('Document');
  const tag = nodeIn(root, 'Figure', { alternative: 'Rectangles' });
  const shapes: Entry['shapes'] = Array.from({ length: count }, (_, index) => {
    const [x, y] = placeOf(index);
    const outline = [
      [x, y],
      [x + SIZE, y],
      [x + SIZE, y + SIZE],
      [x, y + SIZE],
    ] as const;
    return { kind: 'path', outlines: [outline], fill: index % 2 === 0 ? 'red' : 'blue' };
  });
  return {
    title: 'Rectangles',
    language: 'en',
    palette: boardPalettes.light,
    pages: [{ width: 210, height: 297, entries: [{ tag, shapes }] }],
    structure: root,
    bookmarks: [],
    remarks: [],
  };
}
