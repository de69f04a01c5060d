import { boundsOf } from '../../drawing/bounds';
import type { Box } from '../../drawing/box';
import type { Palette } from '../../drawing/palette';
import type { ImageShape, Line, Shape, StrokeShape, TextShape } from '../../drawing/scene';
import { fontFamilies } from '../../drawing/svg';
import { rectsOverlap } from '../../engine';

/** A user's own picture as the browser holds it; undefined while it is not loaded. */
export type Pictures = (href: string) => CanvasImageSource | undefined;

/**
 * Paints what of a scene of drawing/ is in sight. All is in the scene's own millimetres: whoever calls has set the
 * scale, and knows which part of it the canvas shows.
 */
export function paintShapes(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  inSight: Box,
  palette: Palette,
  pictures: Pictures,
  opacity = 1,
): void {
  for (const shape of shapes) {
    if (!rectsOverlap(boundsOf(shape), inSight)) continue;
    context.globalAlpha = (shape.opacity ?? 1) * opacity;
    if (shape.kind === 'image') {
      paintImage(context, shape, pictures);
    } else if (shape.kind === 'stroke') {
      paintStroke(context, shape, palette);
    } else {
      context.fillStyle = palette[shape.fill];
      if (shape.kind === 'text') paintText(context, shape);
      else context.fill(pathOf(shape));
    }
  }
  context.globalAlpha = 1;
}

// A shape never changes, and its path is wanted again at every repaint.
const paths = new WeakMap<Shape, Path2D>();

function pathOf(shape: Exclude<Shape, TextShape | ImageShape>): Path2D {
  const kept = paths.get(shape);
  if (kept) return kept;
  const path = new Path2D();
  if (shape.kind === 'circle') path.arc(...shape.centre, shape.radius, 0, 2 * Math.PI);
  else if (shape.kind === 'path') for (const line of shape.outlines) trace(path, line, true);
  else for (const line of shape.lines) trace(path, line, shape.closed);
  paths.set(shape, path);
  return path;
}

function trace(path: Path2D, line: Line, closed: boolean): void {
  const [first, ...rest] = line;
  if (!first) return;
  path.moveTo(...first);
  for (const point of rest) path.lineTo(...point);
  if (closed) path.closePath();
}

function paintStroke(context: CanvasRenderingContext2D, shape: StrokeShape, palette: Palette): void {
  context.strokeStyle = palette[shape.stroke];
  context.lineWidth = shape.width;
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  context.setLineDash(shape.dash ? [...shape.dash] : []);
  context.stroke(pathOf(shape));
}

const anchors = { start: 'left', middle: 'center', end: 'right' } as const;

function paintText(context: CanvasRenderingContext2D, shape: TextShape): void {
  const { text, at, size, font, weight, anchor, degrees } = shape;
  context.font = `${weight} ${size}px "${fontFamilies[font]}"`;
  context.textAlign = anchors[anchor];
  context.textBaseline = 'alphabetic';
  turned(context, at, degrees, () => context.fillText(text, 0, 0));
}

function paintImage(context: CanvasRenderingContext2D, shape: ImageShape, pictures: Pictures): void {
  const { href, at, width, height, degrees } = shape;
  const picture = pictures(href);
  if (picture) turned(context, at, degrees, () => context.drawImage(picture, 0, 0, width, height));
}

function turned(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  degrees: number,
  paint: () => void,
): void {
  context.save();
  context.translate(x, y);
  context.rotate((degrees * Math.PI) / 180);
  paint();
  context.restore();
}
