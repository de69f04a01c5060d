import { type Box, common } from '../box';
import type { Point } from '../scene';
import { largestRoom } from './places';
import type { StandingRoom } from './standing-room';

/** The largest room of a zone that lies below no balcony, and where nothing sticks out of other zones. */
export function openRoom({ rects, balcony, floors }: StandingRoom, elsewhere: readonly Box[]): Box {
  const holes = balcony ? elsewhere : [...floors, ...elsewhere];
  return largestRoom(holes.reduce<readonly Box[]>(without, rects));
}

/**
 * Places in rows, the tallest first, side by side and spread over the room; nothing where not everybody finds one. Boxes
 * are around the places of those they belong to.
 */
export function inRows(
  boxes: readonly Box[],
  [left, top, wide, high]: Box,
  gap: number,
): Point[] | undefined {
  const rows: { readonly members: number[]; readonly tall: number; width: number }[] = [];
  const tallest = [...boxes.keys()].sort((a, b) => heightOf(boxes, b) - heightOf(boxes, a));
  for (const member of tallest) {
    const width = boxes[member]?.[2] ?? 0;
    const row = rows.find((one) => one.width + gap + width <= wide);
    if (row) {
      row.members.push(member);
      row.width += gap + width;
    } else if (width > wide) return undefined;
    else rows.push({ members: [member], tall: heightOf(boxes, member), width });
  }
  const needed = rows.reduce((sum, { tall }) => sum + tall, 0) + gap * (rows.length - 1);
  if (needed > high) return undefined;
  const between = gap + (high - needed) / (rows.length + 1);
  const places: Point[] = [];
  let y = top + between - gap;
  for (const { members, tall, width } of rows) {
    const aside = (wide - width) / (members.length + 1);
    let x = left + aside;
    for (const member of members) {
      const [dx, dy, own, height] = boxes[member] as Box;
      places[member] = [x - dx, y + (tall - height) / 2 - dy];
      x += own + gap + aside;
    }
    y += tall + between;
  }
  return places;
}

function heightOf(boxes: readonly Box[], member: number): number {
  return boxes[member]?.[3] ?? 0;
}

/** What is left of rectangles when another is taken out of them. */
function without(rects: readonly Box[], hole: Box): readonly Box[] {
  return rects.flatMap((rect) => {
    const cut = common(rect, hole);
    if (!cut) return [rect];
    const [x, y, width, height] = rect;
    const [cx, cy, cw, ch] = cut;
    const parts: Box[] = [
      [x, y, width, cy - y],
      [x, cy + ch, width, y + height - cy - ch],
      [x, cy, cx - x, ch],
      [cx + cw, cy, x + width - cx - cw, ch],
    ];
    return parts.filter(([, , wide, tall]) => wide > 0 && tall > 0);
  });
}
