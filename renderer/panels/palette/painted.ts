import type { Palette } from '../../../drawing/palette';
import { createPictureStore } from '../../canvas/pictures';
import { paintShapes } from '../../painting/paint';
import { createPaintedStore } from './painted-store';
import type { Painting } from './painting';

/** More than the palette has of them, faces of a usual mission and all: 32 MB. */
const MOST_PIXELS = 8_000_000;

// Painted once and kept: whoever shows a picture anew copies it, which costs nothing.
const painted = createPaintedStore(MOST_PIXELS);
// Several may show the same picture, and be painted one after another.
const pictures = createPictureStore('while-heard');

export function pixelsOf({ box: [, , width, height], pixels }: Painting): [width: number, height: number] {
  const scale = pixels / Math.max(width, height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

/** Shows a painting on a canvas of its size, now if it is known, else as soon as there is time; gives the way to stop. */
export function showPainting(target: HTMLCanvasElement, painting: Painting, palette: Palette): () => void {
  const show = (source: HTMLCanvasElement) => {
    const context = target.getContext('2d');
    context?.clearRect(0, 0, target.width, target.height);
    context?.drawImage(source, 0, 0);
  };
  const known = painted.get(painting, palette);
  if (known) {
    show(known);
    return () => undefined;
  }
  let stopHearing: () => void = () => undefined;
  const forget = whenThereIsTime(() => {
    const paint = () => {
      const { canvas, isWhole } = paintedAnew(painting, palette);
      show(canvas);
      if (!isWhole) return;
      stopHearing();
      painted.keep(painting, palette, canvas);
    };
    // A user's own pictures come later than the rest of the face.
    stopHearing = pictures.subscribe(paint);
    paint();
  });
  return () => {
    forget();
    stopHearing();
  };
}

function paintedAnew(
  painting: Painting,
  palette: Palette,
): { readonly canvas: HTMLCanvasElement; readonly isWhole: boolean } {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = pixelsOf(painting);
  const shapes = painting.shapes();
  const found = pictures.pictures();
  const [x, y, width] = painting.box;
  const scale = canvas.width / width;
  const context = canvas.getContext('2d');
  context?.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  if (context) paintShapes(context, shapes, painting.box, palette, found);
  const hrefs = shapes.flatMap((shape) => (shape.kind === 'image' ? [shape.href] : []));
  return { canvas, isWhole: hrefs.every((href) => found(href) !== undefined || pictures.isBroken(href)) };
}

const waiting = new Set<() => void>();

/** One painting a frame, so that scrolling goes on while pictures come. */
function whenThereIsTime(work: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(doNext);
  waiting.add(work);
  return () => waiting.delete(work);
}

function doNext(): void {
  const [work] = waiting;
  if (!work) return;
  waiting.delete(work);
  work();
  if (waiting.size > 0) requestAnimationFrame(doNext);
}
