import type { Box } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import type { Size } from '../../engine';
import type { Viewport } from '../document/viewport';

/** How millimetres of the table come to stand on a canvas, in its own pixels: a screen may have several to the page's. */
export interface CanvasViewport extends Viewport {
  readonly width: number;
  readonly height: number;
  /** Pixels of the canvas to one of the page. */
  readonly ratio: number;
}

/** The table lies on whole pixels, so that what is painted there once looks the same wherever it is moved. */
export function canvasViewport(
  { scale, x, y }: Viewport,
  [width, height]: Size,
  ratio: number,
): CanvasViewport {
  return {
    scale: scale * ratio,
    x: Math.round(x * ratio),
    y: Math.round(y * ratio),
    width: Math.round(width * ratio),
    height: Math.round(height * ratio),
    ratio,
  };
}

/** The part of the table that is in sight. */
export function boxInView({ scale, x, y, width, height }: CanvasViewport): Box {
  return [-x / scale, -y / scale, width / scale, height / scale];
}

/** A box of the table, in the canvas's own pixels. */
export function boxOnCanvas([left, top, width, height]: Box, { x, y, scale }: CanvasViewport): Box {
  return [x + left * scale, y + top * scale, width * scale, height * scale];
}

/** From here on the context paints in millimetres of the table, around a place of it. */
export function standAt(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  [x, y]: Point = [0, 0],
): void {
  const { scale } = viewport;
  context.setTransform(scale, 0, 0, scale, viewport.x + x * scale, viewport.y + y * scale);
}

/** From here on the context paints in the canvas's own pixels. */
export function standOnPixels(context: CanvasRenderingContext2D): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
}
