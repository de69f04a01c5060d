import { type Box, common } from '../../../drawing/box';
import { onScreen, type Size, type Viewport } from '../../document/viewport';

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof corners)[number];

const NOTE: Corner = 'bottom-left';

/** Pixels: as large as a card gets as a rule. */
const CARD: Size = [330, 170];

/** The corner of the canvas where a card hides neither the zone that it is about nor, if possible, any that is lit. */
export function cornerFor(
  zone: Box | undefined,
  lit: readonly (Box | undefined)[],
  viewport: Viewport,
  [wide, high]: Size,
): Corner {
  const hidden = (card: Box, box: Box | undefined): number => {
    const shared = box && common(card, onCanvas(viewport, box));
    return shared ? shared[2] * shared[3] : 0;
  };
  const cost = (corner: Corner): number => {
    const x = corner.endsWith('left') ? 0 : wide - CARD[0];
    const y = corner.startsWith('top') ? 0 : high - CARD[1];
    const card: Box = [x, y, ...CARD];
    // What came of the last action stands there.
    const note = corner === NOTE ? 3 * CARD[0] * CARD[1] : 0;
    return note + 20 * hidden(card, zone) + lit.reduce((sum, box) => sum + hidden(card, box), 0);
  };
  const costs = corners.map((corner) => ({ corner, cost: cost(corner) }));
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).corner;
}

function onCanvas(viewport: Viewport, [x, y, width, height]: Box): Box {
  const [left, top] = onScreen(viewport, [x, y]);
  return [left, top, width * viewport.scale, height * viewport.scale];
}
