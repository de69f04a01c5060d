import { boardScene } from '../../drawing/board/board-scene';
import { boardPalettes } from '../../drawing/palette';
import type { BoardScene } from '../../drawing/scene';
import type { Language } from '../../languages';
import type { Mission } from '../../schemas';
import { laidOut } from '../document/laid-out';
import { loadPictures } from '../painting/load-pictures';
import { sceneOnCanvas } from '../painting/scene-canvas';

/** Pixels: sharp enough for a card on a good screen. */
const WIDTH = 360;
const HEIGHT = 270;
/** Characters; the host refuses twice as many. */
const MOST = 100_000;

/** A small picture of what lies on the table, without the table, as a data address. */
export async function paintPicture(mission: Mission, language: Language): Promise<string | undefined> {
  const { faces, board } = laidOut(mission);
  const { placements } = mission;
  if (placements.length === 0) return undefined;
  const scene = boardScene({ placements, faces, mission, board, options: { language, table: false } });
  const canvas = paintScene(scene, await picturesOf(scene));
  for (const quality of [0.85, 0.6, 0.3]) {
    const address = await addressOf(canvas, quality);
    if (address.length <= MOST) return address;
  }
  return undefined;
}

function paintScene(scene: BoardScene, pictures: ReadonlyMap<string, ImageBitmap>): OffscreenCanvas {
  const scale = Math.min(WIDTH / scene.width, HEIGHT / scene.height);
  const size = [Math.ceil(scene.width * scale), Math.ceil(scene.height * scale)] as const;
  return sceneOnCanvas(scene, scale, size, boardPalettes.light, (href) => pictures.get(href));
}

/** The user's own pictures of tiles. */
function picturesOf({ shapes }: BoardScene): Promise<ReadonlyMap<string, ImageBitmap>> {
  return loadPictures(new Set(shapes.flatMap((shape) => (shape.kind === 'image' ? [shape.href] : []))));
}

async function addressOf(canvas: OffscreenCanvas, quality: number): Promise<string> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('A picture could not be read back')));
    reader.readAsDataURL(blob);
  });
}
