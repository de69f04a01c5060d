import { nextBelow, nextFraction } from '../../../../engine';
import type { Zone } from '../../../../schemas';
import { type Box, common } from '../../../box';
import { randomBetween } from '../../../ink';
import { box, ellipse } from '../../../outline';
import type { ColourName } from '../../../palette';
import type { Line, Point } from '../../../scene';
import type { Sketch } from '../../../sketch';
import { ruled } from '../../../tile/rough';
import { isKind, said } from './kinds';

const PLANK = 9;
const CHECK = 7.5;
const SEAM = 0.45;

/** The floor of a room: what it is laid with follows from what the room is. */
export function drawFloor(sketch: Sketch, zone: Zone, index: number): void {
  if (isKind(zone, 'cemetery')) lawn(sketch, zone.rects);
  else if (isKind(zone, 'mine', 'smithy', 'stable', 'stalls', 'shed') || said(zone, /\bcaves?\b/))
    earth(sketch, zone.rects, isKind(zone, 'stable', 'stalls', 'fodder'));
  else if (isKind(zone, 'tender', 'cab')) plates(sketch, zone.rects);
  else if (isKind(zone, 'bath', 'kitchen', 'shaving')) checks(sketch, zone.rects);
  else planks(sketch, zone.rects, index);
}

function planks(sketch: Sketch, rects: readonly Box[], index: number): void {
  const { generator } = sketch;
  const upright = index % 2 === 1;
  const [ground, other]: ColourName[] = index % 3 === 1 ? ['plank', 'floor'] : ['floor', 'plank'];
  sketch.areas(
    rects.map(([x, y, w, h]) => box(x, y, w, h)),
    ground ?? 'floor',
  );
  const seams: Line[] = [];
  const tinted: Line[] = [];
  for (const rect of rects) {
    const [x, y, w, h] = rect;
    const [along, across, length, breadth] = upright ? [y, x, h, w] : [x, y, w, h];
    const lie = (from: number, low: number, to: number, high: number): Line =>
      upright ? box(low, from, high - low, to - from) : box(from, low, to - from, high - low);
    for (let row = Math.floor(across / PLANK); row * PLANK < across + breadth; row++) {
      const low = Math.max(row * PLANK, across);
      const high = Math.min(row * PLANK + PLANK, across + breadth);
      if (low > across) seams.push(lie(along, low - SEAM / 2, along + length, low + SEAM / 2));
      let reached = along;
      while (reached < along + length) {
        const end = Math.min(reached + randomBetween(generator, 22, 62), along + length);
        if (end < along + length) seams.push(lie(end - SEAM / 2, low, end + SEAM / 2, high));
        if (nextBelow(generator, 4) === 0) tinted.push(lie(reached, low, end, high));
        reached = end;
      }
    }
  }
  if (tinted.length > 0) sketch.areas(tinted, other ?? 'plank');
  sketch.areas(seams, 'seam');
}

function checks(sketch: Sketch, rects: readonly Box[]): void {
  sketch.areas(
    rects.map(([x, y, w, h]) => box(x, y, w, h)),
    'balcony',
  );
  const dark: Line[] = [];
  for (const rect of rects) {
    const [x, y, w, h] = rect;
    for (let row = Math.floor(y / CHECK); row * CHECK < y + h; row++) {
      for (let column = Math.floor(x / CHECK); column * CHECK < x + w; column++) {
        if ((row + column) % 2 !== 0) continue;
        const shown = common(rect, [column * CHECK, row * CHECK, CHECK, CHECK]);
        if (shown) dark.push(box(...shown));
      }
    }
  }
  sketch.areas(dark, 'plank');
}

function earth(sketch: Sketch, rects: readonly Box[], strawed: boolean): void {
  sketch.areas(
    rects.map(([x, y, w, h]) => box(x, y, w, h)),
    'earth',
  );
  scatter(sketch, rects, 120, 'seam', 0.5, 1.3);
  scatter(sketch, rects, 260, 'rock', 1, 2.4);
  if (strawed) straw(sketch, rects);
}

function lawn(sketch: Sketch, rects: readonly Box[]): void {
  sketch.areas(
    rects.map(([x, y, w, h]) => box(x, y, w, h)),
    'dust',
  );
  const { generator } = sketch;
  const blades: Line[] = [];
  for (const [x, y, w, h] of rects) {
    const count = Math.round((w * h) / 65);
    for (let blade = 0; blade < count; blade++) {
      const left = x + nextFraction(generator) * (w - 3);
      const foot = y + 4 + nextFraction(generator) * (h - 5);
      const lean = randomBetween(generator, -1.2, 1.2);
      blades.push([
        [left, foot],
        [left + 0.6 + lean, foot - randomBetween(generator, 2, 3.6)],
        [left + 0.8, foot],
      ]);
    }
  }
  sketch.areas(blades, 'grass');
}

function straw(sketch: Sketch, rects: readonly Box[]): void {
  const { generator } = sketch;
  const blades: Line[] = [];
  for (const [x, y, w, h] of rects) {
    const count = Math.round((w * h) / 85);
    for (let blade = 0; blade < count; blade++) {
      const from: Point = [
        x + 5 + nextFraction(generator) * (w - 10),
        y + 5 + nextFraction(generator) * (h - 10),
      ];
      const turn = nextFraction(generator) * Math.PI;
      const long = randomBetween(generator, 1.6, 4);
      blades.push(ruled(from, [from[0] + Math.cos(turn) * long, from[1] + Math.sin(turn) * long], 0.5));
    }
  }
  sketch.areas(blades, 'straw');
}

function plates(sketch: Sketch, rects: readonly Box[]): void {
  sketch.areas(
    rects.map(([x, y, w, h]) => box(x, y, w, h)),
    'iron',
  );
  const rivets: Line[] = [];
  for (const [x, y, w, h] of rects) {
    for (let column = x + 6; column < x + w; column += 10)
      rivets.push(ruled([column, y], [column, y + h], 0.4));
    for (let row = y + 8; row < y + h; row += 14) rivets.push(ruled([x, row], [x + w, row], 0.4));
  }
  sketch.areas(rivets, 'coal');
}

function scatter(
  sketch: Sketch,
  rects: readonly Box[],
  spacing: number,
  colour: ColourName,
  least: number,
  most: number,
): void {
  const { generator } = sketch;
  const stones: Line[] = [];
  for (const [x, y, w, h] of rects) {
    const count = Math.round((w * h) / spacing);
    for (let stone = 0; stone < count; stone++) {
      const size = randomBetween(generator, least, most);
      const left = x + size + nextFraction(generator) * (w - 2 * size);
      const top = y + size + nextFraction(generator) * (h - 2 * size);
      stones.push(ellipse([left, top], size, size * 0.55, 6));
    }
  }
  sketch.areas(stones, colour);
}
