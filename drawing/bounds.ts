import type { Box } from './box';
import type { Line, Point, Shape } from './scene';
import { textWidth } from './text';

const known = new WeakMap<Shape, Box>();

/** A box that holds a shape, for whoever paints a part of a scene only. Text and pictures may be turned any way in it. */
export function boundsOf(shape: Shape): Box {
  const kept = known.get(shape);
  if (kept) return kept;
  const bounds = measured(shape);
  known.set(shape, bounds);
  return bounds;
}

function measured(shape: Shape): Box {
  switch (shape.kind) {
    case 'path':
      return around(shape.outlines, 0);
    case 'stroke':
      return around(shape.lines, shape.width / 2);
    case 'circle':
      return reaching(shape.centre, shape.radius);
    case 'text':
      return reaching(shape.at, textWidth(shape.text, shape) + shape.size);
    case 'image':
      return reaching(shape.at, Math.hypot(shape.width, shape.height));
  }
}

function around(lines: readonly Line[], margin: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (const [x, y] of line) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
}

function reaching([x, y]: Point, far: number): Box {
  return [x - far, y - far, 2 * far, 2 * far];
}
