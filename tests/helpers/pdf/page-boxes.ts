import type { Box } from '../../../drawing/box';
import { type PdfValue, pdfObjects } from './qpdf';
import { inMillimetres } from './units';

const names = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'] as const;
/** In millimetres from the upper left corner of the page's MediaBox; those only that the page has. */
export type PageBoxes = Readonly<Partial<Record<(typeof names)[number], Box>>>;

/** The boxes of every page, not rounded as pdfinfo rounds them. */
export async function pageBoxes(file: string): Promise<PageBoxes[]> {
  const { pages, dictionary, list } = await pdfObjects(file);
  return pages.map((name) => {
    const page = dictionary(name);
    const corners = (of: PdfValue | undefined) => list(of).map(Number) as [number, number, number, number];
    const [, , , top] = corners(page['/MediaBox']);
    const boxes = names.flatMap((box): [string, Box][] => {
      const given = page[`/${box}`];
      if (given === undefined) return [];
      const [left, low, right, high] = corners(given);
      return [[box, [left, top - high, right - left, high - low].map(inMillimetres) as unknown as Box]];
    });
    return Object.fromEntries(boxes);
  });
}
