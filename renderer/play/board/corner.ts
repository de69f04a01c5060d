import { type Box, common } from '../../../drawing/box';
import { onScreen, type Size, type Viewport } from '../../document/viewport';

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof corners)[number];

/** Pixels: as large as a card gets as a rule. */
const CARD: Size = [330, 170];

/** What is in sight, and how large that is. */
interface CanvasNow {
  readonly viewport: Viewport;
  readonly size: Size;
}

/**
 * The corner of the canvas where a card hides neither the zone that it is about nor, if possible, any that is lit, nor
 * what stands in a corner already.
 */
export function cornerFor(
  zone: Box | undefined,
  lit: readonly (Box | undefined)[],
  now: CanvasNow,
  taken?: Corner,
): Corner {
  const isTaken = (corner: Corner) => (corner === taken ? 3 * CARD[0] * CARD[1] : 0);
  return cheapest(corners, (corner) => {
    const card = cardIn(corner, now, CARD);
    const litHidden = lit.reduce((sum, box) => sum + hidden(card, box, now), 0);
    return isTaken(corner) + 20 * hidden(card, zone, now) + litHidden;
  });
}

/** Pixels: what came of an action, as a rule. */
const NOTE: Size = [300, 75];

/** The corner where a note hides least of the board, and nothing of where it came about; rather below than above. */
export function noteCorner(
  zone: Box | undefined,
  board: readonly (Box | undefined)[],
  now: CanvasNow,
): Corner {
  return cheapest(['bottom-left', 'bottom-right', 'top-left', 'top-right'], (corner) => {
    const note = cardIn(corner, now, NOTE);
    return 20 * hidden(note, zone, now) + board.reduce((sum, box) => sum + hidden(note, box, now), 0);
  });
}

function cheapest(among: readonly Corner[], cost: (corner: Corner) => number): Corner {
  const costs = among.map((corner) => ({ corner, cost: cost(corner) }));
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).corner;
}

function cardIn(corner: Corner, { size: [wide, high] }: CanvasNow, card: Size): Box {
  const x = corner.endsWith('left') ? 0 : wide - card[0];
  return [x, corner.startsWith('top') ? 0 : high - card[1], ...card];
}

function hidden(card: Box, box: Box | undefined, { viewport }: CanvasNow): number {
  const shared = box && common(card, onCanvas(viewport, box));
  return shared ? shared[2] * shared[3] : 0;
}

function onCanvas(viewport: Viewport, [x, y, width, height]: Box): Box {
  const [left, top] = onScreen(viewport, [x, y]);
  return [left, top, width * viewport.scale, height * viewport.scale];
}
