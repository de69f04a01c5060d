import type { Point } from '../../../drawing/scene';
import type { Viewport } from '../../../renderer/document/viewport';

/** A board on the screen that hands can move about, in pixels. */
export interface Moved {
  readonly zoom: (factor: number, at: Point) => void;
  /** Takes hold of the table, or of the tile that is there with what stands on it. */
  readonly take: (what: 'table' | 'tile', at: Point) => void;
  readonly carry: (to: Point) => void;
  /** As if it had never been taken, if it was a tile. */
  readonly letGo: () => void;
  readonly viewport: () => Viewport;
}

export const gestures = ['panning', 'zooming', 'dragging'] as const;

const FRAMES = 90;

/** How long the slowest of twenty frames takes, in milliseconds, while a gesture goes on. */
export async function lateFrame(moved: Moved, gesture: (typeof gestures)[number]): Promise<number> {
  const { scale, x, y } = moved.viewport();
  const start: Point = [x + 100 * scale, y + 30 * scale];
  if (gesture !== 'zooming') moved.take(gesture === 'dragging' ? 'tile' : 'table', start);
  const pulse = document.body.appendChild(document.createElement('i'));
  pulse.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 1px; height: 1px';
  const times: number[] = [];
  let last = await nextFrame();
  for (let frame = 0; frame < FRAMES; frame++) {
    // A frame in which nothing changes makes an unhurried browser wait for the next tick of a screen.
    pulse.style.background = frame % 2 === 0 ? 'black' : 'white';
    // There and back, so that every round begins at the same place.
    const way = frame < FRAMES / 2 ? 1 : -1;
    const far = way === 1 ? frame : FRAMES - frame;
    if (gesture === 'zooming') moved.zoom(1.02 ** way, [800, 450]);
    else moved.carry([start[0] + 9 * far, start[1] + 4 * far]);
    const now = await nextFrame();
    times.push(now - last);
    last = now;
  }
  pulse.remove();
  if (gesture !== 'zooming') moved.letGo();
  return times.sort((a, b) => a - b)[Math.floor(FRAMES * 0.95)] ?? Number.NaN;
}

export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
}
