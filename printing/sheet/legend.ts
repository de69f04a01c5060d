import { movedShape } from '../../drawing/transform';
import { evenHeight, fillColumns } from '../flow/columns';
import { brokenIntoLines } from '../flow/lines';
import { headingStrips } from '../flow/paragraphs';
import { settingIn } from '../flow/setting';
import { joined, lineShapes, type Strip, type StripPart } from '../flow/strips';
import { type LineStyle, points } from '../flow/type';
import { nodeIn, type StructureNode } from '../structure';
import type { SheetMap } from './sheet-content-type';

const words: LineStyle = { font: 'text', size: points(9), leading: points(11) };
const BESIDE = 1.8;
const BETWEEN = 1.1;
const GUTTER = 5;
const COLUMN = 52;
const MOST = 150;

export type Legend = Pick<SheetMap, 'legend' | 'legendTitle'>;

/** One below the other, as they stand beside a map. */
export function legendColumn(legend: Legend, width: number, parent: StructureNode): Strip[] {
  const said = nodeIn(parent, 'Sect');
  const heading = headingStrips(
    { kind: 'heading', level: 3, text: legend.legendTitle },
    settingIn(said, width),
  );
  return [...heading, ...entryStrips(legend, width, said)];
}

/** In as many columns as the width has room for, below a map. */
export function legendGrid(legend: Legend, width: number, parent: StructureNode): Strip | undefined {
  const count = Math.max(1, Math.min(legend.legend.length, Math.floor((width + GUTTER) / (COLUMN + GUTTER))));
  const column = (width - (count - 1) * GUTTER) / count;
  const strips = entryStrips(legend, column, nodeIn(parent, 'Sect'));
  const height = evenHeight(strips, count, MOST);
  if (height === undefined) return undefined;
  const { places } = fillColumns(strips, () => height);
  const low = Math.max(0, ...places.map(({ y, strip }) => y + strip.height));
  return joined(
    places.map((place) => ({ ...place, x: place.column * (column + GUTTER) })),
    low,
    2.4,
  );
}

function entryStrips({ legend }: Legend, width: number, parent: StructureNode): Strip[] {
  const list = nodeIn(parent, 'L');
  const widest = Math.max(0, ...legend.map(({ picture }) => picture.width));
  return legend.map((entry): Strip => {
    const { picture } = entry;
    const said = nodeIn(nodeIn(list, 'LI'), 'LBody');
    const lines = brokenIntoLines(entry.words, words, Math.max(width - widest - BESIDE, width / 2));
    const high = lines.length * words.leading;
    const height = Math.max(high, picture.height);
    const drawn: StripPart = {
      tag: 'layout',
      shapes: picture.shapes.map((shape) => movedShape(shape, [widest / 2, height / 2])),
    };
    const shapes = lines.flatMap((line, row) =>
      lineShapes(line, [widest + BESIDE, (height - high) / 2 + row * words.leading], words),
    );
    return { height, gap: BETWEEN, parts: [drawn, { tag: said, shapes }] };
  });
}
