import type { Point } from '../../drawing/scene';
import type { Size } from '../../engine';

/** Pixels from the rim of a canvas within which the table comes towards what is dragged there. */
const RIM = 24;
/** The most that it comes, in pixels a second. */
const FASTEST = 600;
/** Milliseconds for which a pointer has to stay there first: most only pass by. */
const PATIENCE = 200;
/** The longest step in milliseconds: a frame that was late makes no leap. */
const LONGEST = 50;

/** How fast the table moves under a pointer that drags something to the rim, in pixels a second. */
export function edgeSpeed([x, y]: Point, [width, height]: Size): Point {
  return [speed(x, width), speed(y, height)];
}

function speed(at: number, size: number): number {
  const [low, high] = [RIM - at, at - (size - RIM)];
  const deep = Math.max(low, high);
  if (deep <= 0 || size < 4 * RIM) return 0;
  return Math.sign(low - high) * FASTEST * Math.min(1, deep / RIM);
}

export interface RimOfCanvas {
  readonly size: () => Size;
  readonly pan: (by: Point) => void;
  /** Where the table lies, in pixels: it does not go on for ever. */
  readonly lies: () => Point;
  /** Whether anything is dragged at all. */
  readonly isDragging: () => boolean;
}

export interface EdgePan {
  /** Where the pointer is; undefined while it is not over the canvas. */
  readonly hear: (at: Point | undefined) => void;
  /** A button is let go over what is seen: the last step is not painted yet, and is taken back. */
  readonly stop: () => void;
}

/**
 * Moves the table for as long as a pointer drags something at the rim of the canvas. What comes in from the palette must
 * have been away from the rim first.
 */
export function createEdgePan({ size, pan, lies, isDragging }: RimOfCanvas): EdgePan {
  let pointer: Point | undefined;
  let wasInside = false;
  let frame: number | undefined;
  let [since, last] = [0, 0];
  let step: Point = [0, 0];

  const stop = () => {
    if (frame === undefined) return;
    cancelAnimationFrame(frame);
    frame = undefined;
    if (step[0] !== 0 || step[1] !== 0) pan([-step[0], -step[1]]);
    step = [0, 0];
  };
  const speedNow = (): Point => (pointer && isDragging() ? edgeSpeed(pointer, size()) : [0, 0]);
  const go = (now: number) => {
    const [x, y] = speedNow();
    frame = undefined;
    if (x === 0 && y === 0) return;
    since ||= now;
    const seconds = Math.min(now - last, LONGEST) / 1000;
    last = now;
    frame = requestAnimationFrame(go);
    if (now - since < PATIENCE) return;
    const before = lies();
    pan([x * seconds, y * seconds]);
    step = [lies()[0] - before[0], lies()[1] - before[1]];
  };
  return {
    stop,
    hear: (at) => {
      pointer = at;
      if (!at || !isDragging()) wasInside = false;
      else if (edgeSpeed(at, size()).every((by) => by === 0)) wasInside = true;
      else if (frame === undefined && wasInside) {
        [since, last, step] = [0, 0, [0, 0]];
        frame = requestAnimationFrame(go);
      }
    },
  };
}
