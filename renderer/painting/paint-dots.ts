import type { Palette } from '../../drawing/palette';
import type { Scene, Shape } from '../../drawing/scene';
import type { Pictures } from './paint';
import { sceneOnCanvas } from './scene-canvas';

/** A scene in dots, as many across as are asked for. No page is needed for it, only somebody who can paint. */
export async function paintDots(
  scene: Scene<Shape>,
  palette: Palette,
  dots: number,
  pictures: Pictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const scale = dots / scene.width;
  const size = [dots, Math.max(1, Math.round(scene.height * scale))] as const;
  const canvas = sceneOnCanvas(scene, scale, size, palette, pictures);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}
