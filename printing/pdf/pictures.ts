import { bytesOfBase64 } from './base64';
import type { PDFDocument, PdfReference } from './pdfkit';
import { embedPng } from './png/embed-png';

/** Which way its rows go on, and where its first corner stands, in a picture that is one by one. */
type Turned = readonly [rowX: number, rowY: number, upX: number, upY: number, x: number, y: number];

export interface PaintedPicture {
  readonly name: string;
  readonly object: PdfReference;
  readonly turned: Turned;
}

/** A picture by its address; nothing where it cannot be embedded. */
export type Pictures = (href: string) => PaintedPicture | undefined;

/** As cameras count the ways in which they may be held, beginning with one. */
const ways: readonly Turned[] = [
  [1, 0, 0, -1, 0, 1],
  [-1, 0, 0, -1, 1, 1],
  [-1, 0, 0, 1, 1, 0],
  [1, 0, 0, 1, 0, 0],
  [0, 1, -1, 0, 1, 0],
  [0, 1, 1, 0, 0, 0],
  [0, -1, 1, 0, 0, 1],
  [0, -1, -1, 0, 1, 1],
];
const [upright] = ways as [Turned];

/** Each is embedded once, however often it is painted. What was of no use is noted in `lost`. */
export function createPictures(document: PDFDocument, lost: Set<string>): Pictures {
  const known = new Map<string, PaintedPicture | undefined>();
  return (href) => {
    if (known.has(href)) return known.get(href);
    const embedded = embed(document, href);
    if (!embedded) lost.add(href);
    const picture = embedded && { name: `I${known.size}`, ...embedded };
    known.set(href, picture);
    return picture;
  };
}

function embed(document: PDFDocument, href: string): Omit<PaintedPicture, 'name'> | undefined {
  const [, kind, content] = /^data:image\/(png|jpeg);base64,(.*)$/.exec(href) ?? [];
  if (content === undefined) return undefined;
  const bytes = bytesOfBase64(content);
  if (kind === 'jpeg') return embedJpeg(document, bytes);
  const object = embedPng(document, bytes);
  return object && { object, turned: upright };
}

function embedJpeg(document: PDFDocument, bytes: Uint8Array): Omit<PaintedPicture, 'name'> | undefined {
  try {
    const picture = document.openImage(bytes);
    if (!(picture.width > 0 && picture.height > 0)) return undefined;
    picture.embed(document);
    return { object: picture.obj, turned: ways[picture.orientation - 1] ?? upright };
  } catch {
    return undefined;
  }
}
