import type { Palette } from '../../../drawing/palette';
import type { Painting } from './painting';

type Canvas = Pick<HTMLCanvasElement, 'width' | 'height'>;

/** What was painted, as long as there is room for it. */
export interface PaintedStore<T extends Canvas> {
  readonly get: (painting: Painting, palette: Palette) => T | undefined;
  readonly keep: (painting: Painting, palette: Palette, canvas: T) => void;
}

/** So many pixels in all; what nobody has looked at for longest goes first. */
export function createPaintedStore<T extends Canvas = HTMLCanvasElement>(
  mostPixels: number,
): PaintedStore<T> {
  // In the order in which they were looked at; each in one palette, because a theme is chosen for all.
  const kept = new Map<Painting, { readonly palette: Palette; readonly canvas: T }>();
  let pixels = 0;
  const drop = (painting: Painting) => {
    const { width = 0, height = 0 } = kept.get(painting)?.canvas ?? {};
    if (kept.delete(painting)) pixels -= width * height;
  };
  const keep: PaintedStore<T>['keep'] = (painting, palette, canvas) => {
    drop(painting);
    kept.set(painting, { palette, canvas });
    pixels += canvas.width * canvas.height;
    for (const oldest of kept.keys()) {
      if (pixels <= mostPixels || kept.size === 1) break;
      drop(oldest);
    }
  };
  return {
    keep,
    get: (painting, palette) => {
      const known = kept.get(painting);
      if (known?.palette !== palette) return undefined;
      keep(painting, palette, known.canvas);
      return known.canvas;
    },
  };
}
