import type { Box } from '../../drawing/box';
import type { Palette } from '../../drawing/palette';
import type { Entry, Page } from '../../printing/printout';
import { type Pictures, paintShapes } from './paint';

interface Painting {
  readonly palette: Palette;
  readonly pictures: Pictures;
  /** The part of the page that can be seen, in millimetres. */
  readonly inSight?: Box;
}

/** Paints a page as a printer would, in millimetres: whoever calls has set the scale. */
export function paintPage(
  context: CanvasRenderingContext2D,
  page: Page,
  { palette, pictures, inSight = [0, 0, page.width, page.height] }: Painting,
): void {
  for (const entry of page.entries) {
    const { shapes, at = [0, 0], scale = 1, clip } = entry;
    const seen = clip ? common(clip, inSight) : inSight;
    if (seen[2] <= 0 || seen[3] <= 0) continue;
    context.save();
    if (clip) {
      context.beginPath();
      context.rect(...clip);
      context.clip();
    }
    context.translate(...at);
    context.scale(scale, scale);
    paintShapes(context, shapes, within(seen, entry), entry.palette ?? palette, pictures);
    context.restore();
  }
}

function common([x, y, width, height]: Box, [left, top, wide, high]: Box): Box {
  const [from, down] = [Math.max(x, left), Math.max(y, top)];
  return [from, down, Math.min(x + width, left + wide) - from, Math.min(y + height, top + high) - down];
}

/** A box of the page in the millimetres of an entry. */
function within([x, y, width, height]: Box, { at = [0, 0], scale = 1 }: Entry): Box {
  return [(x - at[0]) / scale, (y - at[1]) / scale, width / scale, height / scale];
}
