import { middleOf } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import type { BoardGeometry } from './board-geometry';

export const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The zone that lies next in a direction; undefined at the rim of the board. */
export function zoneNextTo(ground: BoardGeometry, from: number, [dx, dy]: Point): number | undefined {
  const here = middle(ground, from);
  let best: { zone: number; far: number } | undefined;
  for (const zone of ground.zones) {
    const [x, y] = middle(ground, zone);
    const along = (x - here[0]) * dx + (y - here[1]) * dy;
    const across = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    // Within a quarter of the compass; what lies straight ahead is nearer than what lies aside.
    if (zone === from || along <= 1 || across > along * 1.6) continue;
    const far = along + 1.6 * across;
    if (!best || far < best.far) best = { zone, far };
  }
  return best?.zone;
}

function middle(ground: BoardGeometry, zone: number): Point {
  return middleOf(ground.boxOf(zone) ?? [0, 0, 0, 0]);
}
