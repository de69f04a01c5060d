import type { Box } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import type { Size, Viewport } from '../document/viewport';

/** How millimetres of the table come to stand on a canvas, in its own pixels: a screen may have several to the page's. */
export interface Camera extends Viewport {
  readonly width: number;
  readonly height: number;
  /** Pixels of the canvas to one of the page. */
  readonly ratio: number;
}

/** The table lies on whole pixels, so that what is painted there once looks the same wherever it is moved. */
export function cameraOf({ scale, x, y }: Viewport, [width, height]: Size, ratio: number): Camera {
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
export function sightOf({ scale, x, y, width, height }: Camera): Box {
  return [-x / scale, -y / scale, width / scale, height / scale];
}

/** From here on the context paints in millimetres of the table, around a place of it. */
export function standAt(context: CanvasRenderingContext2D, camera: Camera, [x, y]: Point = [0, 0]): void {
  const { scale } = camera;
  context.setTransform(scale, 0, 0, scale, camera.x + x * scale, camera.y + y * scale);
}

/** From here on the context paints in the canvas's own pixels. */
export function standOnPixels(context: CanvasRenderingContext2D): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
}
