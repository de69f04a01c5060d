import { seatedBox } from '../../drawing/transform';
import { columnName } from '../../engine';
import type { PaperName } from '../paper';
import { type PageFrame, pageFrame } from './page-frame';
import type { Piece } from './wanted';
import { type Window, windowsOver } from './windows';

/** A page of the map: through which window it shows what, and what it is called. */
export interface MapPage {
  /** Its row by a letter, its column by a number: A1, A2, B1. */
  readonly name: string;
  readonly frame: PageFrame;
  readonly window: Window;
}

export interface PagedPiece {
  readonly piece: Piece;
  readonly pages: readonly MapPage[];
}

/** Every piece over pages of its own, upright or across, whichever are fewer. Rows are lettered through all pieces. */
export function paged(pieces: readonly Piece[], paper: PaperName, overlap: number): PagedPiece[] {
  let rowsBefore = 0;
  return pieces.map((piece) => {
    const { frame, windows } = fewest(piece, paper, overlap);
    const first = rowsBefore;
    rowsBefore += 1 + Math.max(...windows.map(({ row }) => row));
    const pages = windows.map((window): MapPage => {
      return { name: `${columnName(first + window.row)}${window.column + 1}`, frame, window };
    });
    return { piece, pages };
  });
}

function fewest({ tiles, box }: Piece, paper: PaperName, overlap: number): Paging {
  const lying = tiles.map(({ seat }) => seatedBox(seat));
  const over = (isUpright: boolean): Paging => {
    const frame = pageFrame(paper, isUpright);
    return { frame, windows: windowsOver(box, [frame.map[2], frame.map[3]], overlap, lying) };
  };
  const [upright, across] = [over(true), over(false)];
  return across.windows.length < upright.windows.length ? across : upright;
}

interface Paging {
  readonly frame: PageFrame;
  readonly windows: readonly Window[];
}
