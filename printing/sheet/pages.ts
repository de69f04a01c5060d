import type { Box } from '../../drawing/box';
import { fillColumns, type Place } from '../flow/columns';
import { PageDraft } from '../flow/page-draft';
import { heightOf, type Strip } from '../flow/strips';
import type { PaperSize } from '../paper';
import type { Page } from '../printout';
import { borderShapes, paginationShapes, textBox } from './page-frame';

/** Where a text begins or ends. */
export interface PageStart {
  readonly page: number;
  readonly y: number;
}

/** The pages of a sheet while it is laid out. */
export class SheetPages {
  readonly #drafts: PageDraft[] = [];
  readonly #paper: PaperSize;

  constructor(paper: PaperSize) {
    this.#paper = paper;
  }

  get count(): number {
    return this.#drafts.length;
  }

  /** Where text may stand on a page. */
  room(page: number): Box {
    return textBox(this.#paper, page === 0);
  }

  get width(): number {
    return this.room(0)[2];
  }

  heightOf(page: number): number {
    return this.room(page)[3];
  }

  /** Within the room of a page. */
  put(strip: Strip, page: number, x: number, y: number): void {
    const [left, top] = this.room(page);
    this.#draft(page).put(strip, [left + x, top + y]);
  }

  /** Columns that are the pages themselves. */
  putAll(places: readonly Place[], x: number): void {
    for (const { strip, column, y } of places) this.put(strip, column, x, y);
  }

  /** At the foot of the page on which the text ends, or on the next ones. */
  putAtFoot(strips: readonly Strip[], end: PageStart): void {
    if (strips.length === 0) return;
    const free = this.heightOf(end.page) - heightOf(strips);
    const start = free >= end.y ? { column: end.page, y: free } : { column: end.page, y: end.y };
    const { places } = fillColumns(strips, (page) => this.heightOf(page), start);
    this.putAll(places, 0);
  }

  /** With their borders and numbers. */
  finished(title: string, numbered: (page: number, pages: number) => string): Page[] {
    this.#draft(0);
    return this.#drafts.map((draft, index) => {
      const number = numbered(index + 1, this.count);
      draft.draw('pagination', borderShapes(this.#paper));
      draft.draw('pagination', paginationShapes(this.#paper, { title, number, isFirst: index === 0 }));
      return draft.page();
    });
  }

  #draft(page: number): PageDraft {
    while (this.#drafts.length <= page) this.#drafts.push(new PageDraft(this.#paper));
    return this.#drafts[page] as PageDraft;
  }
}
