import { sentence } from '../../languages';
import { inkedPage, paperPalettes } from '../inks';
import type { OptionsOf } from '../options';
import { type PaperSize, papers } from '../paper';
import type { Printout, Remark } from '../printout';
import { prune } from '../prune';
import { composeBoth } from './compose-both';
import { composeOne } from './compose-one';
import type { Composition } from './composition';
import { bookmarksOf } from './headings';
import { mapScales } from './map';
import { SheetPages } from './pages';
import type { SheetContent } from './sheet-content-type';

/** So many pages a sheet has without a word about it. */
const USUAL_PAGES = 2;

/** What a sheet says, in one language or in two, as pages. */
export function layOutSheet(
  contents: readonly [SheetContent, ...SheetContent[]],
  { ink, paper }: Pick<OptionsOf<'sheet'>, 'ink' | 'paper'>,
): Printout {
  const { title, language } = contents[0];
  const { pages, structure, headings } = bestOf(contents, papers[paper]);
  const numbered = (page: number, count: number): string =>
    sentence(language, 'print.sheet.page', { page, pages: count });
  const finished = pages.finished(title, numbered).map((page) => inkedPage(page, ink));
  prune(structure, finished);
  const remarks: Remark[] =
    finished.length > USUAL_PAGES ? [{ code: 'sheet-is-long', parameters: { pages: finished.length } }] : [];
  return {
    title,
    language,
    palette: paperPalettes[ink],
    pages: finished,
    structure,
    bookmarks: bookmarksOf(
      contents.map((content, index) => ({ title: content.title, headings: headings[index] ?? [] })),
      finished,
    ),
    remarks,
  };
}

/** On as few pages as can be, with the legend beside or below the map, and the largest map that these have room for. */
function bestOf(contents: readonly [SheetContent, ...SheetContent[]], paper: PaperSize): Composition {
  const room = new SheetPages(paper);
  const map = contents.find((content) => content.map)?.map;
  const compose = (scale: number): Composition =>
    contents.length > 1 ? composeBoth(contents, paper, scale) : composeOne(contents[0], paper, scale);
  let best: Composition | undefined;
  for (const scale of map ? mapScales(map, room.width, room.heightOf(0)) : [1]) {
    const composition = compose(scale);
    if (!best || costOf(composition) < costOf(best)) best = composition;
  }
  return best ?? compose(1);
}

function costOf({ pages, isMapWhole }: Composition): number {
  return 2 * pages.count + (isMapWhole ? 0 : 1);
}
