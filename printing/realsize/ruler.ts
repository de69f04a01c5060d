import type { Line, Point, Shape } from '../../drawing/scene';
import { textLine } from '../../drawing/text';
import type { Say } from '../../languages';
import { fine } from './lines';
import { SMALL } from './type';

export const RULER = 100;
const HIGH = { ten: 3.4, five: 2.4, one: 1.4 } as const;

/** Ten centimetres from a point to the right, by which one sees whether a printer kept to the size. */
export function rulerShapes([x, y]: Point, say: Say): Shape[] {
  const mark = (at: number, high: number): Line => [
    [x + at, y],
    [x + at, y - high],
  ];
  const marks = Array.from({ length: RULER + 1 }, (_, at): Line => {
    return mark(at, at % 10 === 0 ? HIGH.ten : at % 5 === 0 ? HIGH.five : HIGH.one);
  });
  const figures = [0, 50].map((at) => {
    return textLine(String(at), [x + at, y + 3.4], SMALL, 'ink', at === 0 ? 'start' : 'middle');
  });
  const line: Shape = {
    ...fine([
      [
        [x, y],
        [x + RULER, y],
      ],
    ]),
    id: 'ruler',
  };
  return [
    line,
    fine(marks, 0.15),
    ...figures,
    textLine(say('print.scale', { length: RULER }), [x + RULER, y + 3.4], SMALL, 'ink', 'end'),
    textLine(say('print.real.full-size'), [x + RULER / 4, y + 3.4], SMALL, 'ink'),
  ];
}
