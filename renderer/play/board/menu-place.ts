import { type Box, common } from '../../../drawing/box';
import type { Size } from '../../../engine';
import { boxOnScreen } from '../../canvas/beside';
import type { Viewport } from '../../document/viewport';

const sides = ['right', 'left', 'bottom', 'top'] as const;
type Side = (typeof sides)[number];

/** Where a menu is to be held, in pixels of the canvas, and on which side of that it has room. */
interface MenuPlace {
  readonly beside: Box;
  readonly side: Side;
}

/** Pixels that a menu keeps off what it is about. */
export const OFF = 10;

/**
 * The place of a menu of that size beside what it is about: the first of those boxes that leaves it room, the widest
 * first. It hides none of the others as far as possible.
 */
export function menuPlace(
  about: readonly [Box, ...Box[]],
  others: readonly Box[],
  viewport: Viewport,
  canvas: Size,
  menu: Size,
): MenuPlace {
  const keptFree = others.map((box) => boxOnScreen(viewport, box));
  const hides = (place: Box): number =>
    keptFree.reduce((sum, box) => {
      const shared = common(place, box);
      return sum + (shared ? shared[2] * shared[3] : 0);
    }, 0);
  const sights = about.map((box) => {
    const whole = boxOnScreen(viewport, box);
    return common(whole, [0, 0, ...canvas]) ?? whole;
  });
  for (const beside of sights) {
    const fitting = sides.filter((side) => roomOn(side, beside, canvas, menu) >= 0);
    const costs = fitting.map((side) => ({ side, cost: hides(placeOn(side, beside, menu)) }));
    const [first] = costs.sort((one, other) => one.cost - other.cost);
    if (first) return { beside, side: first.side };
  }
  const beside = sights.at(-1) as Box;
  const room = (side: Side) => roomOn(side, beside, canvas, menu);
  return { beside, side: sides.reduce((best, side) => (room(side) > room(best) ? side : best)) };
}

/** What is left over beside it; negative if a menu does not fit. */
function roomOn(side: Side, [x, y, width, height]: Box, [wide, high]: Size, menu: Size): number {
  const room = { right: wide - x - width, left: x, bottom: high - y - height, top: y }[side];
  return room - OFF - (side === 'right' || side === 'left' ? menu[0] : menu[1]);
}

function placeOn(side: Side, [x, y, width, height]: Box, menu: Size): Box {
  if (side === 'right') return [x + width + OFF, y, ...menu];
  if (side === 'left') return [x - OFF - menu[0], y, ...menu];
  return side === 'bottom' ? [x, y + height + OFF, ...menu] : [x, y - OFF - menu[1], ...menu];
}
