import { fontFamilies } from '../../drawing/svg';
import type { Viewport } from '../document/viewport';
import { type RulerMarks, rulerMarks, type Span } from './ruler-marks';

export interface PaintedRuler {
  readonly way: 'across' | 'down';
  readonly spans: readonly Span[];
  readonly naming: (tile: number) => string;
  readonly viewport: Viewport;
}

const TICKS = { tile: 1, long: 0.38, short: 0.2 } as const;

/** Paints a ruler in the colours that the page has for it. */
export function paintRuler(canvas: HTMLCanvasElement, { way, spans, naming, viewport }: PaintedRuler): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = window.devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context || width === 0 || height === 0) return;
  fit(canvas, Math.round(width * ratio), Math.round(height * ratio));
  const { scale } = viewport;
  const [long, thick] = way === 'across' ? [width, height] : [height, width];
  const from = -(way === 'across' ? viewport.x : viewport.y) / scale;
  const marks = rulerMarks({ spans, sight: [from, from + long / scale], scale, naming });
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const { color } = getComputedStyle(canvas);
  context.fillStyle = color;
  const along = (at: number) => (at - from) * scale;
  for (const { at, length } of marks.ticks) {
    const [place, reach] = [Math.round(along(at)), thick * TICKS[length]];
    context.globalAlpha = length === 'tile' ? 0.9 : 0.55;
    if (way === 'across') context.fillRect(place, thick - reach, 1, reach);
    else context.fillRect(thick - reach, place, reach, 1);
  }
  context.globalAlpha = 1;
  paintWords(context, marks, way, thick, along);
}

function paintWords(
  context: CanvasRenderingContext2D,
  { words }: RulerMarks,
  way: 'across' | 'down',
  thick: number,
  along: (at: number) => number,
): void {
  const names = words.filter(({ kind }) => kind === 'tile').map(({ at }) => along(at));
  context.textBaseline = 'alphabetic';
  for (const { at, text, kind } of words) {
    const place = along(at);
    // A number under a name could not be read, and neither could the name.
    if (kind === 'millimetres' && names.some((name) => Math.abs(name - place - 10) < 24)) continue;
    context.save();
    if (way === 'across') context.translate(place, thick / 2);
    else {
      context.translate(thick / 2, place);
      if (kind === 'millimetres') context.rotate(-Math.PI / 2);
    }
    if (kind === 'tile') {
      context.font = `14px "${fontFamilies.title}"`;
      context.textAlign = 'center';
      context.fillText(text, 0, 5);
    } else {
      context.font = `11px "${fontFamilies.text}"`;
      context.globalAlpha = 0.8;
      context.textAlign = way === 'across' ? 'left' : 'right';
      context.fillText(text, way === 'across' ? 3 : -3, 0);
    }
    context.restore();
  }
}

/** Setting a canvas's size clears it, and takes its time. */
function fit(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
