import type { Box } from '../../../box';
import { drift } from '../../../ink';
import { ribbon } from '../../../outline';
import type { Line, Point } from '../../../scene';
import type { Sketch } from '../../../sketch';
import { isStreet, type Plan, tagged } from '../../../tile/plan';

const GAUGE = 8;
const PIECE = 10;
/** Narrower or shorter than this no wagon goes. */
const NARROW = 60;
const SHORT = 150;

/** Wheel ruts along the streets. At a rim they lie in the middle of their strip, so that they go on over a seam. */
export function drawRuts(sketch: Sketch, plan: Plan): void {
  const { face, width, height } = plan;
  const rects = face.zones
    .filter((zone) => isStreet(zone) && !tagged(zone, 'railroad'))
    .flatMap((zone) => zone.rects);
  const ruts: Line[] = [];
  for (const [x, y, w, h] of strips(rects)) {
    for (const off of [-GAUGE, GAUGE]) ruts.push(rut(sketch, x, x + w, y + h / 2 + off, width));
  }
  for (const [x, y, w, h] of strips(rects.map(turned))) {
    for (const off of [-GAUGE, GAUGE])
      ruts.push(rut(sketch, x, x + w, y + h / 2 + off, height).map(([px, py]): Point => [py, px]));
  }
  if (ruts.length > 0) sketch.areas(ruts, 'dust');
}

/** Rows of street rectangles of one height, side by side. */
function strips(rects: readonly Box[]): Box[] {
  const rows: Box[] = [];
  for (const rect of [...rects].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const last = rows.at(-1);
    if (last?.[1] === rect[1] && last[3] === rect[3] && last[0] + last[2] === rect[0])
      rows[rows.length - 1] = [last[0], last[1], last[2] + rect[2], last[3]];
    else rows.push(rect);
  }
  return rows.filter(([, , w, h]) => w >= SHORT && h >= NARROW);
}

function turned([x, y, w, h]: Box): Box {
  return [y, x, h, w];
}

function rut({ generator }: Sketch, from: number, to: number, at: number, rim: number): Point[] {
  const stray = drift(generator);
  const count = Math.round((to - from) / PIECE);
  const line = Array.from({ length: count + 1 }, (_, index): Point => {
    const part = index / count;
    const calm = Math.min(1, part * 6, (1 - part) * 6);
    return [from + (to - from) * part, at + stray(index / 3) * 2.6 * calm];
  });
  return ribbon(line, (part) => {
    const start = from === 0 ? 1 : Math.min(1, part * 5);
    const end = to === rim ? 1 : Math.min(1, (1 - part) * 5);
    const calm = Math.min(1, part * 6, (1 - part) * 6);
    return Math.max(0.05, (0.95 + 0.5 * calm * stray(3 + part * 9)) * start * end);
  });
}
