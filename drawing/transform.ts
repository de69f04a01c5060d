import { type Rotation, turnPoint, turnSize } from '../engine';
import type { Box } from './box';
import type { Line, Point, Shape, TextShape } from './scene';
import { capHeight } from './text';

/** A tile's own millimetres to the board's: turned clockwise, its turned box then moved to its place. */
export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  readonly size: readonly [width: number, height: number];
}

export function seatPoint({ x, y, rotation, size }: Seat, point: Point): Point {
  const [turnedX, turnedY] = turnPoint(point, size, rotation);
  return [x + turnedX, y + turnedY];
}

/** The other way round: a point of the board in the millimetres of a tile that may lie there. */
export function facePoint({ x, y, rotation, size }: Seat, point: Point): Point {
  const back = ((360 - rotation) % 360) as Rotation;
  return turnPoint([point[0] - x, point[1] - y], turnSize(size, rotation), back);
}

export function seatedBox({ x, y, rotation, size }: Seat): Box {
  return [x, y, ...turnSize(size, rotation)];
}

export function seatShape(seat: Seat, shape: Shape): Shape {
  const line = (points: Line): Line => points.map((point) => seatPoint(seat, point));
  switch (shape.kind) {
    case 'path':
      return { ...shape, outlines: shape.outlines.map(line) };
    case 'stroke':
      return { ...shape, lines: shape.lines.map(line) };
    case 'circle':
      return { ...shape, centre: seatPoint(seat, shape.centre) };
    case 'text': {
      const turned = {
        ...shape,
        at: seatPoint(seat, shape.at),
        degrees: (shape.degrees + seat.rotation) % 360,
      };
      return shape.upright && (turned.degrees === 90 || turned.degrees === 180)
        ? turnedRound(turned)
        : turned;
    }
    case 'image':
      return { ...shape, at: seatPoint(seat, shape.at), degrees: (shape.degrees + seat.rotation) % 360 };
  }
}

/** A line standing on its head, read from the other side; it keeps its place around its middle. */
function turnedRound(shape: TextShape): TextShape {
  const high = capHeight(shape);
  const turn = (shape.degrees * Math.PI) / 180;
  const [x, y] = shape.at;
  return {
    ...shape,
    at: [x + Math.sin(turn) * high, y - Math.cos(turn) * high],
    degrees: (shape.degrees + 180) % 360,
  };
}

/** Boards move hundreds of thousands of points, so this goes the short way. */
export function movedShape(shape: Shape, [dx, dy]: Point): Shape {
  const line = (points: Line): Line => points.map(([x, y]): Point => [x + dx, y + dy]);
  switch (shape.kind) {
    case 'path':
      return { ...shape, outlines: shape.outlines.map(line) };
    case 'stroke':
      return { ...shape, lines: shape.lines.map(line) };
    case 'circle':
      return { ...shape, centre: [shape.centre[0] + dx, shape.centre[1] + dy] };
    case 'text':
    case 'image':
      return { ...shape, at: [shape.at[0] + dx, shape.at[1] + dy] };
  }
}

/** Larger or smaller, around zero. */
export function scaledShape(shape: Shape, by: number): Shape {
  const line = (points: Line): Line => points.map(([x, y]): Point => [x * by, y * by]);
  switch (shape.kind) {
    case 'path':
      return { ...shape, outlines: shape.outlines.map(line) };
    case 'stroke':
      return { ...shape, lines: shape.lines.map(line), width: shape.width * by };
    case 'circle':
      return { ...shape, centre: [shape.centre[0] * by, shape.centre[1] * by], radius: shape.radius * by };
    case 'text':
      return { ...shape, at: [shape.at[0] * by, shape.at[1] * by], size: shape.size * by };
    case 'image':
      return {
        ...shape,
        at: [shape.at[0] * by, shape.at[1] * by],
        width: shape.width * by,
        height: shape.height * by,
      };
  }
}
