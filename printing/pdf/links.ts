import type { Entry } from '../printout';
import { boundsOfEntry } from './bounds-of-entry';
import type { PDFDocument, PdfReference } from './pdfkit';
import type { OpenPage } from './structure-in-file';
import { corners } from './units';

export interface Links {
  /** A link over all of an entry. */
  readonly add: (entry: Entry, to: number, open: OpenPage) => PdfReference;
  /** Writes them, when every page is there. */
  readonly write: (pages: readonly PdfReference[]) => void;
}

/** To be printed, too, although there is nothing of it to be seen. */
const PRINTED = 4;

export function createLinks(document: PDFDocument): Links {
  const open: { readonly link: PdfReference; readonly to: number }[] = [];
  return {
    add: (entry, to, { page }) => {
      const words = entry.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
      const link = document.ref({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: corners(boundsOfEntry(entry, page) ?? [0, 0, 0, 0], page.height),
        Border: [0, 0, 0],
        F: PRINTED,
        Contents: new String(words.join(' ')),
      });
      document.page.annotations.push(link);
      open.push({ link, to });
      return link;
    },
    write: (pages) => {
      for (const { link, to } of open) {
        link.data.Dest = placeOn(pages, to);
        link.end();
      }
    },
  };
}

/** The top of a page, shown as large as whoever reads has it. */
export function placeOn(pages: readonly PdfReference[], index: number): unknown[] {
  const page = pages[index];
  if (!page) throw new Error(`Something leads to page ${index}, and there are ${pages.length}`);
  return [page, 'XYZ', null, null, null];
}
