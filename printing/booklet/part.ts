import type { Language } from '../../languages';
import type { Ink } from '../inks';
import type { PaperSize } from '../paper';
import type { Bookmark, Page } from '../printout';
import type { StructureNode } from '../structure';
import type { Subject } from '../subject';
import type { BookletWords } from './words';

/** What holds on every page of it. */
export interface Booklet {
  readonly title: string;
  readonly language: Language;
  readonly paper: PaperSize;
  readonly ink: Ink;
  readonly words: BookletWords;
}

/** Pages that belong together, such as a sheet or an index. */
export interface Part {
  readonly pages: readonly Page[];
  readonly structure: StructureNode;
  readonly bookmark: Bookmark;
}

/** A mission, and the page on which its sheet begins, by its index. */
export interface ListedMission {
  readonly subject: Subject;
  readonly title: string;
  readonly page: number;
}
