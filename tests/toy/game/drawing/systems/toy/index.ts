import type { Look } from '../../../engine';
import { box } from '../../outline';
import { diamond, disc, headstone, square } from '../../token/chip';
import type { Figure, FigureLook } from '../../token/figure';
import type { SystemDrawing } from '../system-drawing';

const figureOf = (look: Look): Figure => ({ ...look, system: 'toy' });

function lookOf(figure: Figure): FigureLook {
  switch (figure.kind) {
    case 'door':
      return {
        body: () => [
          { kind: 'path', outlines: [box(-9, -15, 18, 30)], fill: 'ink' },
          { kind: 'path', outlines: [box(-7, -13, figure['isOpen'] === true ? 4 : 14, 26)], fill: 'timber' },
        ],
      };
    case 'key':
      return { body: { outline: square, fill: 'yellow' }, letter: 'K' };
    case 'zombie':
      return { body: { outline: headstone, fill: 'iron' }, letter: 'Z' };
    case 'exit':
      return { body: { outline: diamond, fill: 'green' }, letter: 'X' };
    case 'survivor':
      return { body: { outline: disc, fill: 'blue' }, letter: 'A' };
    default:
      return { body: { outline: disc, fill: 'bone' }, letter: 'S' };
  }
}

export const toyDrawing: SystemDrawing = {
  figureOf,
  tokenFigure: ({ kind }) => figureOf({ kind }),
  lookOf,
  sideOf: ({ kind }) => (kind === 'zombie' ? 'above' : kind === 'survivor' ? 'below' : 'beside'),
  cutoutOf: (front) => ({ front, side: 36, count: 1 }),
};
