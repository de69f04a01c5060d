import type { Palette } from '../../drawing/palette';
import type { Point } from '../../drawing/scene';
import { type Print, reachOf, type Stamp } from '../../drawing/stamp';
import { rectsOverlap } from '../../engine';
import { type Pictures, paintShapes } from '../painting/paint';
import { boxInView, type CanvasViewport, standAt, standOnPixels } from './canvas-viewport';

/** Prints stamps on a canvas, and keeps their pixels: a tile has hundreds of shapes, and hardly ever changes. */
export interface StampCache {
  /** Before every frame. In the midst of zooming what is kept is stretched, and made anew when it is over. */
  readonly begin: (viewport: CanvasViewport, isZooming: boolean) => void;
  /** On a context that stands on its own pixels. */
  readonly print: (context: CanvasRenderingContext2D, print: Print, opacity?: number) => void;
  /** Something was stretched because the frame had no time for it: another one should follow. */
  readonly isBehind: () => boolean;
  /** Gives back the memory. */
  readonly clear: () => void;
}

interface Pixels {
  readonly canvas: HTMLCanvasElement;
  readonly scale: number;
  frame: number;
}

/** In pixels. What is larger is painted shape by shape: so near, few shapes are in sight. */
const LARGEST = 1_000_000;
const MOST = 16_000_000;
/** Around the pixels, for edges that are not sharp and pens that go over the rim. */
const RIM = 3;
const FRAME_MS = 8;

export function createStampCache(palette: Palette, pictures: Pictures): StampCache {
  // From the one that was not used for longest to the latest.
  const kept = new Map<Stamp, Pixels>();
  let sum = 0;
  let frame = 0;
  let [viewport, isZooming, spent, isBehind]: [CanvasViewport | undefined, boolean, number, boolean] = [
    undefined,
    false,
    0,
    false,
  ];

  const forget = (stamp: Stamp, { canvas }: Pixels) => {
    sum -= canvas.width * canvas.height;
    kept.delete(stamp);
    // Otherwise the memory waits for the garbage collector.
    canvas.width = 0;
  };
  const make = (stamp: Stamp, scale: number): Pixels => {
    const began = performance.now();
    const canvas = pixelsOf(stamp, scale, palette, pictures);
    spent += performance.now() - began;
    sum += canvas.width * canvas.height;
    return { canvas, scale, frame };
  };
  const pixels = (stamp: Stamp, scale: number): Pixels => {
    const known = kept.get(stamp);
    const isSharp = known?.scale === scale;
    if (known && !isSharp && (isZooming || spent > FRAME_MS)) isBehind = true;
    else if (known && !isSharp) forget(stamp, known);
    const wanted = kept.get(stamp) ?? make(stamp, scale);
    wanted.frame = frame;
    kept.delete(stamp);
    kept.set(stamp, wanted);
    return wanted;
  };
  const tidy = () => {
    for (const [stamp, old] of kept) {
      if (sum <= MOST || old.frame === frame) return;
      forget(stamp, old);
    }
  };

  return {
    begin: (next, zooming) => {
      tidy();
      [viewport, isZooming, spent, isBehind] = [next, zooming, 0, false];
      frame += 1;
    },
    print: (context, print, opacity = 1) => {
      if (!viewport) throw new Error('Nothing can be printed before the frame has begun');
      const { stamp, at } = print;
      const [left, top, width, height] = reachOf(print);
      const [, , wide, high] = stamp.reach;
      if (!rectsOverlap([left, top, width, height], boxInView(viewport))) return;
      if (opacity !== 1) context.globalAlpha = opacity;
      if (wide * high * viewport.scale ** 2 > LARGEST) {
        standAt(context, viewport, at);
        const [x, y, ...size] = boxInView(viewport);
        paintShapes(context, stamp.shapes, [x - at[0], y - at[1], ...size], palette, pictures, opacity);
        standOnPixels(context);
      } else lay(context, pixels(stamp, viewport.scale), [left, top], viewport);
      if (opacity !== 1) context.globalAlpha = 1;
    },
    isBehind: () => isBehind && !isZooming,
    clear: () => {
      for (const [stamp, old] of kept) forget(stamp, old);
    },
  };
}

function lay(
  context: CanvasRenderingContext2D,
  { canvas, scale }: Pixels,
  [left, top]: Point,
  viewport: CanvasViewport,
): void {
  const [x, y] = [viewport.x + left * viewport.scale, viewport.y + top * viewport.scale];
  if (scale === viewport.scale) {
    context.drawImage(canvas, Math.round(x) - RIM, Math.round(y) - RIM);
    return;
  }
  const by = viewport.scale / scale;
  context.drawImage(canvas, x - RIM * by, y - RIM * by, canvas.width * by, canvas.height * by);
}

function pixelsOf(stamp: Stamp, scale: number, palette: Palette, pictures: Pictures): HTMLCanvasElement {
  const [x, y, width, height] = stamp.reach;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale) + 2 * RIM;
  canvas.height = Math.ceil(height * scale) + 2 * RIM;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.setTransform(scale, 0, 0, scale, RIM - x * scale, RIM - y * scale);
  const whole = [x - RIM / scale, y - RIM / scale, canvas.width / scale, canvas.height / scale] as const;
  paintShapes(context, stamp.shapes, whole, palette, pictures);
  if (stamp.isSolid) fillUp(context, [width * scale, height * scale], palette);
  return canvas;
}

/**
 * A tile ends within a pixel: half of it would be the table's, and boards would have hairlines. The ground fills it up;
 * to copy the last row of pixels would make the browser paint them at once, which takes longer than all the rest.
 */
function fillUp(context: CanvasRenderingContext2D, [width, height]: Point, palette: Palette): void {
  standOnPixels(context);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = palette.street;
  context.fillRect(RIM, RIM, Math.ceil(width), Math.ceil(height));
}
