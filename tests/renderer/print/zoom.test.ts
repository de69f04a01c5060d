import { describe, expect, it } from 'vitest';
import { REAL_SIZE } from '../../../renderer/document/viewport';
import { MARGIN, magnification, zoomedBy } from '../../../renderer/print/zoom';

const page = { width: 210, height: 297 };

describe('how large a page is shown', () => {
  it('leaves it whole, with a rim, whichever way it is too long', () => {
    for (const room of [
      { width: 400, height: 2000 },
      { width: 2000, height: 400 },
    ]) {
      const times = magnification('page', page, room);
      const [width, height] = [210 * times * REAL_SIZE, 297 * times * REAL_SIZE];
      expect(width).toBeLessThanOrEqual(room.width - 2 * MARGIN + 1e-9);
      expect(height).toBeLessThanOrEqual(room.height - 2 * MARGIN + 1e-9);
      expect(Math.max(width - room.width, height - room.height)).toBeCloseTo(-2 * MARGIN);
    }
  });

  it('fills the width, or is what is asked for', () => {
    const room = { width: 800, height: 300 };
    expect(210 * magnification('width', page, room) * REAL_SIZE).toBeCloseTo(800 - 2 * MARGIN);
    expect(magnification(1, page, room)).toBe(1);
  });

  it('is something even where there is no room at all', () => {
    expect(magnification('page', page, { width: 1, height: 1 })).toBeGreaterThan(0);
  });
});

describe('a step nearer or away', () => {
  it('leads there and back', () => {
    expect(zoomedBy(zoomedBy(2, 1), -1)).toBeCloseTo(2);
  });

  it('halts at the true size', () => {
    expect(zoomedBy(0.9, 1)).toBe(1);
    expect(zoomedBy(1.1, -1)).toBe(1);
    expect(zoomedBy(1, 1)).toBe(1.25);
  });

  it('comes to an end on either side', () => {
    let [near, far] = [1, 1];
    for (let step = 0; step < 100; step++) [near, far] = [zoomedBy(near, 1), zoomedBy(far, -1)];
    expect([near, far]).toEqual([8, 0.02]);
  });
});
