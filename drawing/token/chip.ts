import { ellipse } from '../outline';
import type { ColourName } from '../palette';
import type { FilledShape, Line, Point, Shape } from '../scene';
import { centredLine } from '../text';

/** Half the width of a token. */
export const HALF = 13;

export interface Chip {
  /** Around the origin, grown by so many millimetres. */
  readonly outline: (grown: number) => Line;
  readonly fill: ColourName;
  /** Where letters stand, and how large. */
  readonly middle?: number;
  readonly letterSize?: number;
}

export const disc: Chip['outline'] = (grown) => ellipse([0, 0], HALF - 1 + grown, HALF - 1 + grown, 36);

export const square: Chip['outline'] = (grown) => chamfer(HALF - 1.6 + grown, 2.4);

export const diamond: Chip['outline'] = (grown) => {
  const reach = HALF + 2.6 + grown * 1.3;
  return [
    [0, -reach],
    [reach, 0],
    [0, reach],
    [-reach, 0],
  ];
};

export const triangle: Chip['outline'] = (grown) => {
  const out = grown * 1.15;
  return [
    [0, -16 - out * 1.75],
    [15.4 + out * 1.5, 10.6 + out * 0.87],
    [-15.4 - out * 1.5, 10.6 + out * 0.87],
  ];
};

/** The dead stand under a headstone. */
export const headstone: Chip['outline'] = (grown) => {
  const [half, top, foot] = [10.4 + grown, -13 - grown, 12.4 + grown];
  const arch = Array.from({ length: 13 }, (_, step): Point => {
    const turn = Math.PI + (step / 12) * Math.PI;
    return [Math.cos(turn) * half, top + half + Math.sin(turn) * half];
  });
  return [...arch, [half, foot], [-half, foot]];
};

export const octagon: Chip['outline'] = (grown) => chamfer(HALF - 1 + grown, 7.2);

export const star: Chip['outline'] = (grown) =>
  Array.from({ length: 10 }, (_, index): Point => {
    const reach = index % 2 === 0 ? HALF + 2 + grown * 1.6 : HALF * 0.5 + grown;
    const turn = ((index * 36 - 90) * Math.PI) / 180;
    return [Math.cos(turn) * reach, Math.sin(turn) * reach];
  });

function chamfer(half: number, cut: number): Line {
  return [
    [-half + cut, -half],
    [half - cut, -half],
    [half, -half + cut],
    [half, half - cut],
    [half - cut, half],
    [-half + cut, half],
    [-half, half - cut],
    [-half, -half + cut],
  ];
}

const INK = 1.3;

/** A chip of wood lying on the board: an edge below, ink around, its colour, a thin inner line. */
export function chipShapes({ outline, fill }: Chip, raised: boolean): FilledShape[] {
  const area = (line: Line, colour: ColourName): FilledShape => ({
    kind: 'path',
    outlines: [line],
    fill: colour,
  });
  const shifted = (line: Line, by: number): Line => line.map(([x, y]) => [x + by, y + by]);
  const step = raised
    ? [area(shifted(outline(4.4), 2.6), 'hatch'), area(outline(4.4), 'ink'), area(outline(3.4), 'balcony')]
    : [];
  return [
    ...step,
    area(shifted(outline(INK), 1.3), 'hatch'),
    area(outline(INK), 'ink'),
    area(outline(0), 'bone'),
    area(outline(-1.1), fill),
  ];
}

/** Dark letters on a light chip, light ones on a dark. */
export function letterColour(fill: ColourName): ColourName {
  return fill === 'yellow' || fill === 'bone' || fill === 'balcony' || fill === 'straw' ? 'ink' : 'bone';
}

export function chipLetter(text: string, { fill, middle = 0, letterSize }: Chip): Shape {
  const size = letterSize ?? (text.length > 1 ? 12.5 : 16);
  return centredLine(text, [0, middle], { font: 'title', size }, letterColour(fill));
}
