import { textLine, textWidth } from '../../drawing/text';
import { brokenIntoLines } from '../flow/lines';
import { glued, lineShapes, type Strip, unglued } from '../flow/strips';
import { baselineOf, type LineStyle } from '../flow/type';
import type { StructureNode } from '../structure';
import { dottedLine } from './dotted-line';

/** Something that stands on a page of the booklet. */
export interface Target {
  readonly text: string;
  /** By its index. */
  readonly page: number;
}

/** Room for the number of a page, whatever it is: so a table of contents is as long before pages are counted as after. */
const NUMBER = 11;

/** A title, dots, and the page that a click leads to. */
export function linkedLines(
  { text, page }: Target,
  { width, indent, style, tag }: { width: number; indent: number; style: LineStyle; tag: StructureNode },
): Strip[] {
  const lines = brokenIntoLines(text, style, width - indent - NUMBER);
  const number = String(page + 1);
  return glued(
    lines.map((line, index): Strip => {
      const words = lineShapes(line, [indent, 0], style);
      if (index < lines.length - 1) return { height: style.leading, gap: 0, parts: [{ tag, shapes: words }] };
      const baseline = baselineOf(style);
      const dots = dottedLine(indent + line.width + 2, width - textWidth(number, style) - 2, baseline);
      const shapes = [...words, textLine(number, [width, baseline], style, 'ink', 'end')];
      return {
        height: style.leading,
        gap: 0,
        parts: [
          { tag: 'layout', shapes: dots },
          { tag, shapes },
        ],
      };
    }),
  ).map((strip, index) => (index === 0 ? unglued(strip) : strip));
}
