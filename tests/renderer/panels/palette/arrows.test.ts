import { describe, expect, it } from 'vitest';
import { arrowTarget } from '../../../../renderer/panels/palette/arrows';

const box = (left: number, top: number, width = 100, height = 100) => ({ left, top, width, height });

/** Two cards beside each other, one low row of three below, and one wide thing at the end. */
const places = [
  box(0, 0),
  box(110, 0, 100, 140),
  box(0, 150, 60, 60),
  box(70, 150, 60, 60),
  box(140, 150, 60, 60),
  box(0, 220, 210, 40),
];

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 2, 1],
    ['ArrowDown', 0, 2],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 3, 5],
    ['ArrowUp', 5, 3],
    ['ArrowUp', 4, 1],
    ['Home', 4, 0],
    ['End', 0, 5],
  ])('%s goes from %i to %i', (key, from, to) => {
    expect(arrowTarget(key, from, places)).toBe(to);
  });

  it.each([
    ['ArrowUp', 1],
    ['ArrowLeft', 0],
    ['ArrowRight', 5],
    ['ArrowDown', 5],
    ['a', 2],
  ])('%s stays at %i', (key, from) => {
    expect(arrowTarget(key, from, places)).toBeUndefined();
  });
});
