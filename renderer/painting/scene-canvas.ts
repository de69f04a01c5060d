import type { Palette } from '../../drawing/palette';
import type { Scene, Shape } from '../../drawing/scene';
import { type Pictures, paintShapes } from './paint';

/** A scene on a canvas of its own, as large as this many dots for each millimetre make it. */
export function sceneOnCanvas(
  scene: Scene<Shape>,
  scale: number,
  [width, height]: readonly [number, number],
  palette: Palette,
  pictures: Pictures,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  context.scale(scale, scale);
  paintShapes(
    // The two differ only in what they are shown on.
    context as unknown as CanvasRenderingContext2D,
    scene.shapes,
    [0, 0, scene.width, scene.height],
    palette,
    pictures,
  );
  return canvas;
}
