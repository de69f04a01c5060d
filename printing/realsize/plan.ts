import type { SeatedTile } from '../../drawing/board/seats';
import { boundsOf } from '../../drawing/bounds';
import { around, type Box, common, inset, middleOf } from '../../drawing/box';
import { box } from '../../drawing/outline';
import type { Shape } from '../../drawing/scene';
import { capHeight, centredLine, fitted, textLine, textWidth } from '../../drawing/text';
import { seatedBox } from '../../drawing/transform';
import type { PagedGroup } from './paging';

/** A small map of the pages: the outlines of all tiles, those that are printed in colour, and over them the pages. */
export interface Plan {
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
}

const LINE = 0.3;
const PAGE_LINE = 0.35;

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
  const grounds = tiles.map((tile, index) => ground(tile, small(boxes[index] ?? [0, 0, 0, 0]), wanted));
  const pages = groups.flatMap((each) => each.pages).map(({ name, pane }) => pageOn(name, small(pane.box)));
  // A face whose letters would lie below those of a page is told by its neighbours.
  const faces = grounds.filter(({ word }) => !pages.some(({ plate }) => common(plate, boundsOf(word))));
  const shapes = [
    ...grounds.flatMap(({ shapes: drawn }) => drawn),
    ...pages.map(({ outline }) => outline),
    ...faces.map(({ word }) => word),
    ...pages.flatMap(({ label }) => label),
  ];
  return { shapes, width: width * scale, height: height * scale };
}

/** A lone tile need not fill a page. */
const LARGEST = 0.4;

function ground({ id, face }: SeatedTile, at: Box, wanted: ReadonlySet<string>) {
  const [x, y, width, height] = at;
  const style = fitted(face.id, { font: 'text', size: 3.2, weight: 700 }, width - 4);
  const shapes: Shape[] = [
    { kind: 'path', outlines: [box(...at)], fill: wanted.has(id) ? 'street' : 'table' },
    { kind: 'stroke', lines: [box(...at)], closed: true, width: LINE, stroke: 'seam' },
  ];
  return { shapes, word: textLine(face.id, [x + 2.6, y + height - 2.6], style, 'seam', 'start') };
}

/** A page, drawn a little within its edges, so that one sees where pages overlap; its name on a plate. */
function pageOn(name: string, at: Box) {
  const [, , width, height] = at;
  const style = fitted(name, { font: 'title', size: Math.min(6.5, height * 0.5) }, width * 0.6);
  const [x, y] = middleOf(at);
  const [wide, high] = [textWidth(name, style) + style.size * 0.4, capHeight(style) * 1.5];
  const plate: Box = [x - wide / 2, y - high / 2, wide, high];
  const label: Shape[] = [
    { kind: 'path', outlines: [box(...plate)], fill: 'street' },
    centredLine(name, [x, y], style, 'ink'),
  ];
  const outline: Shape = {
    kind: 'stroke',
    lines: [box(...inset(at, PAGE_LINE))],
    closed: true,
    width: PAGE_LINE,
    stroke: 'ink',
  };
  return { outline, plate, label };
}
