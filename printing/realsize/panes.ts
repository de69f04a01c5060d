import { type Box, common } from '../../drawing/box';

/** What one page shows of something larger, by its row and column among the pages of that. */
export interface Pane {
  readonly row: number;
  readonly column: number;
  /** In the millimetres of what is shown. */
  readonly box: Box;
}

/** Less than this a page must not bring along, or there is no end of pages. */
const LEAST_STEP = 20;

export function leavesRoom(room: readonly [number, number], overlap: number): boolean {
  return Math.min(...room) - overlap >= LEAST_STEP;
}

/** The panes through which pages show all of a box, but for those in which nothing of it lies. */
export function panesOver(
  whole: Box,
  room: readonly [width: number, height: number],
  overlap: number,
  lying: readonly Box[],
): Pane[] {
  const [x, y, width, height] = whole;
  const columns = stretches(width, room[0], overlap);
  return stretches(height, room[1], overlap)
    .flatMap(([top, bottom], row) =>
      columns.map(([left, right], column): Pane => {
        return { row, column, box: [x + left, y + top, right - left, bottom - top] };
      }),
    )
    .filter(({ box }) => lying.some((each) => common(each, box)));
}

/** A length in as few stretches as there can be, all of them but the last equally long, in whole millimetres. */
function stretches(length: number, room: number, overlap: number): [from: number, to: number][] {
  if (length <= room) return [[0, length]];
  const most = room - overlap;
  const count = Math.ceil((length - overlap) / most);
  const step = Math.min(most, Math.ceil((length - overlap) / count));
  return Array.from({ length: count }, (_, index) => {
    return [index * step, Math.min(length, (index + 1) * step + overlap)];
  });
}
