import { boardPalettes, type Palette } from '../drawing/palette';
import type { Shape } from '../drawing/scene';
import type { Page } from './printout';

// What the names of colours are on white paper.

export type Ink = 'colour' | 'grey' | 'saver';

const colour: Palette = {
  ...boardPalettes.light,
  paper: '#f6eedd',
  table: '#ffffff',
  star: '#ffffff',
};

/** Each by its lightness; those of tokens are further apart than life, as no hue tells them apart. */
const grey: Palette = {
  paper: '#f0f0f0',
  street: '#e4e4e4',
  dust: '#d8d8d8',
  floor: '#c2c2c2',
  plank: '#cbcbcb',
  seam: '#858585',
  balcony: '#ededed',
  ink: '#1c1c1c',
  pen: '#1c1c1c',
  wallCore: '#5f5f5f',
  paint: '#ffffff',
  red: '#262626',
  violet: '#3a3a3a',
  blue: '#4e4e4e',
  green: '#636363',
  orange: '#7a7a7a',
  yellow: '#d0d0d0',
  iron: '#6e6e6e',
  timber: '#565656',
  straw: '#bcbcbc',
  sun: '#b0b0b0',
  hatch: '#383838',
  star: '#ffffff',
  shadow: '#1c1c1c',
  table: '#ffffff',
  tableInk: '#1c1c1c',
  walk: '#b2b2b2',
  coal: '#3c3c3c',
  rock: '#999999',
  earth: '#a8a8a8',
  grass: '#8e8e8e',
  bone: '#fafafa',
  water: '#b6b6b6',
};

/** White where there is a floor; lines, letters, and tints that a cartridge does not notice. */
const saver: Palette = {
  paper: '#ffffff',
  street: '#ffffff',
  dust: '#fafafa',
  floor: '#ffffff',
  plank: '#ffffff',
  seam: '#d2d2d2',
  balcony: '#ffffff',
  ink: '#2b2b2b',
  pen: '#2b2b2b',
  wallCore: '#b6b6b6',
  paint: '#ffffff',
  red: '#efc4bb',
  violet: '#ebdff0',
  blue: '#d9e6f0',
  green: '#e1ebd6',
  orange: '#fae3cc',
  yellow: '#faf1cf',
  iron: '#e6e6e6',
  timber: '#e2e2e2',
  straw: '#f2f2f2',
  sun: '#f5f5f5',
  hatch: '#d8d8d8',
  star: '#ffffff',
  shadow: '#e0e0e0',
  table: '#ffffff',
  tableInk: '#2b2b2b',
  walk: '#eeeeee',
  coal: '#d6d6d6',
  rock: '#e8e8e8',
  earth: '#f2f2f2',
  grass: '#efefef',
  bone: '#ffffff',
  water: '#eaeff1',
};

export const paperPalettes: Readonly<Record<Ink, Palette>> = { colour, grey, saver };

/** Shapes as they are printed: where no fill is dark any more, no letter may be light, and no line white. */
export function inkedShapes(shapes: readonly Shape[], ink: Ink): readonly Shape[] {
  return ink === 'saver' ? shapes.map(inLines) : shapes;
}

export function inkedPage(page: Page, ink: Ink): Page {
  return {
    ...page,
    entries: page.entries.map((entry) => ({ ...entry, shapes: inkedShapes(entry.shapes, ink) })),
  };
}

function inLines(shape: Shape): Shape {
  if (shape.kind === 'text') return { ...shape, fill: 'ink' };
  if (shape.kind === 'stroke') return shape.stroke === 'paint' ? { ...shape, stroke: 'wallCore' } : shape;
  // Dashes are painted in one go: the borders of streets.
  const isDashes = shape.kind === 'path' && shape.fill === 'paint' && shape.outlines.length > 1;
  return isDashes ? { ...shape, fill: 'wallCore' } : shape;
}
