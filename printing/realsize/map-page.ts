import { type Box, common } from '../../drawing/box';
import { seatedBox } from '../../drawing/transform';
import type { Say } from '../../languages';
import type { Entry, Page } from '../printout';
import { nodeIn, type StructureNode } from '../structure';
import { footEntries } from './foot';
import { type GlueStrip, stripShapes } from './glue';
import { cornerMarks } from './lines';
import { MARKS } from './page-frame';
import type { MapPage, PagedGroup } from './paging';
import { RIM, type TileShapes } from './tile-shapes';
import type { TileWords } from './tile-words';

/** What all pages of a group have in common. */
export interface GroupOnPaper {
  readonly paged: PagedGroup;
  readonly shapes: TileShapes;
  readonly overlap: number;
  readonly title: string;
  /** What the group is, where there are several. */
  readonly about?: string | undefined;
  readonly words: TileWords;
  readonly say: Say;
}

const AWAY = 0.8;

export function mapPage(page: MapPage, whole: GroupOnPaper, part: StructureNode): Page {
  const { frame, name, pane } = page;
  const { shapes, title, about, say } = whole;
  const [x, y, width, height] = pane.box;
  const [left, top, room, high] = frame.map;
  // In the middle of the paper's room, so that the margins are even.
  const at = [left + (room - width) / 2 - x, top + (high - height) / 2 - y] as const;
  const onPaper = ([boxX, boxY, w, h]: Box): Box => [boxX + at[0], boxY + at[1], w, h];
  const seen = withRims(pane.box, whole.paged.group.box);
  const foot = footEntries(frame.foot, { name, title, about }, part, say);
  const figure = nodeIn(part, 'Figure', { alternative: alternative(page, whole) });
  const picture: Entry = { tag: figure, shapes: shapes.within(seen), at, clip: onPaper(seen) };
  const strips = stripsOf(page, whole).flatMap((strip) =>
    stripShapes({ ...strip, box: onPaper(strip.box) }, say),
  );
  return {
    width: frame.width,
    height: frame.height,
    entries: [
      ...foot,
      picture,
      ...(strips.length > 0 ? [{ tag: 'layout', shapes: strips } as const] : []),
      { tag: 'layout', shapes: [cornerMarks(onPaper(pane.box), AWAY, MARKS - 2 * AWAY)] },
    ],
  };
}

/** A pane together with the ink of the outer edges that it shows. */
function withRims(pane: Box, whole: Box): Box {
  const [x, y, width, height] = pane;
  const [wx, wy, ww, wh] = whole;
  const [left, top] = [x === wx ? RIM : 0, y === wy ? RIM : 0];
  const [right, bottom] = [x + width === wx + ww ? RIM : 0, y + height === wy + wh ? RIM : 0];
  return [x - left, y - top, width + left + right, height + top + bottom];
}

/** Where other pages are glued on: to the right and below, if there are any. */
function stripsOf({ pane }: MapPage, { paged, overlap }: GroupOnPaper): GlueStrip[] {
  if (overlap === 0) return [];
  const { row, column, box } = pane;
  const [x, y, width, height] = box;
  const pageAt = (atRow: number, atColumn: number) =>
    paged.pages.find((each) => each.pane.row === atRow && each.pane.column === atColumn)?.name;
  const [right, below] = [pageAt(row, column + 1), pageAt(row + 1, column)];
  return [
    ...(right === undefined
      ? []
      : [{ side: 'right', box: [x + width - overlap, y, overlap, height], page: right } as const]),
    ...(below === undefined
      ? []
      : [{ side: 'bottom', box: [x, y + height - overlap, width, overlap], page: below } as const]),
  ];
}

function alternative({ name, pane }: MapPage, { paged, words, say }: GroupOnPaper): string {
  const here = paged.group.tiles.filter(({ seat }) => common(seatedBox(seat), pane.box));
  const tiles = here.map((tile) => words.name(tile)).join('; ');
  return say('print.real.page-shows', { page: name, tiles });
}
