import { type Language, type Say, textIn } from '../../languages';
import type { OptionsOf } from '../options';
import type { Bookmark, Page } from '../printout';
import type { Made } from '../refusal';
import { node, nodeIn } from '../structure';
import type { Subject } from '../subject';
import { type GroupOnPaper, mapPage } from './map-page';
import { pageFrame } from './page-frame';
import { type PagedGroup, paged } from './paging';
import { leavesRoom } from './panes';
import { planPage } from './plan-page';
import { MOST_PAGES, type Sheets } from './sheets';
import { TileShapes } from './tile-shapes';
import { type TileWords, tileWords } from './tile-words';
import type { TileGroup } from './wanted';

/** Pieces over as many pages as they need, and before these a plan of them. */
export function mapSheets(
  subject: Subject,
  groups: readonly TileGroup[],
  { paper, overlap }: Pick<OptionsOf<'realsize'>, 'paper' | 'overlap'>,
  language: Language,
  say: Say,
): Made<Sheets> {
  const { map } = pageFrame(paper, true);
  if (!leavesRoom([map[2], map[3]], overlap)) return { refused: 'overlap', parameters: { overlap } };
  const all = paged(groups, paper, overlap);
  const count = all.reduce((sum, { pages }) => sum + pages.length, 0);
  if (count > MOST_PAGES) return { refused: 'too-many-pages', parameters: { count, most: MOST_PAGES } };

  const document = node('Document', { language });
  const title = textIn(subject.mission.title, language);
  const words = tileWords(subject, say);
  const pages: Page[] = [planPage(subject, all, { title, paper, overlap, say }, document)];
  const bookmarks: Bookmark[] = [{ title: say('print.real.plan'), page: 0 }];
  for (const each of all) {
    const about = aboutOf(each, words);
    const shapes = new TileShapes(each.group, language);
    const whole: GroupOnPaper = { paged: each, shapes, overlap, title, about, words, say };
    const first = pages.length;
    for (const page of each.pages) pages.push(mapPage(page, whole, nodeIn(document, 'Sect')));
    bookmarks.push(...bookmarksOf(each, first, all.length > 1 ? about : undefined, say));
  }
  return { pages, structure: document, bookmarks };
}

function aboutOf({ group }: PagedGroup, words: TileWords): string | undefined {
  const [tile, another] = group.tiles;
  return tile && !another ? words.place(tile) : undefined;
}

/** Of a tile, all its pages under its name; of a larger group, those of each row. */
function bookmarksOf({ pages }: PagedGroup, first: number, about: string | undefined, say: Say): Bookmark[] {
  const marks = pages.map(({ name, pane }, index) => {
    return { row: pane.row, mark: { title: say('print.real.page', { page: name }), page: first + index } };
  });
  if (about !== undefined) return [{ title: about, page: first, children: marks.map(({ mark }) => mark) }];
  const rows = [...new Set(marks.map(({ row }) => row))];
  return rows.flatMap((number): Bookmark[] => {
    const row = marks.filter((each) => each.row === number);
    const [begin, end] = [row[0]?.mark, row.at(-1)?.mark];
    const [from, to] = [begin, end].map((mark) => pages[(mark?.page ?? 0) - first]?.name ?? '');
    if (!begin || !end || begin === end) return begin ? [begin] : [];
    const title = say('print.real.pages', { from: from ?? '', to: to ?? '' });
    return [{ title, page: begin.page, children: row.map(({ mark }) => mark) }];
  });
}
