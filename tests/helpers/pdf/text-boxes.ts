import type { Box } from '../../../drawing/box';
import { saidBy } from './programs';
import { inMillimetres } from './units';

/** Words where they stand, in millimetres from the upper left corner of their page. */
export interface TextBox {
  readonly text: string;
  readonly box: Box;
}

export interface TextLine extends TextBox {
  readonly words: readonly TextBox[];
}

export interface TextPage {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** What pdftotext finds on every page. A box reaches from the highest to the lowest letter of its font, so that those of lines may meet. */
export async function textBoxes(file: string): Promise<TextPage[]> {
  const xml = await saidBy('pdftotext', ['-bbox-layout', '-enc', 'UTF-8', file, '-']);
  return parts(xml, 'page').map(({ attributes, inner }) => ({
    width: number(attributes, 'width'),
    height: number(attributes, 'height'),
    lines: parts(inner, 'line').map((line) => {
      const words = parts(line.inner, 'word').map((word) => ({
        text: plain(word.inner),
        box: boxOf(word.attributes),
      }));
      return { text: words.map(({ text }) => text).join(' '), box: boxOf(line.attributes), words };
    }),
  }));
}

/** The text of a file as pdftotext reads it, page by page. */
export async function textPages(file: string): Promise<string[]> {
  const text = await saidBy('pdftotext', ['-enc', 'UTF-8', file, '-']);
  return text.split('\f').slice(0, -1);
}

function parts(xml: string, tag: string) {
  const found = xml.matchAll(new RegExp(`<${tag}( [^>]*)?>(.*?)</${tag}>`, 'gs'));
  return [...found].map(([, attributes = '', inner = '']) => ({ attributes, inner }));
}

function boxOf(attributes: string): Box {
  const [x, y] = [number(attributes, 'xMin'), number(attributes, 'yMin')];
  return [x, y, number(attributes, 'xMax') - x, number(attributes, 'yMax') - y];
}

function number(attributes: string, name: string): number {
  return inMillimetres(Number(new RegExp(` ${name}="([^"]+)"`).exec(attributes)?.[1]));
}

function plain(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
