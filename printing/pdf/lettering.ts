import type { TextShape } from '../../drawing/scene';
import type { FontBytes } from '../fonts';
import type { PDFDocument, PdfFont } from './pdfkit';

/** Glyphs of one font in a row. */
export interface Glyphs {
  readonly font: PdfFont;
  /** As they are named in the subset, in hexadecimal. */
  readonly codes: string;
}

export interface Lettering {
  readonly runs: readonly Glyphs[];
  /** For a size of one. */
  readonly width: number;
}

export interface Letterer {
  readonly letter: (shape: Pick<TextShape, 'text' | 'font' | 'weight'>) => Lettering;
  /** What no font has, in the order in which it came. */
  readonly missing: ReadonlySet<string>;
}

interface Glyph extends Glyphs {
  readonly width: number;
}

/** Where a letter stands that no font has. All the glyphs of it take less room than is measured for an unknown one. */
const SUBSTITUTE = '‹?›';
const SPACE = ' ';

/**
 * Words as glyphs, each by itself: `textWidth` knows neither kerning nor ligatures, and so every line is as wide as it was
 * measured, and is copied letter by letter.
 */
export function createLetterer(document: PDFDocument, bytes: FontBytes): Letterer {
  const [title, text, bold] = [bytes.title, bytes.text, bytes.textBold].map((one) =>
    openFont(document, one),
  ) as [OpenFont, OpenFont, OpenFont];
  const missing = new Set<string>();
  const known = new Map<string, Lettering>();

  /** What Rye lacks, its neighbour may have. */
  const glyphOf = (own: OpenFont, character: string): readonly Glyph[] | undefined => {
    // Some fonts have a letter for what nobody is to see.
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return [];
    const found = own.glyphOf(character) ?? (own === title ? bold.glyphOf(character) : undefined);
    if (found) return [found];
    if (/\s/u.test(character)) return character === SPACE ? [] : glyphOf(own, SPACE);
    return /\p{Cc}/u.test(character) ? [] : undefined;
  };
  const substitute = (own: OpenFont) =>
    Array.from(SUBSTITUTE, (character) => (own === title ? bold : own).glyphOf(character)).filter(
      (glyph) => glyph !== undefined,
    );
  /** What is one sign for the eye is one substitute, however many parts it has. */
  const glyphsOfSign = (own: OpenFont, sign: string): readonly Glyph[] => {
    const parts = Array.from(sign, (character) => glyphOf(own, character));
    if (parts.includes(undefined)) missing.add(sign);
    return parts[0] === undefined ? substitute(own) : parts.flatMap((part) => part ?? []);
  };
  const glyphsOf = (own: OpenFont, words: string): readonly Glyph[] => {
    const simple = Array.from(words, (character) => glyphOf(own, character));
    if (!simple.includes(undefined)) return simple.flatMap((glyphs) => glyphs ?? []);
    return Array.from(new Intl.Segmenter('en').segment(words)).flatMap(({ segment }) =>
      glyphsOfSign(own, segment),
    );
  };

  return {
    missing,
    letter: ({ text: words, font, weight }) => {
      const own = font === 'title' ? title : weight === 700 ? bold : text;
      const key = `${own.font.id} ${words}`;
      let lettering = known.get(key);
      if (!lettering) {
        lettering = inRuns(glyphsOf(own, words.normalize('NFC')));
        known.set(key, lettering);
      }
      return lettering;
    },
  };
}

interface OpenFont {
  readonly font: PdfFont;
  readonly glyphOf: (character: string) => Glyph | undefined;
}

function openFont(document: PDFDocument, bytes: Uint8Array): OpenFont {
  const font = document.font(bytes)._font;
  const known = new Map<string, Glyph | undefined>();
  const glyphOf = (character: string) => {
    if (known.has(character)) return known.get(character);
    const glyph = taken(font, character.codePointAt(0) ?? 0);
    known.set(character, glyph);
    return glyph;
  };
  // Some glyphs serve two letters, and are copied as that which came first: a space is a space and no other kind of it.
  for (const usual of ' -') glyphOf(usual);
  return { font, glyphOf };
}

/** By itself, so that nothing of what fonts know of neighbours has to be read. */
function taken(font: PdfFont, codePoint: number): Glyph | undefined {
  if (!font.font.hasGlyphForCodePoint(codePoint)) return undefined;
  const { id, advanceWidth } = font.font.glyphForCodePoint(codePoint);
  const number = font.subset.includeGlyph(id);
  const width = advanceWidth * font.scale;
  font.widths[number] ??= width;
  font.unicode[number] ??= [codePoint];
  return { font, codes: number.toString(16).padStart(4, '0'), width: width / 1000 };
}

function inRuns(glyphs: readonly Glyph[]): Lettering {
  const runs: Glyphs[] = [];
  let width = 0;
  for (const glyph of glyphs) {
    const last = runs.at(-1);
    if (last?.font === glyph.font) runs[runs.length - 1] = { ...last, codes: last.codes + glyph.codes };
    else runs.push({ font: glyph.font, codes: glyph.codes });
    width += glyph.width;
  }
  return { runs, width };
}
