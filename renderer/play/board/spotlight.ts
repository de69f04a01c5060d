import { type Box, hiddenBy } from '../../../drawing/box';
import type { Palette } from '../../../drawing/palette';
import type { Point } from '../../../drawing/scene';
import { type Print, reachOf } from '../../../drawing/stamp';
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

/** A thin ring over those who stand close, and an arrow to whoever acts, plain to see from the other side of a room. */
export function paintArrow(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  print: Print,
  others: readonly Print[],
  palette: Palette,
): void {
  standOnPixels(context);
  const { ratio } = viewport;
  const spot = spotOf(print, viewport);
  const { x, y, radius } = spot;
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
  const [dx, dy] = freeSide(spot, others, viewport);
  const at = (away: number, aside: number): Point => [x + dx * away - dy * aside, y + dy * away + dx * aside];
  const foot = radius + RING * ratio;
  const wing = (ARROW_WIDE / 2) * ratio;
  context.beginPath();
  context.moveTo(...at(foot, 0));
  context.lineTo(...at(foot + ARROW_HIGH * ratio, wing));
  context.lineTo(...at(foot + ARROW_HIGH * ratio, -wing));
  context.closePath();
  context.strokeStyle = palette.ink;
  context.lineWidth = 3 * ratio;
  context.stroke();
  context.fillStyle = palette.yellow;
  context.fill();
}

/** From above as a rule. */
const SIDES: readonly Point[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

/** The side on which an arrow hides least of those who stand around. */
function freeSide({ x, y, radius }: Spot, others: readonly Print[], viewport: CanvasViewport): Point {
  const { scale, ratio } = viewport;
  const boxes = others.map((print): Box => {
    const [left, top, width, height] = reachOf(print);
    return [viewport.x + left * scale, viewport.y + top * scale, width * scale, height * scale];
  });
  const long = ARROW_WIDE * ratio;
  const away = radius + RING * ratio + long / 2;
  const hides = ([dx, dy]: Point): number => {
    return hiddenBy(boxes, [x + dx * away - long / 2, y + dy * away - long / 2, long, long]);
  };
  return SIDES.reduce((best, side) => (hides(side) < hides(best) ? side : best));
}
