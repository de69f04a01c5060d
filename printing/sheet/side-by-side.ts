import { type ColumnStart, type Filling, fillColumns } from '../flow/columns';
import type { Strip } from '../flow/strips';
import type { PageStart, SheetPages } from './pages';

export interface Beside {
  readonly strips: readonly Strip[];
  readonly x: number;
}

/** The same in two languages, which begins at the same height and runs on over pages by itself. Returns where the longer ends. */
export function putSideBySide(row: readonly Beside[], start: PageStart, pages: SheetPages): PageStart {
  const told = row.filter(({ strips }) => strips.length > 0);
  if (told.length === 0) return start;
  const gap = start.y === 0 ? 0 : Math.max(...told.map(({ strips }) => strips[0]?.gap ?? 0));
  const filledFrom = (from: ColumnStart): Filling[] =>
    told.map(({ strips }) => fillColumns(strips.map(ungapped), (page) => pages.heightOf(page), from));
  let filled = filledFrom({ column: start.page, y: start.y + gap });
  // Where one of them has to begin on the next page, so does the other.
  if (filled.some(({ places }) => places[0] && places[0].column > start.page)) {
    filled = filledFrom({ column: start.page + 1, y: 0 });
  }
  filled.forEach(({ places }, index) => {
    pages.putAll(places, told[index]?.x ?? 0);
  });
  const page = Math.max(...filled.map(({ column }) => column));
  const y = Math.max(...filled.map((each) => (each.column === page ? each.y : 0)));
  return { page, y };
}

/** The gap above both is one. */
function ungapped(strip: Strip, index: number): Strip {
  return index === 0 ? { ...strip, gap: 0 } : strip;
}
