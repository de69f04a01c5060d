import type { ReportProgress } from '../../engine';
import type { FontBytes } from '../fonts';
import type { Printout, Remark } from '../printout';
import { writeBookmarks } from './bookmarks';
import { joinedBytes } from './joined-bytes';
import { createLetterer } from './lettering';
import { createLinks } from './links';
import { metadataOf } from './metadata';
import { createOpacities } from './opacities';
import { paintPage } from './paint-page';
import { PDFDocument, type PdfReference } from './pdfkit';
import { createPictures } from './pictures';
import { createStructure } from './structure-in-file';

interface PaintedPdf {
  readonly bytes: Uint8Array;
  readonly remarks: Remark[];
}

const PROGRAM = 'Boothill';

/**
 * A printout as a tagged PDF: the same bytes for the same printout, wherever it is painted. It throws for a printout that is
 * not whole, which is our own mistake.
 */
export async function paintPdf(
  printout: Printout,
  { fonts, report }: { readonly fonts: FontBytes; readonly report?: ReportProgress },
): Promise<PaintedPdf> {
  const document = openDocument(printout);
  const bytes = bytesOf(document);
  const lost = new Set<string>();
  const letterer = createLetterer(document, fonts);
  const structure = createStructure(document, printout.structure);
  const links = createLinks(document);
  const workshop = {
    document,
    palette: printout.palette,
    structure,
    links,
    letterer,
    pictures: createPictures(document, lost),
    opacities: createOpacities(document),
  };
  const pages: PdfReference[] = [];
  for (const [index, page] of printout.pages.entries()) {
    paintPage(workshop, page);
    pages.push(document.page.dictionary);
    report?.(index + 1, printout.pages.length);
    // What is written so far can be taken away.
    await Promise.resolve();
  }
  structure.write();
  links.write(pages);
  writeBookmarks(document, printout.bookmarks, pages);
  document.end();
  return { bytes: await bytes, remarks: [...printout.remarks, ...remarksOf(letterer.missing, lost)] };
}

function openDocument(printout: Printout): PDFDocument {
  const document = new PDFDocument({
    pdfVersion: '1.7',
    lang: printout.language,
    font: null,
    autoFirstPage: false,
    displayTitle: true,
    info: {
      Title: printout.title,
      ...(printout.author && { Author: printout.author }),
      Creator: PROGRAM,
      Producer: PROGRAM,
      CreationDate: new Date(0),
    },
  });
  // It has asked for a day, to make an id of it; there is none that would be the same tomorrow.
  delete document.info.CreationDate;
  document._root.data.MarkInfo = document.ref({ Marked: true });
  // Its own takes titles for XML.
  document.endMetadata = () => {
    const metadata = document.ref({ Type: 'Metadata', Subtype: 'XML' });
    metadata.compress = false;
    metadata.end(metadataOf(printout, PROGRAM));
    document._root.data.Metadata = metadata;
  };
  return document;
}

function bytesOf(document: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    document.on('end', () => resolve(joinedBytes(chunks)));
  });
}

const MOST_LETTERS = 20;

function remarksOf(missing: ReadonlySet<string>, lost: ReadonlySet<string>): Remark[] {
  const remarks: Remark[] = [];
  if (missing.size > 0) {
    const letters = [...missing].slice(0, MOST_LETTERS).join(' ');
    remarks.push({
      code: 'letters',
      parameters: { letters: missing.size > MOST_LETTERS ? `${letters} …` : letters },
    });
  }
  if (lost.size > 0) remarks.push({ code: 'pictures', parameters: { count: lost.size } });
  return remarks;
}
