import { around, type Box, hiddenBy } from '../../../drawing/box';
import type { TileFace } from '../../../schemas';

/** The zone of another face that goes by the same name, or else the one that is most in its place. */
export function zoneLike(before: TileFace, zone: string, after: TileFace): string {
  const others = zonesOf(after);
  if (others.some(({ id }) => id === zone)) return zone;
  const rects = zonesOf(before).find(({ id }) => id === zone)?.rects ?? [];
  const nearness = others.map((other) => ({ id: other.id, by: near(rects, other.rects) }));
  return nearness.reduce((best, one) => (one.by > best.by ? one : best), { id: zone, by: -Infinity }).id;
}

type Rects = readonly Box[];

function zonesOf({
  zones,
  balconies = [],
}: TileFace): readonly { readonly id: string; readonly rects: Rects }[] {
  return [...zones, ...balconies];
}

/** How much of the ground is the same, in square millimetres; less than nothing for what lies apart. */
function near(some: Rects, others: Rects): number {
  const shared = some.map((rect) => hiddenBy(others, rect));
  return shared.reduce((sum, each) => sum + each, 0) || -apart(some, others);
}

function apart(some: Rects, others: Rects): number {
  const [[ax, ay], [bx, by]] = [middle(some), middle(others)];
  return Math.hypot(ax - bx, ay - by);
}

function middle(rects: Rects): readonly [x: number, y: number] {
  const [x, y, width, height] = around(rects) ?? [0, 0, 0, 0];
  return [x + width / 2, y + height / 2];
}
