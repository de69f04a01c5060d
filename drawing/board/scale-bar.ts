import { type Language, sentence } from '../../languages';
import { box } from '../outline';
import type { Point, Shape } from '../scene';
import { textLine } from '../text';

/** Twenty centimetres in dark and light; where there is less room, ten. */
export function scaleBar([x, y]: Point, most: number, language: Language): Shape[] {
  const length = most >= 200 ? 200 : 100;
  const step = length / 4;
  const fields = [0, 1, 2, 3].map(
    (field): Shape => ({
      kind: 'path',
      outlines: [box(x + field * step + 0.5, y - 2.1, step - (field === 3 ? 1 : 0.5), 3.2)],
      fill: field % 2 === 0 ? 'ink' : 'bone',
    }),
  );
  const style = { font: 'text', size: 8 } as const;
  const figures = [0, 2, 4].map((field) =>
    textLine(
      field === 4 ? sentence(language, 'print.scale', { length }) : String(field * step),
      [x + field * step, y + 9.4],
      style,
      'tableInk',
      field === 0 ? 'start' : 'middle',
    ),
  );
  return [
    { kind: 'path', outlines: [box(x, y - 2.6, length, 4.2)], fill: 'tableInk' },
    ...fields,
    ...figures,
  ];
}
