import type { Language } from '../../../languages';
import { box } from '../../outline';
import type { ColourName } from '../../palette';
import type { Shape } from '../../scene';
import { diamond, disc, headstone, octagon, square, star, triangle } from '../../token/chip';
import type { FigureLook } from '../../token/figure';
import type { Side } from '../system-drawing';
import type { UoaFigure } from './figure';
import { captionOf, letterOf } from './letters';
import { gatlingShapes, hornShapes, skullShapes, strickenShapes, wagonShapes } from './symbols';

export function lookOf(figure: UoaFigure, language: Language): FigureLook {
  return {
    ...withoutWords(figure),
    letter: letterOf(figure, language),
    caption: captionOf(figure, language),
  };
}

function withoutWords(figure: UoaFigure): FigureLook {
  switch (figure.kind) {
    case 'start':
      return { body: { outline: disc, fill: 'blue' } };
    case 'companion':
      return { body: { outline: disc, fill: 'violet' } };
    case 'survivor':
      return { body: { outline: disc, fill: figure.colour ?? 'bone' } };
    case 'spawn':
      return { body: { outline: triangle, fill: spawnColour(figure), middle: 3, letterSize: 13 } };
    case 'objective':
      return { body: { outline: square, fill: figure.faceDown ? 'timber' : figure.colour } };
    case 'exit':
      return { body: { outline: diamond, fill: 'green', letterSize: 15 } };
    case 'vade-retro':
      return { body: { outline: octagon, fill: 'bone' }, sign: holyCross };
    case 'first-player':
      return { body: { outline: star, fill: 'yellow' } };
    case 'zombie': {
      const { zombie, count } = figure;
      const letterSize = zombie === 'abomination' ? 19 : 14;
      const body = { outline: headstone, fill: zombieColours[zombie], middle: 0.6, letterSize };
      return { body, size: sizes[zombie], count };
    }
    case 'corpse-pile':
      return { body: (raised) => skullShapes(figure.safe ?? false, raised) };
    case 'noise':
      return { body: (raised) => hornShapes(figure.boom ?? false, raised) };
    case 'no-objective':
      return { body: strickenShapes };
    case 'machine':
      return { body: figure.machine === 'wagon' ? wagonShapes : gatlingShapes };
  }
}

const sizes = { walker: 1, runner: 1, fatty: 1.14, abomination: 1.34 } as const;

const zombieColours = { walker: 'iron', runner: 'orange', fatty: 'green', abomination: 'red' } as const;

function spawnColour({ spawn, inactive }: Extract<UoaFigure, { kind: 'spawn' }>): ColourName {
  if (inactive) return 'bone';
  return spawn === 'starting' ? 'yellow' : spawn === 'mobile' ? 'orange' : 'red';
}

const holyCross: readonly Shape[] = [
  { kind: 'path', outlines: [box(-2.4, -9, 4.8, 18), box(-7, -5, 14, 4.8)], fill: 'ink' },
  { kind: 'path', outlines: [box(-1.4, -8, 2.8, 16), box(-6, -4, 12, 2.8)], fill: 'blue' },
];

/** The dead gather above the middle of a zone, the living below it, and what is only laid down beside them. */
export function sideOf({ kind }: UoaFigure): Side {
  if (kind === 'zombie') return 'above';
  return kind === 'survivor' || kind === 'companion' ? 'below' : 'beside';
}
