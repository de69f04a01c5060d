import { textWidth } from '../../drawing/text';
import { brokenIntoLines } from '../flow/lines';
import { lineShapes, type Strip, type StripPart } from '../flow/strips';
import { type LineStyle, points, smallPrint } from '../flow/type';
import { nodeIn, type StructureNode } from '../structure';
import { diamond, solid } from './page-frame';
import type { SheetFact } from './sheet-content-type';

const label: LineStyle = smallPrint;
const value: LineStyle = { font: 'text', size: points(9.5), leading: points(11.6), weight: 700 };
const BETWEEN = 9;
const BETWEEN_ROWS = 0.8;

interface SetFact {
  readonly width: number;
  readonly height: number;
  readonly parts: (x: number, y: number) => StripPart[];
}

/** What kind of mission it is, side by side and in the middle: a label over what it is. */
export function factsStrip(facts: readonly SheetFact[], width: number, parent: StructureNode): Strip {
  const list = nodeIn(parent, 'L');
  const rows: SetFact[][] = [];
  let used = 0;
  for (const fact of facts) {
    const set = setFact(fact, width, list);
    if (rows.length === 0 || used + BETWEEN + set.width > width) {
      rows.push([set]);
      used = set.width;
    } else {
      rows.at(-1)?.push(set);
      used += BETWEEN + set.width;
    }
  }
  const parts: StripPart[] = [];
  let y = 0;
  for (const row of rows) {
    const wide = row.reduce((sum, set) => sum + set.width, 0) + (row.length - 1) * BETWEEN;
    const high = Math.max(...row.map(({ height }) => height));
    let x = (width - wide) / 2;
    row.forEach((set, index) => {
      if (index > 0) {
        parts.push({ tag: 'layout', shapes: [solid(diamond(x - BETWEEN / 2, y + high / 2, 0.8), 'red')] });
      }
      parts.push(...set.parts(x, y));
      x += set.width + BETWEEN;
    });
    y += high + BETWEEN_ROWS;
  }
  return { height: Math.max(0, y - BETWEEN_ROWS), gap: 2, parts };
}

function setFact(fact: SheetFact, most: number, list: StructureNode): SetFact {
  const item = nodeIn(list, 'LI');
  const [labelTag, valueTag] = [nodeIn(item, 'Lbl'), nodeIn(item, 'LBody')];
  const labels = brokenIntoLines(fact.label, label, most);
  const values = brokenIntoLines(fact.value, value, most);
  const width = Math.max(...[...labels, ...values].map((line) => line.width), textWidth(' ', value));
  const labelsHigh = labels.length * label.leading;
  const centred = (line: { readonly width: number }, x: number): number => x + (width - line.width) / 2;
  return {
    width,
    height: labelsHigh + values.length * value.leading,
    parts: (x, y) => [
      {
        tag: labelTag,
        shapes: labels.flatMap((line, row) =>
          lineShapes(line, [centred(line, x), y + row * label.leading], label),
        ),
      },
      {
        tag: valueTag,
        shapes: values.flatMap((line, row) =>
          lineShapes(line, [centred(line, x), y + labelsHigh + row * value.leading], value),
        ),
      },
    ],
  };
}
