import type { Rect } from '../geometry/rect';
import type { Side } from './place';

const rose: readonly (readonly (Side | undefined)[])[] = [
  ['north-west', 'north', 'north-east'],
  ['west', undefined, 'east'],
  ['south-west', 'south', 'south-east'],
];

type Point = readonly [x: number, y: number];

/** Which way a point lies from a box; nothing for one within it. */
export function sideOf([x, y]: Point, [left, top, width, height]: Rect): Side | undefined {
  return named(beyond(x, left, left + width), beyond(y, top, top + height));
}

/** Which of the nine thirds of a box a point lies in; its middle has no side. */
export function thirdOf([x, y]: Point, [left, top, width, height]: Rect): Side | undefined {
  const across = beyond(x, left + width / 3, left + (width * 2) / 3);
  return named(across, beyond(y, top + height / 3, top + (height * 2) / 3));
}

/** How far two boxes are apart, along the axis on which they are farther. */
export function gapBetween([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): number {
  return Math.max(0, ax - bx - bw, bx - ax - aw, ay - by - bh, by - ay - ah);
}

function beyond(at: number, from: number, to: number): -1 | 0 | 1 {
  if (at < from) return -1;
  return at > to ? 1 : 0;
}

function named(across: -1 | 0 | 1, down: -1 | 0 | 1): Side | undefined {
  return rose[down + 1]?.[across + 1];
}
