import type { Box } from '../../drawing/box';
import type { Palette } from '../../drawing/palette';
import type { Line, Point } from '../../drawing/scene';
import { fontFamilies } from '../../drawing/svg';
import { type CanvasViewport, standOnPixels } from './canvas-viewport';
import { flagAt, paintFlag } from './flags';
import type { LineStyle, Mark, NumberMark } from './marks';
import { paintSlip, type Slip } from './paint-slip';

const HALO = 2.5;
const TICK = 12;

/** Paints in the canvas's own pixels; the viewport says where a mark lies. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  marks: readonly Mark[],
  palette: Palette,
): void {
  standOnPixels(context);
  context.lineJoin = 'round';
  for (const mark of marks) paintMark(context, viewport, mark, palette);
  context.setLineDash([]);
  context.globalAlpha = 1;
}

function paintMark(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  mark: Mark,
  palette: Palette,
): void {
  const { scale, ratio } = viewport;
  const at = ([x, y]: Point): Point => [viewport.x + x * scale, viewport.y + y * scale];
  const stroke = (pen: LineStyle, draw: () => void) => strokeWith(context, pen, ratio, palette, draw);
  switch (mark.kind) {
    case 'line':
      return stroke(mark.pen, () => trace(context, mark.line.map(at)));
    case 'box':
      return stroke(mark.pen, () => context.rect(...boxOnScreen(mark.box, mark.grown, viewport)));
    case 'ticks':
      return stroke(mark.pen, () => traceTicks(context, boxOnScreen(mark.box, mark.grown, viewport), ratio));
    case 'ring':
      return stroke(mark.pen, () => {
        context.arc(...at(mark.at), mark.radius * scale + mark.grown * ratio, 0, 2 * Math.PI);
      });
    case 'area':
      context.globalAlpha = mark.opacity;
      context.fillStyle = palette[mark.fill];
      context.beginPath();
      for (const outline of mark.outlines) trace(context, outline.map(at), true);
      context.fill();
      context.globalAlpha = 1;
      return;
    case 'dot': {
      const disc = (radius: number, colour: string) => {
        context.fillStyle = colour;
        context.beginPath();
        context.arc(...at(mark.at), radius * ratio, 0, 2 * Math.PI);
        context.fill();
      };
      disc(mark.radius + 2, palette.bone);
      disc(mark.radius + 1, palette.ink);
      disc(mark.radius - 0.5, palette[mark.fill]);
      return;
    }
    case 'flag':
      return paintFlag(context, flagAt(mark, viewport), mark.fill, ratio, palette);
    case 'number':
      return paintNumber(context, at(mark.at), mark, viewport, palette);
    case 'slip':
      return paintSlip(
        context,
        lifted(at(mark.at), mark.lift * ratio),
        slipOf(mark, ratio, palette),
        palette,
      );
  }
}

function strokeWith(
  context: CanvasRenderingContext2D,
  { colour, width, dash = [], halo }: LineStyle,
  ratio: number,
  palette: Palette,
  draw: () => void,
): void {
  const lay = (style: string, wide: number, dashes: readonly number[]) => {
    context.strokeStyle = style;
    context.lineWidth = wide * ratio;
    context.setLineDash(dashes.map((length) => length * ratio));
    context.stroke();
  };
  context.beginPath();
  draw();
  if (halo) {
    context.globalAlpha = 0.8;
    lay(palette.bone, width + HALO, []);
    context.globalAlpha = 1;
  }
  lay(palette[colour], width, dash);
}

function boxOnScreen(
  [x, y, width, height]: Box,
  grown: number,
  viewport: CanvasViewport,
): [number, number, number, number] {
  const { scale, ratio } = viewport;
  const by = grown * ratio;
  const [left, top] = [Math.round(viewport.x + x * scale - by), Math.round(viewport.y + y * scale - by)];
  return [left, top, Math.round(width * scale + 2 * by), Math.round(height * scale + 2 * by)];
}

function trace(context: CanvasRenderingContext2D, line: Line, closed = false): void {
  line.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  if (closed) context.closePath();
}

/** Two short lines at every corner; of a small box no more than a third of its sides. */
function traceTicks(context: CanvasRenderingContext2D, [x, y, width, height]: Box, ratio: number): void {
  const [along, down] = [Math.min(TICK * ratio, width / 3), Math.min(TICK * ratio, height / 3)];
  for (const [cx, cy, dx, dy] of [
    [x, y, along, down],
    [x + width, y, -along, down],
    [x + width, y + height, -along, -down],
    [x, y + height, along, -down],
  ] as const) {
    trace(context, [
      [cx + dx, cy],
      [cx, cy],
      [cx, cy + dy],
    ]);
  }
}

const lifted = ([x, y]: Point, by: number): Point => [x, y - by];

function slipOf({ text, rim }: Extract<Mark, { kind: 'slip' }>, ratio: number, palette: Palette): Slip {
  return {
    text,
    font: 13 * ratio,
    beside: 12 * ratio,
    height: 20 * ratio,
    rim: 1.5 * ratio,
    colour: palette[rim],
  };
}

/** So many pixels across, however far away one is: about fourteen, of which the digit is ten. */
const LEAST_RADIUS = 7.5;
const DIGITS = { one: 1.5, more: 1.2 } as const;

function paintNumber(
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  { radius, text, off }: NumberMark,
  { scale, ratio }: CanvasViewport,
  palette: Palette,
): void {
  const small = radius * scale;
  const large = Math.max(small, LEAST_RADIUS * ratio);
  const by = (large - small) * 0.7;
  const [left, top] = [x + off[0] * by, y + off[1] * by];
  const disc = (size: number, colour: string) => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(left, top, size, 0, 2 * Math.PI);
    context.fill();
  };
  disc(large + Math.max(ratio, large * 0.11), palette.bone);
  disc(large, palette.ink);
  const size = large * (text.length > 1 ? DIGITS.more : DIGITS.one);
  context.font = `700 ${size}px "${fontFamilies.text}"`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = palette.paint;
  context.fillText(text, left, top + size * 0.32);
}
