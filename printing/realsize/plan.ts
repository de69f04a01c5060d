import type { SeatedTile } from '../../drawing/board/seats';
import { around, type Box, inset, middleOf } from '../../drawing/box';
import { box } from '../../drawing/outline';
import type { Shape } from '../../drawing/scene';
import { centredLine, fitted } from '../../drawing/text';
import { seatedBox } from '../../drawing/transform';
import type { PagedGroup } from './paging';

/** A small map of the pages: the outlines of all tiles, those that are printed in colour, and over them the pages. */
export interface Plan {
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
}

const LINE = 0.3;
const PAGE_LINE = 0.45;

export function planOfPages(
  tiles: readonly SeatedTile[],
  groups: readonly PagedGroup[],
  [wide, high]: readonly [number, number],
): Plan {
  const boxes = tiles.map(({ seat }) => seatedBox(seat));
  const [x, y, width, height] = around(boxes) ?? [0, 0, 1, 1];
  const scale = Math.min(wide / width, high / height, LARGEST);
  const small = ([bx, by, w, h]: Box): Box => [(bx - x) * scale, (by - y) * scale, w * scale, h * scale];
  const wanted = new Set(groups.flatMap(({ group }) => group.tiles.map(({ id }) => id)));
  const shapes = [
    ...tiles.flatMap((tile, index) => tileShapes(tile, small(boxes[index] ?? [0, 0, 0, 0]), wanted)),
    ...groups.flatMap(({ pages }) => pages.flatMap(({ name, pane }) => pageShapes(name, small(pane.box)))),
  ];
  return { shapes, width: width * scale, height: height * scale };
}

/** A lone tile need not fill a page. */
const LARGEST = 0.4;

function tileShapes({ id, face }: SeatedTile, at: Box, wanted: ReadonlySet<string>): Shape[] {
  const isWanted = wanted.has(id);
  const [x, y, , height] = at;
  const style = fitted(face.id, { font: 'text', size: 3.2, weight: 700 }, at[2] - 2);
  return [
    { kind: 'path', outlines: [box(...at)], fill: isWanted ? 'street' : 'paint' },
    { kind: 'stroke', lines: [box(...at)], closed: true, width: LINE, stroke: 'seam' },
    {
      kind: 'text',
      text: face.id,
      at: [x + 2.6, y + height - 2.6],
      ...style,
      weight: 700,
      anchor: 'start',
      degrees: 0,
      fill: 'seam',
    },
  ];
}

/** Drawn a little within its edges, so that one sees where pages overlap. */
function pageShapes(name: string, at: Box): Shape[] {
  const style = fitted(name, { font: 'title', size: Math.min(7, at[3] * 0.6) }, at[2] - 2);
  return [
    { kind: 'stroke', lines: [box(...inset(at, PAGE_LINE))], closed: true, width: PAGE_LINE, stroke: 'red' },
    centredLine(name, middleOf(at), style, 'ink'),
  ];
}
