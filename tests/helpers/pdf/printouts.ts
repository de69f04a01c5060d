import { boardPalettes } from '../../../drawing/palette';
import type { TextStyle } from '../../../drawing/text';
import { textLine } from '../../../drawing/text';
import { paintPdf } from '../../../printing/pdf/paint-pdf';
import type { Entry, Page, Printout } from '../../../printing/printout';
import { node, nodeIn, type StructureNode } from '../../../printing/structure';
import { fontBytes } from './font-bytes';
import { pdfFile } from './pdf-file';

/** A small page of paper, and a printout of nothing else. */
export function pageOf(...entries: Entry[]): Page {
  return { width: 100, height: 60, entries };
}

export function printoutOf(structure: StructureNode, pages: Page[], more: Partial<Printout> = {}): Printout {
  return {
    title: 'Tom & <Jerry>: École',
    language: 'en',
    palette: boardPalettes.light,
    pages,
    structure,
    bookmarks: [],
    remarks: [],
    ...more,
  };
}

const usual: TextStyle = { font: 'text', size: 4 };

/** A line of words that begins there. */
export function line(text: string, x: number, y: number, style: TextStyle = usual) {
  return textLine(text, [x, y], style, 'ink', 'start');
}

/** One page with one line of it, as simply as it can be said. */
export function ofOneLine(text: string, style: TextStyle = usual): Printout {
  const root = node('Document');
  const tag = nodeIn(root, 'P');
  return printoutOf(root, [pageOf({ tag, shapes: [line(text, 10, 20, style)] })]);
}

/** The file of a printout, and what was remarked. */
export async function painted(printout: Printout) {
  const { bytes, remarks } = await paintPdf(printout, { fonts: fontBytes() });
  return { bytes, remarks, file: await pdfFile(bytes) };
}
