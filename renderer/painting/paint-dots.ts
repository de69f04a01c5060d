import type { Palette } from '../../drawing/palette';
import type { Scene, Shape } from '../../drawing/scene';
import { type Pictures, paintShapes } from './paint';

/** A scene in dots, as many across as are asked for. No page is needed for it, only somebody who can paint. */
export async function paintDots(
  scene: Scene<Shape>,
  palette: Palette,
  dots: number,
  pictures: Pictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const scale = dots / scene.width;
  const canvas = new OffscreenCanvas(dots, Math.max(1, Math.round(scene.height * scale)));
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
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}
