import type { Point } from '../../drawing/scene';
import type { Size } from '../document/viewport';

/** Pixels from the rim within which the table comes towards what is dragged there, and the most it comes in a frame. */
const RIM = 28;
const FASTEST = 14;

/** How far the table moves in one frame under a hand that drags something to its rim. */
export function edgeStep([x, y]: Point, [width, height]: Size): Point {
  return [step(x, width), step(y, height)];
}

function step(at: number, size: number): number {
  const [low, high] = [RIM - at, at - (size - RIM)];
  const deep = Math.max(low, high);
  if (deep <= 0 || size < 4 * RIM) return 0;
  return Math.sign(low - high) * Math.ceil(FASTEST * Math.min(1, deep / RIM));
}

export interface RimOfCanvas {
  readonly size: () => Size;
  readonly pan: (by: Point) => void;
  /** Whether anything is dragged at all. */
  readonly isDragging: () => boolean;
}

/**
 * Moves the table for as long as a hand drags something at the rim of the canvas; it hears where the hand is. What
 * comes in from the palette must have been away from the rim first.
 */
export function createEdgePan({ size, pan, isDragging }: RimOfCanvas): (at: Point | undefined) => void {
  let hand: Point | undefined;
  let wasInside = false;
  let isGoing = false;
  const go = () => {
    const [dx, dy] = hand && isDragging() ? edgeStep(hand, size()) : [0, 0];
    isGoing = dx !== 0 || dy !== 0;
    if (!isGoing) return;
    pan([dx, dy]);
    requestAnimationFrame(go);
  };
  return (at) => {
    hand = at;
    if (!at || !isDragging()) wasInside = false;
    else if (edgeStep(at, size()).every((by) => by === 0)) wasInside = true;
    else if (!isGoing && wasInside) {
      isGoing = true;
      requestAnimationFrame(go);
    }
  };
}
