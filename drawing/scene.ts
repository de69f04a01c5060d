import type { ColourName } from './palette';

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** From the table up. */
export const layers = ['table', 'board', 'overlay', 'tokens', 'labels', 'frame'] as const;
export type Layer = (typeof layers)[number];

/** What any shape may carry, for whoever looks for it, replaces it or shows it through. */
export interface Mark {
  readonly id?: string;
  readonly layer?: Layer;
  /** Less than 1 for what lies over a board and must not hide it. */
  readonly opacity?: number;
}

/** Closed straight-edged outlines filled in one go; where they overlap, the nonzero rule holds. */
export interface PathShape extends Mark {
  readonly kind: 'path';
  readonly outlines: readonly Line[];
  readonly fill: ColourName;
}

export function filled(outlines: readonly Line[], fill: ColourName): PathShape {
  return { kind: 'path', outlines, fill };
}

export interface CircleShape extends Mark {
  readonly kind: 'circle';
  readonly centre: Point;
  readonly radius: number;
  readonly fill: ColourName;
}

/** Lines of one even width, with round joins and butt ends. */
export interface StrokeShape extends Mark {
  readonly kind: 'stroke';
  readonly lines: readonly Line[];
  readonly closed: boolean;
  readonly width: number;
  readonly dash?: readonly number[];
  readonly stroke: ColourName;
}

export type TypeFace = 'title' | 'text';
export type Weight = 400 | 700;

/** One finished line of text; `at` is on its baseline. */
export interface TextShape extends Mark {
  readonly kind: 'text';
  readonly text: string;
  readonly at: Point;
  readonly size: number;
  readonly font: TypeFace;
  readonly weight: Weight;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Clockwise, around `at`. */
  readonly degrees: number;
  /** Where its tile would turn it on its head, it is turned round. */
  readonly upright?: true;
  readonly fill: ColourName;
}

/** A picture of the user's own; turned clockwise around `at`, its upper left corner before turning. */
export interface ImageShape extends Mark {
  readonly kind: 'image';
  readonly href: string;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
}

export type FilledShape = PathShape | CircleShape;
export type Shape = FilledShape | StrokeShape | TextShape | ImageShape;

/** Later shapes lie on top of earlier ones. What no shape covers shows the page. */
export interface Scene<Kind extends Shape = FilledShape> {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Kind[];
}

/** Boards have more than filled areas: lines, text and a user's pictures. */
export interface BoardScene extends Scene<Shape> {
  /** Where the board's own zero lies in the scene; both are in millimetres. */
  readonly origin: Point;
}
