// The package gives Node another build of itself, which compresses with Node's own library: other bytes of the same
// printout. This one needs nothing of Node nor of a page, and so it is asked for by its file.
// @ts-expect-error It has no types, and those that others have made want Node.
import { PDFDocument as Untyped } from '../../node_modules/pdfkit/js/pdfkit.browser.mjs';

/** An object of the file, which is written when it ends. Text in it is a `String`; a `string` is a name. */
export interface PdfReference {
  readonly data: Record<string, unknown>;
  compress: boolean;
  end(content?: string | Uint8Array): void;
}

export interface PdfPage {
  readonly dictionary: PdfReference;
  readonly fonts: Record<string, PdfReference>;
  readonly xobjects: Record<string, PdfReference>;
  readonly ext_gstates: Record<string, PdfReference>;
  readonly annotations: PdfReference[];
}

export interface PdfFont {
  readonly id: string;
  readonly font: {
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): PdfGlyph;
  };
  /** What of it is embedded: gives the number that a glyph has there. */
  readonly subset: { includeGlyph(id: number): number };
  /** By that number, in thousandths of its size, and what letters it stands for. */
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  /** From the units of the font to thousandths. */
  readonly scale: number;
  ref(): PdfReference;
}

interface PdfGlyph {
  readonly id: number;
  readonly advanceWidth: number;
}

export interface PdfPicture {
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
  readonly obj: PdfReference;
  embed(document: PDFDocument): void;
}

export interface PdfBookmark {
  readonly outlineData: Record<string, unknown>;
  addItem(title: string, options: { readonly pageNumber: number }): PdfBookmark;
}

interface PdfOptions {
  readonly pdfVersion: '1.7';
  readonly lang: string;
  readonly font: null;
  readonly autoFirstPage: false;
  readonly displayTitle: true;
  readonly info: Record<string, string | Date>;
}

export interface PDFDocument {
  readonly info: Record<string, string | Date>;
  readonly page: PdfPage;
  readonly outline: PdfBookmark;
  /** That of the whole file. */
  readonly _root: PdfReference;
  readonly _font: PdfFont;
  on(event: 'data', listener: (chunk: Uint8Array) => void): this;
  on(event: 'end', listener: () => void): this;
  ref(data: Record<string, unknown>): PdfReference;
  font(source: Uint8Array): this;
  addPage(options: { readonly size: readonly [number, number]; readonly margin: 0 }): this;
  addContent(orders: string): this;
  openImage(bytes: Uint8Array): PdfPicture;
  /** Writes what the file says of itself. */
  endMetadata: () => void;
  end(): void;
}

export const PDFDocument = Untyped as new (options: PdfOptions) => PDFDocument;
