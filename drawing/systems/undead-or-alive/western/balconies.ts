import { rectsOverlap } from '../../../../engine';
import type { Balcony, TileFace } from '../../../../schemas';
import { type Box, chamfered, common, inset } from '../../../box';
import { placed } from '../../../outline';
import type { Line } from '../../../scene';
import type { Sketch } from '../../../sketch';
import { ruled } from '../../../tile/rough';

const DROP = 5;
const PLANK = 6;

/** A deck above the street: it throws a shadow, its edge is drawn twice, and a railing runs around it. */
export function drawBalcony(sketch: Sketch, { rects }: Balcony): void {
  for (const rect of rects) {
    const deck = chamfered(rect, 1);
    sketch.hatch(placed(deck, { at: [DROP, DROP] }), 'hatch', {
      degrees: 45,
      spacing: 1.7,
      width: 0.8,
      reach: [0.85, 1],
    });
    sketch.fill(deck, 'ink');
    sketch.fill(chamfered(inset(rect, 1.5), 0.96), 'balcony');
    planks(sketch, inset(rect, 1.5));
    railing(sketch, rect);
  }
}

function planks(sketch: Sketch, rect: Box): void {
  const deck = chamfered(rect, 0.96);
  const [x, y, w] = rect;
  const seams: Line[] = [];
  const bottom = y + rect[3];
  const cut = (deck[0]?.[0] ?? x) - x;
  for (let row = y + PLANK; row < bottom - 1; row += PLANK) {
    const lean = Math.max(0, cut - (row - y), cut - (bottom - row));
    seams.push(ruled([x + lean, row], [x + w - lean, row], 0.45));
  }
  sketch.areas(seams, 'seam');
}

function railing(sketch: Sketch, rect: Box): void {
  const rail = chamfered(inset(rect, 4.6), 0.9);
  const bars = rail.map((from, index) => ruled(from, rail[(index + 1) % rail.length] ?? from, 1));
  sketch.ink(bars, 'ink');
  const posts: Line[] = [];
  rail.forEach((from, index) => {
    const to = rail[(index + 1) % rail.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(1, Math.round(length / 9));
    for (let post = 0; post < count; post++) {
      const part = post / count;
      const [px, py] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      posts.push([
        [px - 1.3, py - 1.3],
        [px + 1.3, py - 1.3],
        [px + 1.3, py + 1.3],
        [px - 1.3, py + 1.3],
      ]);
    }
  });
  sketch.ink(posts, 'ink');
}

const STAIRS = 30;
const TREAD = 4;
const WIDE = 17;

/** Where the stairs up to a balcony lie: in their room, leading to where the deck reaches over it. */
export function stairsOf(face: TileFace, { rects, stairs }: Balcony): Box | undefined {
  const room = face.zones.find((zone) => zone.id === stairs);
  const taken = (face.spots ?? []).map(({ at: [x, y] }): Box => [x - 15, y - 15, 30, 30]);
  const doors = (face.openings ?? []).map(
    ({ at: [x1, y1, x2, y2] }): Box => [x1 - 9, y1 - 9, x2 - x1 + 18, y2 - y1 + 18],
  );
  for (const deck of rects) {
    for (const floor of room?.rects ?? []) {
      const over = common(deck, floor);
      if (!over) continue;
      const [x, y, w, h] = over;
      const candidates: Box[] = [
        [x - STAIRS, Math.max(y, floor[1] + 4), STAIRS, WIDE],
        [x + w, Math.max(y, floor[1] + 4), STAIRS, WIDE],
        [Math.min(Math.max(x, floor[0] + 4), floor[0] + floor[2] - WIDE - 4), y + h, WIDE, STAIRS],
        [x - STAIRS, y + h - WIDE, STAIRS, WIDE],
      ];
      const inside = candidates.filter(
        ([cx, cy, cw, ch]) =>
          cx >= floor[0] + 2 &&
          cy >= floor[1] + 2 &&
          cx + cw <= floor[0] + floor[2] - 2 &&
          cy + ch <= floor[1] + floor[3] - 2,
      );
      const free = (box: Box): boolean => ![...taken, ...doors].some((other) => rectsOverlap(box, other));
      const found = inside.find(free) ?? inside[0];
      if (found) return found;
    }
  }
  return undefined;
}

export function drawStairs(sketch: Sketch, box: Box): void {
  const [x, y, w, h] = box;
  const level = w > h;
  const outline: Line = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  sketch.fill(outline, 'walk');
  const treads: Line[] = [];
  for (let at = TREAD; at < (level ? w : h); at += TREAD)
    treads.push(level ? ruled([x + at, y], [x + at, y + h], 0.8) : ruled([x, y + at], [x + w, y + at], 0.8));
  const rails = level
    ? [ruled([x, y + 0.7], [x + w, y + 0.7], 1.4), ruled([x, y + h - 0.7], [x + w, y + h - 0.7], 1.4)]
    : [ruled([x + 0.7, y], [x + 0.7, y + h], 1.4), ruled([x + w - 0.7, y], [x + w - 0.7, y + h], 1.4)];
  sketch.ink([...treads, ...rails], 'ink');
}
