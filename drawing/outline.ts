import type { Line, Point } from './scene';

/** A point between two others: 0 is the first, 1 the second. */
export function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

export interface Pose {
  readonly at: Point;
  readonly scale?: number;
  readonly degrees?: number;
}

/** A line drawn around the origin, scaled, turned clockwise and moved to its place. */
export function placed(line: Line, { at, scale = 1, degrees = 0 }: Pose): Point[] {
  const cos = Math.cos((degrees * Math.PI) / 180) * scale;
  const sin = Math.sin((degrees * Math.PI) / 180) * scale;
  return line.map(([x, y]) => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos]);
}

/** Points written as in SVG: `points('0,0 10,5')`. */
export function points(list: string): Point[] {
  return list.split(' ').map((pair) => {
    const [x, y] = pair.split(',');
    return [Number(x), Number(y)];
  });
}

export function segment(fromX: number, fromY: number, toX: number, toY: number): Line {
  return [
    [fromX, fromY],
    [toX, toY],
  ];
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export function ellipse(centre: Point, radiusX: number, radiusY = radiusX, points = 28): Point[] {
  return Array.from({ length: points }, (_, index) => {
    const turn = (index / points) * Math.PI * 2;
    return [centre[0] + Math.cos(turn) * radiusX, centre[1] + Math.sin(turn) * radiusY];
  });
}

/** A soft curve through the given points (Catmull-Rom), as short straight pieces. */
export function curve(line: Line, closed = false, pieces = 6): Point[] {
  const count = line.length;
  const at = (index: number): Point => {
    const kept = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return line[kept] ?? [0, 0];
  };
  const result: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces;
      result.push([spline(p0[0], p1[0], p2[0], p3[0], t), spline(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  if (!closed) result.push(at(count - 1));
  return result;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** The outline of a line with a thickness: `halfWidth` gives it at each part (0 to 1) of the length. */
export function ribbon(line: Line, halfWidth: (part: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = line.length - 1;
  line.forEach((point, index) => {
    const [fromX, fromY] = line[Math.max(index - 1, 0)] ?? point;
    const [toX, toY] = line[Math.min(index + 1, last)] ?? point;
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const reach = halfWidth(last ? index / last : 0) / length;
    const [acrossX, acrossY] = [(toY - fromY) * reach, (fromX - toX) * reach];
    left.push(rounded([point[0] + acrossX, point[1] + acrossY]));
    if (reach > 0) right.push(rounded([point[0] - acrossX, point[1] - acrossY]));
  });
  return [...left, ...right.reverse()];
}

/** To tenths: finer than ink, and figures this short make a picture a third smaller. */
export function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** Where a horizontal line at `y` runs inside a closed outline: pairs of x, from left to right. */
export function spansAt(outline: Line, y: number): [from: number, to: number][] {
  const crossings: number[] = [];
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a[1] <= y !== b[1] <= y) crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
  });
  crossings.sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) spans.push([crossings[i] ?? 0, crossings[i + 1] ?? 0]);
  return spans;
}
