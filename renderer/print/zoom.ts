import type { PaperSize } from '../../printing/paper';
import { REAL_SIZE } from '../document/viewport';

/** How large a page is shown: whole, as wide as there is room, or so many times its true size. */
export type Zoom = 'page' | 'width' | number;

/** Pixels that are left free around a page. */
export const MARGIN = 16;

const STEP = 1.25;
const LEAST = 0.02;
const MOST = 8;

/** How many times its true size a page is shown by a zoom in this room. */
export function magnification(zoom: Zoom, page: PaperSize, room: PaperSize): number {
  if (typeof zoom === 'number') return zoom;
  const width = Math.max(room.width - 2 * MARGIN, 1) / page.width;
  const height = Math.max(room.height - 2 * MARGIN, 1) / page.height;
  return Math.min((zoom === 'page' ? Math.min(width, height) : width) / REAL_SIZE, MOST);
}

/** Steps nearer or, where they are less than nothing, further away; none goes past the true size without a halt there. */
export function zoomedBy(now: number, steps: number): number {
  const next = Math.min(Math.max(now * STEP ** steps, LEAST), MOST);
  return (now - 1) * (next - 1) < 0 ? 1 : next;
}
