import { type Box, common } from '../../../drawing/box';
import type { Size } from '../../../engine';
import { onScreen, type Viewport } from '../../document/viewport';

/** From the best on: rather below than above. */
const corners = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const;
export type Corner = (typeof corners)[number];

/** What is in sight, and how large that is. */
interface CanvasNow {
  readonly viewport: Viewport;
  readonly size: Size;
}

/** Pixels: what came of an action, as a rule. */
const NOTE: Size = [300, 75];

/** The corner where a note hides least of the board, and nothing of where it came about. */
export function noteCorner(
  zone: Box | undefined,
  board: readonly (Box | undefined)[],
  now: CanvasNow,
): Corner {
  const costs = corners.map((corner) => {
    const note = noteIn(corner, now.size);
    const cost = 20 * hidden(note, zone, now) + board.reduce((sum, box) => sum + hidden(note, box, now), 0);
    return { corner, cost };
  });
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).corner;
}

/** What a note takes of a canvas, in its pixels. */
export function noteIn(corner: Corner, [wide, high]: Size): Box {
  const x = corner.endsWith('left') ? 0 : wide - NOTE[0];
  return [x, corner.startsWith('top') ? 0 : high - NOTE[1], ...NOTE];
}

function hidden(card: Box, box: Box | undefined, { viewport }: CanvasNow): number {
  const shared = box && common(card, onCanvas(viewport, box));
  return shared ? shared[2] * shared[3] : 0;
}

function onCanvas(viewport: Viewport, [x, y, width, height]: Box): Box {
  const [left, top] = onScreen(viewport, [x, y]);
  return [left, top, width * viewport.scale, height * viewport.scale];
}
