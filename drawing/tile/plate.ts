import type { TileFace } from '../../schemas';
import { box } from '../outline';
import type { ColourName } from '../palette';
import type { Shape } from '../scene';
import { centredLine, fitted, shortened, textWidth } from '../text';

export interface Plate {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly text: string;
  readonly colour: ColourName;
}

const WIDEST = 70;

/** The number plate in the lower left corner, where the cardboard has it. */
export function plateOf({ id, size: [, height] }: TileFace): Plate {
  const low = height < 120;
  const style = { font: 'title', size: low ? 8 : 13 } as const;
  const text = shortened(id, style, WIDEST);
  const width = Math.max(low ? 17 : 30, textWidth(text, style) + (low ? 5 : 9));
  const tall = low ? 10.4 : 17;
  const margin = low ? 1 : 7;
  return {
    box: [low ? 4 : 8, height - tall - margin, width, tall],
    text,
    colour: /\dR$/.test(id) ? 'blue' : /\dV$/.test(id) ? 'red' : 'ink',
  };
}

export function plateShapes(face: TileFace): Shape[] {
  const { box: rect, text, colour } = plateOf(face);
  const [x, y, w, h] = rect;
  const style = fitted(text, { font: 'title', size: h * 0.76 }, w - 4);
  return [
    { kind: 'path', outlines: [box(x, y, w, h)], fill: 'ink' },
    { kind: 'path', outlines: [box(x + 0.7, y + 0.7, w - 1.4, h - 1.4)], fill: 'bone' },
    {
      kind: 'stroke',
      lines: [box(x + 1.7, y + 1.7, w - 3.4, h - 3.4)],
      closed: true,
      width: 0.4,
      stroke: colour,
    },
    centredLine(text, [x + w / 2, y + h / 2], style, colour),
  ];
}
