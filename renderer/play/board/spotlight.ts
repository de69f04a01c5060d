import { type Box, hiddenBy, inset } from '../../../drawing/box';
import type { Palette } from '../../../drawing/palette';
import type { Point } from '../../../drawing/scene';
import type { Print } from '../../../drawing/stamp';
import { type CanvasViewport, standOnPixels } from '../../canvas/canvas-viewport';

/** Pixels of the page: the ring is never smaller, however far away the board is. */
const LEAST_RADIUS = 10;
const RING = 4;

/** In the canvas's own pixels, as everything here. */
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

/** Pixels of the page of the arrow, as wide as high; the second where there is little room. */
export const ARROW = 20;
const ARROWS = [ARROW, 14] as const;

/** A bright ring under whoever acts, and under those who stand close to them; around a plate, if one is all there is of them. */
export function paintRing(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  print: Print,
  plate: Box | undefined,
  palette: Palette,
): void {
  standOnPixels(context);
  if (plate) {
    const frame = (grown: number, style: string) => {
      context.fillStyle = style;
      context.fillRect(...inset(onCanvas(plate, viewport), -grown * viewport.ratio));
    };
    frame(RING, palette.ink);
    frame(RING - 1, palette.yellow);
    return;
  }
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

/** An arrow to whoever acts, plain to see from the other side of a room, where it hides least of what others cover; answers where that is. */
export function paintArrow(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  print: Print,
  others: readonly Box[],
  palette: Palette,
): Box {
  standOnPixels(context);
  const { ratio } = viewport;
  const spot = spotOf(print, viewport);
  const { side, size, place } = arrowPlace(spot, others, ratio);
  const [dx, dy] = side;
  const at = (away: number, aside: number): Point => [
    spot.x + dx * away - dy * aside,
    spot.y + dy * away + dx * aside,
  ];
  const foot = spot.radius;
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(...at(foot, 0));
  context.lineTo(...at(foot + size * SLIM, size / 2));
  context.lineTo(...at(foot + size * SLIM, -size / 2));
  context.closePath();
  context.strokeStyle = palette.paint;
  context.lineWidth = 5 * ratio;
  context.stroke();
  context.strokeStyle = palette.ink;
  context.lineWidth = 3 * ratio;
  context.stroke();
  context.fillStyle = palette.yellow;
  context.fill();
  return place;
}

function onCanvas([left, top, width, height]: Box, { x, y, scale }: CanvasViewport): Box {
  return [x + left * scale, y + top * scale, width * scale, height * scale];
}

/** An arrow is a little wider than long. */
const SLIM = 0.8;
const ASLANT = Math.SQRT1_2;
/** From above as a rule. */
const SIDES: readonly Point[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-ASLANT, -ASLANT],
  [ASLANT, -ASLANT],
  [-ASLANT, ASLANT],
  [ASLANT, ASLANT],
];

/** From where an arrow hides least of what stands around, and how large it is there. */
export function arrowPlace(
  { x, y, radius }: Spot,
  others: readonly Box[],
  ratio: number,
): { readonly side: Point; readonly size: number; readonly place: Box } {
  const places = ARROWS.flatMap((pixels) =>
    SIDES.map((side) => {
      const size = pixels * ratio;
      const away = radius + (size * SLIM) / 2;
      const place: Box = [x + side[0] * away - size / 2, y + side[1] * away - size / 2, size, size];
      return { side, size, place, hides: hiddenBy(others, place) };
    }),
  );
  return places.reduce((best, one) => (one.hides < best.hides ? one : best));
}
