import type { Language } from '../../languages';
import { box, placed } from '../outline';
import type { ColourName } from '../palette';
import type { Shape } from '../scene';
import { centredLine, shortened, textWidth } from '../text';
import {
  type Chip,
  chipLetter,
  chipShapes,
  diamond,
  disc,
  HALF,
  headstone,
  octagon,
  square,
  star,
  triangle,
} from './chip';
import type { Figure } from './figure';
import { captionOf, letterOf } from './letters';
import { gatlingShapes, hornShapes, skullShapes, strickenShapes, wagonShapes } from './symbols';

export interface TokenOptions {
  readonly language?: Language;
  /** It stands on a balcony. */
  readonly raised?: boolean;
  /** The word under it; on by default. */
  readonly caption?: boolean;
}

/** A token around the origin, upright. First its shape tells what it is, then its letter, then its colour. */
export function tokenShapes(figure: Figure, options: TokenOptions = {}): Shape[] {
  const { language = 'en', raised = false, caption = true } = options;
  const shapes = bodyShapes(figure, language, raised);
  const word = caption ? captionOf(figure, language) : undefined;
  const low = raised ? HALF + 10 : HALF + 6.5;
  return word === undefined ? shapes : [...shapes, ...captionShapes(word, low)];
}

function bodyShapes(figure: Figure, language: Language, raised: boolean): Shape[] {
  switch (figure.kind) {
    case 'corpse-pile':
      return skullShapes(figure.safe ?? false, raised);
    case 'noise':
      return hornShapes(figure.boom ?? false, raised);
    case 'no-objective':
      return strickenShapes();
    case 'machine':
      return figure.machine === 'wagon' ? wagonShapes(raised) : gatlingShapes(raised);
    case 'vade-retro':
      return [...chipShapes(chipOf(figure), raised), ...holyCross()];
    case 'zombie': {
      const count = figure.count ?? 1;
      const size = sizes[figure.zombie];
      const letters = letteredChip(grown(chipOf(figure), size), letterOf(figure, language), raised);
      return count > 1 ? [...letters, ...countShapes(count, size)] : letters;
    }
    case 'start':
    case 'spawn':
    case 'objective':
    case 'exit':
    case 'first-player':
    case 'companion':
    case 'survivor':
      return letteredChip(chipOf(figure), letterOf(figure, language), raised);
  }
}

const sizes = { walker: 1, runner: 1, fatty: 1.14, abomination: 1.34 } as const;

function grown(chip: Chip, size: number): Chip {
  return { ...chip, outline: (by) => placed(chip.outline(by / size), { at: [0, 0], scale: size }) };
}

function letteredChip(chip: Chip, letter: string | undefined, raised: boolean): Shape[] {
  const shapes = chipShapes(chip, raised);
  return letter === undefined ? shapes : [...shapes, chipLetter(letter, chip)];
}

/** The others are their own shape. */
type FigureOnChip = Exclude<Figure, { kind: 'corpse-pile' | 'noise' | 'no-objective' | 'machine' }>;

function chipOf(figure: FigureOnChip): Chip {
  switch (figure.kind) {
    case 'start':
      return { outline: disc, fill: 'blue' };
    case 'companion':
      return { outline: disc, fill: 'violet' };
    case 'survivor':
      return { outline: disc, fill: figure.colour ?? 'bone' };
    case 'spawn':
      return { outline: triangle, fill: spawnColour(figure), middle: 3, letterSize: 13 };
    case 'objective':
      return { outline: square, fill: figure.faceDown ? 'timber' : figure.colour };
    case 'exit':
      return { outline: diamond, fill: 'green', letterSize: 15 };
    case 'vade-retro':
      return { outline: octagon, fill: 'bone' };
    case 'first-player':
      return { outline: star, fill: 'yellow' };
    case 'zombie':
      return {
        outline: headstone,
        fill: zombieColours[figure.zombie],
        middle: 0.6,
        letterSize: figure.zombie === 'abomination' ? 19 : 14,
      };
  }
}

const zombieColours = { walker: 'iron', runner: 'orange', fatty: 'green', abomination: 'red' } as const;

function spawnColour({ spawn, inactive }: Extract<Figure, { kind: 'spawn' }>): ColourName {
  if (inactive) return 'bone';
  return spawn === 'starting' ? 'yellow' : spawn === 'mobile' ? 'orange' : 'red';
}

function holyCross(): Shape[] {
  return [
    { kind: 'path', outlines: [box(-2.4, -9, 4.8, 18), box(-7, -5, 14, 4.8)], fill: 'ink' },
    { kind: 'path', outlines: [box(-1.4, -8, 2.8, 16), box(-6, -4, 12, 2.8)], fill: 'blue' },
  ];
}

/** How many, on a tag at the lower right. */
function countShapes(count: number, size: number): Shape[] {
  const text = String(count);
  const style = { font: 'text', size: 9, weight: 700 } as const;
  const width = Math.max(9.6, textWidth(text, style) + 4.4);
  const [x, y] = [9 * size - width / 2 + 2, 8.4 * size];
  return [
    { kind: 'path', outlines: [box(x - 0.8, y - 0.8, width + 1.6, 11.2)], fill: 'ink' },
    { kind: 'path', outlines: [box(x, y, width, 9.6)], fill: 'paint' },
    centredLine(text, [x + width / 2, y + 4.8], style, 'ink'),
  ];
}

const WIDEST = 58;

function captionShapes(word: string, low: number): Shape[] {
  const style = { font: 'text', size: 7.6, weight: 700 } as const;
  const text = shortened(word, style, WIDEST);
  const width = textWidth(text, style) + 4;
  return [
    { kind: 'path', outlines: [box(-width / 2, low - 4.4, width, 8.8)], fill: 'ink' },
    { kind: 'path', outlines: [box(-width / 2 + 0.5, low - 3.9, width - 1, 7.8)], fill: 'paint' },
    centredLine(text, [0, low], style, 'ink'),
  ];
}
