import { type Box, inset, leastHiding, middleOf } from '../../../drawing/box';
import type { Palette } from '../../../drawing/palette';
import type { Point } from '../../../drawing/scene';
import { boxOnCanvas, type CanvasViewport, standOnPixels } from '../../canvas/canvas-viewport';

/** Pixels of the page: the ring is never smaller, however far away the board is. */
const LEAST_RADIUS = 10;
const RING = 4;

/** In the canvas's own pixels, as everything here. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The box is of the board. */
export function spotOn(box: Box, viewport: CanvasViewport): Spot {
  const [x, y] = middleOf(boxOnCanvas(box, viewport));
  const reach = (Math.max(box[2], box[3]) / 2) * viewport.scale;
  return { x, y, radius: Math.max(reach, LEAST_RADIUS * viewport.ratio) + RING * viewport.ratio };
}

/** Pixels of the page of the arrow, as wide as high; the second where there is little room. */
export const ARROW = 20;
const ARROWS = [ARROW, 14] as const;

/** A bright ring under what whoever acts covers, and under those who stand close to them; around a plate, if one is all there is of them. */
export function paintRing(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  covered: Box,
  plate: Box | undefined,
  palette: Palette,
): void {
  standOnPixels(context);
  if (plate) {
    const frame = (grown: number, style: string) => {
      context.fillStyle = style;
      context.fillRect(...inset(boxOnCanvas(plate, viewport), -grown * viewport.ratio));
    };
    frame(RING, palette.ink);
    frame(RING - 1, palette.yellow);
    return;
  }
  const { x, y, radius } = spotOn(covered, viewport);
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

/** An arrow to whoever acts, plain to see from the other side of a room. */
export function paintArrow(
  context: CanvasRenderingContext2D,
  viewport: CanvasViewport,
  covered: Box,
  { side: [dx, dy], pixels }: ArrowStance,
  palette: Palette,
): void {
  standOnPixels(context);
  const { ratio } = viewport;
  const [spot, size] = [spotOn(covered, viewport), pixels * ratio];
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

/** From where an arrow comes, and how large it is. */
export interface ArrowStance {
  readonly side: Point;
  readonly pixels: number;
}

const above: ArrowStance = { side: [0, -1], pixels: ARROW };
const STANCES: readonly [ArrowStance, ...ArrowStance[]] = [
  above,
  ...ARROWS.flatMap((pixels) => SIDES.map((side) => ({ side, pixels }))),
];

/** How an arrow stands where it hides least of what stands around. */
export function arrowStance(spot: Spot, others: readonly Box[], ratio: number): ArrowStance {
  return leastHiding(STANCES, (stance) => placeOfArrow(spot, stance, ratio), others);
}

export function placeOfArrow({ x, y, radius }: Spot, { side, pixels }: ArrowStance, ratio: number): Box {
  const size = pixels * ratio;
  const away = radius + (size * SLIM) / 2;
  return [x + side[0] * away - size / 2, y + side[1] * away - size / 2, size, size];
}
