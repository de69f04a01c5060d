import { seatedBox } from '../../drawing/transform';
import { columnName, rowName } from '../../engine';
import type { PaperName } from '../paper';
import { type PageFrame, pageFrame } from './page-frame';
import { type Pane, panesOver } from './panes';
import type { TileGroup } from './wanted';

/** A page of the map: through which pane it shows what, and what it is called. */
export interface MapPage {
  /** Its column by a letter, its row by a number, as squares are called: A1, B1, A2. */
  readonly name: string;
  readonly frame: PageFrame;
  readonly pane: Pane;
}

export interface PagedGroup {
  readonly group: TileGroup;
  readonly pages: readonly MapPage[];
}

/** Every group over pages of its own, upright or across, whichever are fewer. Rows are counted through all groups. */
export function paged(groups: readonly TileGroup[], paper: PaperName, overlap: number): PagedGroup[] {
  let rowsBefore = 0;
  return groups.map((group) => {
    const { frame, panes } = fewest(group, paper, overlap);
    const first = rowsBefore;
    rowsBefore += 1 + Math.max(...panes.map(({ row }) => row));
    const pages = panes.map((pane): MapPage => {
      return { name: columnName(pane.column) + rowName(first + pane.row), frame, pane };
    });
    return { group, pages };
  });
}

function fewest({ tiles, box }: TileGroup, paper: PaperName, overlap: number): Paging {
  const lying = tiles.map(({ seat }) => seatedBox(seat));
  const over = (isUpright: boolean): Paging => {
    const frame = pageFrame(paper, isUpright);
    return { frame, panes: panesOver(box, [frame.map[2], frame.map[3]], overlap, lying) };
  };
  const [upright, across] = [over(true), over(false)];
  return across.panes.length < upright.panes.length ? across : upright;
}

interface Paging {
  readonly frame: PageFrame;
  readonly panes: readonly Pane[];
}
