import type { Printout } from '../printout';

/** What is printed, without what is said of the whole. */
export type Sheets = Pick<Printout, 'pages' | 'structure' | 'bookmarks'>;

/** More pages than anybody cuts and glues. */
export const MOST_PAGES = 200;
