import { movedShape } from '../../drawing/transform';
import { evenHeight, fillColumns } from '../flow/columns';
import { brokenIntoLines } from '../flow/lines';
import { headingStrips } from '../flow/paragraphs';
import { settingIn } from '../flow/setting';
import { joined, lineShapes, type Strip, type StripPart } from '../flow/strips';
import { headings, type LineStyle, points } from '../flow/type';
import { node, nodeIn, type StructureNode } from '../structure';
import type { SheetMap } from './sheet-content-type';

const words: LineStyle = { font: 'text', size: points(9), leading: points(11) };
const BESIDE = 1.8;
const BETWEEN = 1.1;
const GUTTER = 4.5;
const COLUMN = 40;
const MOST = 110;

export type Legend = Pick<SheetMap, 'legend' | 'legendTitle'>;

/** One below the other, as they stand beside a map. */
export function legendColumn(legend: Legend, width: number, parent: StructureNode): Strip[] {
  if (legend.legend.length === 0) return [];
  const said = nodeIn(parent, 'Sect');
  const heading = titleStrips(legend, width, said);
  return [...heading, ...entryStrips(legend, width, said)];
}

export interface SetLegend {
  readonly strip: Strip;
  readonly said: StructureNode;
}

/** In as many columns as the width has room for, below a map; none if it is too long for that. */
export function legendGrid(legend: Legend, width: number): SetLegend | undefined {
  const count = Math.max(1, Math.min(legend.legend.length, Math.floor((width + GUTTER) / (COLUMN + GUTTER))));
  const column = (width - (count - 1) * GUTTER) / count;
  const said = node('Sect');
  const heading = titleStrips(legend, width, said);
  const above = heading.reduce((sum, strip) => sum + strip.height, 0) + BETWEEN;
  const strips = entryStrips(legend, column, said);
  const height = evenHeight(strips, count, MOST);
  if (height === undefined) return undefined;
  const { places } = fillColumns(strips, () => height);
  const low = Math.max(0, ...places.map(({ y, strip }) => y + strip.height));
  const entries = places.map(({ column: at, y, strip }) => ({
    strip,
    x: at * (column + GUTTER),
    y: above + y,
  }));
  const titled = fillColumns(heading, () => MOST).places.map((place) => ({ ...place, x: 0 }));
  return { strip: joined([...titled, ...entries], above + low, 2.4), said };
}

function titleStrips({ legendTitle }: Legend, width: number, parent: StructureNode): Strip[] {
  return headingStrips(
    { kind: 'heading', level: 2, text: legendTitle },
    settingIn(parent, width),
    headings[3],
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
      tag: 'background',
      shapes: picture.shapes.map((shape) => movedShape(shape, [widest / 2, height / 2])),
    };
    const shapes = lines.flatMap((line, row) =>
      lineShapes(line, [widest + BESIDE, (height - high) / 2 + row * words.leading], words),
    );
    return { height, gap: BETWEEN, parts: [drawn, { tag: said, shapes }] };
  });
}
