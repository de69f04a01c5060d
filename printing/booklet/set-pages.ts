import { inkedPage } from '../inks';
import type { Page } from '../printout';
import { SheetPages } from '../sheet/pages';
import type { StructureNode } from '../structure';
import { runningHead } from './bound';
import type { Booklet } from './part';

/** Which nodes lead to which pages. */
export type Leads = ReadonlyMap<StructureNode, number>;

/** Pages of the booklet's own, laid by `lay`, the first of which is that one by its index. */
export function setPages(
  { paper, ink, title }: Booklet,
  { heading, first, leads }: { readonly heading: string; readonly first: number; readonly leads: Leads },
  lay: (pages: SheetPages) => void,
): Page[] {
  const pages = new SheetPages(paper);
  lay(pages);
  return pages
    .finished(runningHead(title, heading), (page) => String(first + page))
    .map((page) => inkedPage(page, ink))
    .map((page) => ({
      ...page,
      entries: page.entries.map((entry) => {
        const to = typeof entry.tag === 'string' ? undefined : leads.get(entry.tag);
        return { ...entry, ...(to !== undefined && { leadsTo: to }) };
      }),
    }));
}
