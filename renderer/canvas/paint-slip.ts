import type { Palette } from '../../drawing/palette';
import type { Point } from '../../drawing/scene';
import { fontFamilies } from '../../drawing/svg';

export interface Slip {
  readonly text: string;
  /** Pixels of the letters, of the paper beside them and of its height, and of the rim around it. */
  readonly font: number;
  readonly beside: number;
  readonly height: number;
  readonly rim: number;
  readonly colour: string;
}

/** A few letters on a slip of paper, around a point. */
export function paintSlip(
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  { text, font, beside, height, rim, colour }: Slip,
  palette: Palette,
): void {
  context.font = `700 ${font}px "${fontFamilies.text}"`;
  const width = context.measureText(text).width + beside;
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)];
  context.fillStyle = colour;
  context.fillRect(left - rim, top - rim, width + 2 * rim, height + 2 * rim);
  context.fillStyle = palette.paint;
  context.fillRect(left, top, width, height);
  context.fillStyle = palette.ink;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(text, left + width / 2, top + height / 2 + font * 0.34);
}
