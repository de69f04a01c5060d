import type { Palette } from '../../drawing/palette';
import { boxInView, type CanvasViewport, standOnPixels } from './canvas-viewport';

/** Lines that far apart, in millimetres, from as many pixels between two of them on, and how dark they get. */
const rows = [
  { step: 250, from: 14, full: 60, opacity: 0.2 },
  { step: 50, from: 26, full: 110, opacity: 0.1 },
  { step: 10, from: 34, full: 120, opacity: 0.08 },
] as const;

/** Opacity of grid lines at this distance in pixels: they fade in instead of popping up while zooming. */
export function gridOpacity(pixels: number, { from, full, opacity }: (typeof rows)[number]): number {
  return opacity * Math.min(1, Math.max(0, (pixels - from) / (full - from)));
}

/** The places of a grid's lines within a stretch of the table. */
export function gridLines(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** The tiles' grid on the bare table, and a finer one where there is room for it. */
export function paintGrid(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  palette: Palette,
): void {
  const { scale, ratio, x, y, width, height } = viewport;
  const [left, top, wide, high] = boxInView(viewport);
  standOnPixels(context);
  context.fillStyle = palette.tableInk;
  const pen = Math.max(1, Math.round(ratio));
  for (const row of rows) {
    const opacity = gridOpacity((row.step * scale) / ratio, row);
    if (opacity === 0) continue;
    context.globalAlpha = opacity;
    for (const at of gridLines(left, left + wide, row.step))
      context.fillRect(Math.round(x + at * scale), 0, pen, height);
    for (const at of gridLines(top, top + high, row.step))
      context.fillRect(0, Math.round(y + at * scale), width, pen);
  }
  context.globalAlpha = 1;
}
