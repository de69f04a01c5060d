import type { Palette } from '../../../drawing/palette';
import type { Print } from '../../../drawing/stamp';
import { type CanvasViewport, standOnPixels } from '../../canvas/canvas-viewport';

/** Pixels of the page: the ring is never smaller, however far away the board is. */
const LEAST_RADIUS = 10;
const RING = 4;
const [ARROW_WIDE, ARROW_HIGH] = [20, 15];

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function spotOf({ at, stamp }: Print, { x, y, scale, ratio }: CanvasViewport): Spot {
  const [left, top, width, height] = stamp.reach;
  return {
    x: x + (at[0] + left + width / 2) * scale,
    y: y + (at[1] + top + height / 2) * scale,
    radius: Math.max((Math.max(width, height) / 2) * scale, LEAST_RADIUS * ratio) + RING * ratio,
  };
}

/** A bright ring under whoever acts, and under those who stand close to them. */
export function paintRing(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  print: Print,
  palette: Palette,
): void {
  standOnPixels(context);
  const { x, y, radius } = spotOf(print, viewport);
  const disc = (grown: number, style: string) => {
    context.beginPath();
    context.arc(x, y, radius + grown * viewport.ratio, 0, 2 * Math.PI);
    context.fillStyle = style;
    context.fill();
  };
  disc(RING, palette.ink);
  disc(RING - 1.5, palette.yellow);
  disc(-1, palette.ink);
  disc(-2, palette.paint);
}

/** A thin ring over those who stand close, and an arrow down to whoever acts, plain to see from the other side of a room. */
export function paintArrow(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  print: Print,
  palette: Palette,
): void {
  standOnPixels(context);
  const { ratio } = viewport;
  const { x, y, radius } = spotOf(print, viewport);
  const foot = y - radius - RING * ratio;
  context.lineJoin = 'round';
  for (const [style, width] of [
    [palette.ink, 5],
    [palette.yellow, 3],
  ] as const) {
    context.beginPath();
    context.arc(x, y, radius - (RING - 1) * ratio, 0, 2 * Math.PI);
    context.strokeStyle = style;
    context.lineWidth = width * ratio;
    context.stroke();
  }
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x + (ARROW_WIDE / 2) * ratio, foot - ARROW_HIGH * ratio);
  context.lineTo(x - (ARROW_WIDE / 2) * ratio, foot - ARROW_HIGH * ratio);
  context.closePath();
  context.strokeStyle = palette.ink;
  context.lineWidth = 3 * ratio;
  context.stroke();
  context.fillStyle = palette.yellow;
  context.fill();
}
