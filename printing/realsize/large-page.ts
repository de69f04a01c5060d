import { type Box, inset } from '../../drawing/box';
import { box } from '../../drawing/outline';
import type { Shape } from '../../drawing/scene';
import { fitted, shortened, textLine } from '../../drawing/text';
import { seatedBox } from '../../drawing/transform';
import { type Language, type Say, textIn } from '../../languages';
import type { Bookmark, Page } from '../printout';
import type { Made } from '../refusal';
import { node, nodeIn, type StructureNode } from '../structure';
import type { Subject } from '../subject';
import { cornerMarks } from './lines';
import { RULER, rulerShapes } from './ruler';
import type { Sheets } from './sheets';
import { TileShapes } from './tile-shapes';
import { type TileWords, tileWords } from './tile-words';
import { SMALL, SMALL_BOLD } from './type';
import type { TileGroup } from './wanted';

/** No page of a PDF is larger. */
const LARGEST = 5080;
/** Between what is printed and the marks, and how long they are. */
const AWAY = 2;
const LONG = 6;
const EDGE = 4;
/** For the ruler and the words below the marks. */
const FOOT = 12;
/** Room enough for the ruler, however small a tile is. */
const NARROWEST = RULER + 2 * EDGE;

interface Shop {
  readonly bleed: number;
  readonly title: string;
  readonly words: TileWords;
  readonly language: Language;
  readonly say: Say;
}

/** Each group on a page as large as itself, for a print shop. */
export function largeSheets(
  subject: Subject,
  groups: readonly TileGroup[],
  bleed: number,
  language: Language,
  say: Say,
): Made<Sheets> {
  const document = node('Document', { language });
  const title = textIn(subject.mission.title, language);
  const shop: Shop = { bleed, title, words: tileWords(subject, say), language, say };
  const pages: Page[] = [];
  const bookmarks: Bookmark[] = [];
  for (const group of groups) {
    const { width, height } = sheetSize(group, bleed);
    const larger = Math.max(width, height);
    if (larger > LARGEST) return { refused: 'page-too-large', parameters: { size: larger, most: LARGEST } };
    bookmarks.push({ title: nameOf(group, shop), page: pages.length });
    pages.push(largePage(group, shop, nodeIn(document, 'Sect')));
  }
  return { pages, structure: document, bookmarks };
}

function sheetSize({ box: [, , width, height] }: TileGroup, bleed: number) {
  const around = bleed + AWAY + LONG + EDGE;
  return { around, width: Math.max(NARROWEST, width + 2 * around), height: height + 2 * around + FOOT };
}

function nameOf({ tiles }: TileGroup, { title, words }: Shop): string {
  const [tile, another] = tiles;
  return tile && !another ? words.place(tile) : title;
}

function largePage(group: TileGroup, shop: Shop, part: StructureNode): Page {
  const { bleed, title, words, language, say } = shop;
  const { around, width, height } = sheetSize(group, bleed);
  const [x, y, wide, high] = group.box;
  const left = (width - wide) / 2;
  const trim: Box = [left, around, wide, high];
  const shown = inset(group.box, -bleed);
  const heading = nodeIn(part, 'H1');
  const name = nameOf(group, shop);
  const facts = say('print.real.large', { title: name, width: wide, height: high, bleed });
  const tiles = group.tiles.map((tile) => words.name(tile)).join('; ');
  const figure = nodeIn(part, 'Figure', { alternative: say('print.real.sheet-shows', { title, tiles }) });
  const ground = height - FOOT + 2;
  const shapes = [...bled(group, bleed), ...new TileShapes(group, language).within(shown)];
  return {
    width,
    height,
    trim,
    bleed,
    entries: [
      { tag: heading, shapes: headingShapes(facts, [EDGE, ground + 7, width - 2 * EDGE]) },
      { tag: figure, shapes, at: [left - x, around - y], clip: inset(trim, -bleed) },
      { tag: 'layout', shapes: [cornerMarks(trim, bleed + AWAY, LONG)] },
      { tag: 'pagination', shapes: rulerShapes([EDGE, ground - 1], say) },
    ],
  };
}

function headingShapes(text: string, [x, y, room]: readonly [number, number, number]): Shape[] {
  const style = { ...SMALL_BOLD, size: Math.max(SMALL.size, fitted(text, SMALL_BOLD, room).size) };
  return [textLine(shortened(text, style, room), [x, y], style, 'ink', 'start')];
}

/** The ink of the outer edges, drawn out as far as a blade may go astray. */
function bled({ tiles }: TileGroup, bleed: number): Shape[] {
  if (bleed === 0) return [];
  const outlines = tiles.map(({ seat }) => box(...inset(seatedBox(seat), -bleed)));
  return [{ kind: 'path', outlines, fill: 'ink' }];
}
