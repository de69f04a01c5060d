import type { Point } from '../../drawing/scene';
import type { Language, Say } from '../../languages';
import type { OptionsOf } from '../options';
import type { Bookmark, Entry, Page } from '../printout';
import type { Made } from '../refusal';
import { node, nodeIn, type StructureNode } from '../structure';
import { footEntries } from './foot';
import { type PageFrame, pageFrame } from './page-frame';
import type { PaperToken } from './paper-tokens';
import { MOST_PAGES, type Sheets } from './sheets';
import { TextColumn } from './text-column';
import { backEntries, frontEntries } from './token-page';
import { laidInRows } from './token-rows';
import { PLAIN } from './type';

type Options = Pick<OptionsOf<'realsize'>, 'paper' | 'backs'>;

interface Reader {
  readonly title: string;
  readonly language: Language;
  readonly say: Say;
}

/** Tokens to be cut out; those with two sides are folded, or have their backs on the other page of their paper. */
export function tokenSheets(
  tokens: readonly PaperToken[],
  { paper, backs }: Options,
  reader: Reader,
): Made<Sheets> {
  const { title, language, say } = reader;
  const document = node('Document', { language });
  const frame = pageFrame(paper, true);
  const [left, top, width] = frame.map;
  const head = new TextColumn(left, top, width);
  head.title(say('print.real.tokens-of', { title }), document);
  head.skip(2);
  head.text(say(`print.real.backs.${backs}`), PLAIN, document, 'P');

  const widthOf = (token: PaperToken): number =>
    backs === 'fold' && token.back ? 2 * token.width : token.width;
  const sheets = laidInRows(tokens, widthOf, frame.map, head.bottom + 5);
  const count = backs === 'fold' ? sheets.length : 2 * sheets.length;
  if (count > MOST_PAGES) return { refused: 'too-many-pages', parameters: { count, most: MOST_PAGES } };

  const pages: Page[] = [];
  const bookmarks: Bookmark[] = [];
  const add = (about: string | undefined, drawn: (part: StructureNode) => Entry[]): void => {
    const part = nodeIn(document, 'Sect');
    const name = String(pages.length + 1);
    const foot = footEntries(frame.foot, { name, title, about }, part, say);
    const first = pages.length === 0 ? head.entries : [];
    bookmarks.push({ title: say('print.real.page', { page: name }), page: pages.length });
    pages.push({
      width: frame.width,
      height: frame.height,
      entries: [...first, ...foot, ...drawn(part)],
    });
  };
  for (const sheet of sheets) {
    const turn = backs === 'fold' ? undefined : say(`print.real.turn.${backs}`);
    add(turn, (part) => frontEntries(sheet, part, say));
    if (backs === 'fold') continue;
    const behind = say('print.real.backs-of', { page: pages.length });
    add(behind, (part) => backEntries(sheet, behindOf(frame, backs), part, say));
  }
  return { pages, structure: document, bookmarks };
}

/** Where on the other page of a paper a point comes to lie, once that is turned. */
function behindOf({ width, height }: PageFrame, edge: 'long-edge' | 'short-edge'): (front: Point) => Point {
  return edge === 'long-edge' ? ([x, y]) => [width - x, y] : ([x, y]) => [x, height - y];
}
