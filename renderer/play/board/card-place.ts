import { type Box, common } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import type { Size } from '../../../engine';
import { onScreen, type Viewport } from '../../document/viewport';

/** Pixels between a card and the rim of the canvas. */
const RIM = 8;

/** What a card may lie on, in millimetres of the board, from what it must not hide to what it would better not. */
export interface Beneath {
  readonly zone: Box | undefined;
  readonly people: readonly Box[];
  readonly lit: readonly Box[];
  readonly board: readonly Box[];
  /** What came of the last action, in pixels of the canvas. */
  readonly note?: Box | undefined;
}

/**
 * The place on the canvas where a card hides neither the zone that it is about nor anybody, and as little else as can
 * be: at its rim, so that it does not jump about with the pointer.
 */
export function placeForCard(
  [width, height]: Size,
  { zone, people, lit, board, note }: Beneath,
  viewport: Viewport,
  [wide, high]: Size,
): Point {
  const left = RIM;
  const top = RIM;
  const right = Math.max(RIM, wide - width - RIM);
  const bottom = Math.max(RIM, high - height - RIM);
  const [centre, middle] = [(wide - width) / 2, (high - height) / 2];
  const places: readonly Point[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [centre, bottom],
    [centre, top],
    [left, middle],
    [right, middle],
  ];
  const hidden = ([x, y]: Point, boxes: readonly Box[]): number =>
    boxes.reduce((sum, box) => {
      return sum + area(common([x, y, width, height], onCanvas(viewport, box)));
    }, 0);
  const cost = (place: Point): number =>
    3 * area(note && common([...place, width, height], note)) +
    40 * hidden(place, zone ? [zone] : []) +
    20 * hidden(place, people) +
    hidden(place, lit) +
    hidden(place, board) / 20;
  const costs = places.map((place) => ({ place, cost: cost(place) }));
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).place;
}

function area(box: Box | undefined): number {
  return box ? box[2] * box[3] : 0;
}

function onCanvas(viewport: Viewport, [x, y, width, height]: Box): Box {
  const [left, top] = onScreen(viewport, [x, y]);
  return [left, top, width * viewport.scale, height * viewport.scale];
}
