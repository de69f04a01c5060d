import type { ColourName } from './palette';

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** Closed straight-edged outlines filled in one go; where they overlap, the nonzero rule holds. */
export interface PathShape {
  readonly kind: 'path';
  readonly outlines: readonly Line[];
  readonly fill: ColourName;
}

export interface CircleShape {
  readonly kind: 'circle';
  readonly centre: Point;
  readonly radius: number;
  readonly fill: ColourName;
}

export type Shape = PathShape | CircleShape;

/** Later shapes lie on top of earlier ones. What no shape covers shows the page. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}
