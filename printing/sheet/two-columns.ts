import { evenHeight, fillColumns, type Place } from '../flow/columns';
import type { Strip } from '../flow/strips';
import type { PageStart, SheetPages } from './pages';

export const GUTTER = 6;

export function columnWidth(width: number): number {
  return (width - GUTTER) / 2;
}

/** Less than this is left free at the foot of a page. */
const LEAST_START = 26;

/** A text in two columns from a place on; on its last page they end alike. Returns where it ends. */
export function putInTwoColumns(strips: readonly Strip[], start: PageStart, pages: SheetPages): PageStart {
  if (strips.length === 0) return start;
  const isTight = pages.heightOf(start.page) - start.y < LEAST_START;
  const { page: firstPage, y: top } = isTight ? { page: start.page + 1, y: 0 } : start;
  const topOf = (page: number): number => (page === firstPage ? top : 0);
  const heightOf = (column: number): number => {
    const page = firstPage + Math.floor(column / 2);
    return pages.heightOf(page) - topOf(page);
  };
  const filling = fillColumns(strips, heightOf);
  const last = Math.floor(filling.column / 2);
  const before = filling.places.filter(({ column }) => Math.floor(column / 2) < last);
  const rest = filling.places.filter(({ column }) => Math.floor(column / 2) === last);
  const places = [...before, ...evened(strips, rest, last, heightOf(2 * last))];
  const step = columnWidth(pages.width) + GUTTER;
  for (const { strip, column, y } of places) {
    const page = firstPage + Math.floor(column / 2);
    pages.put(strip, page, (column % 2) * step, topOf(page) + y);
  }
  const lastPage = firstPage + last;
  const ends = places.filter(({ column }) => Math.floor(column / 2) === last);
  return {
    page: lastPage,
    y: topOf(lastPage) + Math.max(0, ...ends.map(({ y, strip }) => y + strip.height)),
  };
}

/** What stands on the last page, once more, in columns as low as can be. */
function evened(
  strips: readonly Strip[],
  rest: readonly Place[],
  page: number,
  most: number,
): readonly Place[] {
  const from = rest[0]?.index ?? strips.length;
  const onPage = strips.slice(from);
  const height = evenHeight(onPage, 2, most);
  if (height === undefined) return rest;
  const { places } = fillColumns(onPage, () => height);
  return places.map((place) => ({ ...place, column: place.column + 2 * page, index: place.index + from }));
}
