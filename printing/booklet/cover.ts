import { centredLine } from '../../drawing/text';
import { bootHillScene } from '../../drawing/title/boot-hill';
import { sentence } from '../../languages';
import { PageDraft } from '../flow/page-draft';
import { type LineStyle, points } from '../flow/type';
import { inkedPage } from '../inks';
import type { Entry } from '../printout';
import { cartoucheStrip } from '../sheet/cartouche';
import { borderShapes, textBox } from '../sheet/page-frame';
import { node, nodeIn } from '../structure';
import type { Booklet, Part } from './part';

const count: LineStyle = { font: 'title', size: points(14), leading: points(20) };
/** Where the title begins, as a part of the page. */
const TITLE_AT = 0.22;
const BELOW_TITLE = 5;

/** The first page: what it is called, how many missions it has, and the hill that the program is named after. */
export function coverPart({ title, language, paper, ink }: Booklet, missions: number): Part {
  const structure = node('Part');
  const [left, , width] = textBox(paper, true);
  const draft = new PageDraft(paper);
  draft.draw('layout', borderShapes(paper));
  const board = cartoucheStrip([{ text: title, language }], width, structure);
  const top = paper.height * TITLE_AT;
  draft.put(board, [left, top]);
  const said = nodeIn(structure, 'P');
  const words = sentence(language, 'print.booklet.missions', { count: missions });
  const line = centredLine(words, [paper.width / 2, top + board.height + BELOW_TITLE], count, 'ink');
  draft.put({ height: count.leading, gap: 0, parts: [{ tag: said, shapes: [line] }] }, [0, 0]);
  const page = draft.page();
  const picture = hill(width, left, paper.height * 0.5);
  const entries = [...page.entries.slice(0, 1), picture, ...page.entries.slice(1)];
  return {
    pages: [inkedPage({ ...page, entries }, ink)],
    structure,
    bookmark: { title, page: 0 },
  };
}

function hill(width: number, x: number, y: number): Entry {
  const scene = bootHillScene();
  const scale = width / scene.width;
  return {
    tag: 'background',
    shapes: scene.shapes,
    at: [x, y],
    scale,
    clip: [x, y, width, scene.height * scale],
  };
}
