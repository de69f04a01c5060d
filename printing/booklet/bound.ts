import { inkedShapes } from '../inks';
import type { Bookmark, Page, Printout } from '../printout';
import { borderShapes, paginationShapes } from '../sheet/page-frame';
import { node } from '../structure';
import type { Booklet, Part } from './part';

export interface Chapter {
  readonly title: string;
  readonly sheet: Printout;
}

/** Sheets one after the other, from a page on, with the numbers that they have in the booklet. */
export function bound(booklet: Booklet, chapters: readonly Chapter[], from: number): Part[] {
  let first = from;
  return chapters.map(({ title, sheet }): Part => {
    const start = first;
    first += sheet.pages.length;
    return {
      pages: sheet.pages.map((page, index) => rebound(booklet, page, title, start, index)),
      // The nodes stay the same: pages find them by identity.
      structure: node('Part', { language: sheet.language }, sheet.structure.children),
      bookmark: { title, page: start, children: sheet.bookmarks.map((mark) => later(mark, start)) },
    };
  });
}

function rebound(
  { paper, ink, title }: Booklet,
  page: Page,
  chapter: string,
  start: number,
  index: number,
): Page {
  const pagination = paginationShapes(paper, {
    title: runningHead(title, chapter),
    number: String(start + index + 1),
    isFirst: index === 0,
  });
  const shapes = inkedShapes([...borderShapes(paper), ...pagination], ink);
  return {
    ...page,
    entries: [
      { tag: 'pagination', shapes },
      ...page.entries
        .filter(({ tag }) => tag !== 'pagination')
        .map((entry) => (entry.leadsTo === undefined ? entry : { ...entry, leadsTo: entry.leadsTo + start })),
    ],
  };
}

/** What stands above the text where a page does not begin a chapter. */
export function runningHead(booklet: string, chapter: string): string {
  return `${booklet} · ${chapter}`;
}

function later({ title, page, children }: Bookmark, by: number): Bookmark {
  return { title, page: page + by, ...(children && { children: children.map((child) => later(child, by)) }) };
}
