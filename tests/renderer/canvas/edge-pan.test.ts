import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Point } from '../../../drawing/scene';
import type { Size } from '../../../engine';
import { createEdgePan, edgeSpeed } from '../../../renderer/canvas/edge-pan';

const size: Size = [800, 600];

describe('what is dragged to the rim of the canvas', () => {
  it('makes the table come, the faster the nearer', () => {
    expect(edgeSpeed([400, 300], size)).toEqual([0, 0]);
    expect(edgeSpeed([24, 300], size)).toEqual([0, 0]);
    expect(edgeSpeed([18, 300], size)).toEqual([150, 0]);
    expect(edgeSpeed([12, 300], size)).toEqual([300, 0]);
    expect(edgeSpeed([400, 600], size)).toEqual([0, -600]);
  });

  it('never makes it come faster than one can see', () => {
    expect(edgeSpeed([-5000, 6000], size)).toEqual([600, -600]);
  });

  it('leaves a canvas alone that is all rim', () => {
    expect(edgeSpeed([5, 5], [60, 60])).toEqual([0, 0]);
  });
});

describe('the table at the rim', () => {
  let frames = new Map<number, (now: number) => void>();
  let [lies, panned, isDragging, now, most]: [Point, number, boolean, number, number] = [
    [0, 0],
    0,
    true,
    1000,
    Infinity,
  ];
  const near = () =>
    createEdgePan({
      size: () => size,
      pan: ([x, y]) => {
        panned++;
        lies = [Math.min(lies[0] + x, most), lies[1] + y];
      },
      lies: () => lies,
      isDragging: () => isDragging,
    });
  /** Frames of 20 milliseconds. */
  const pass = (milliseconds: number) => {
    for (let time = 0; time < milliseconds; time += 20) {
      const due = [...frames.values()];
      frames.clear();
      now += 20;
      for (const frame of due) frame(now);
    }
  };

  beforeEach(() => {
    [lies, panned, isDragging, now, most] = [[0, 0], 0, true, 1000, Infinity];
    frames = new Map();
    let id = 0;
    vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => {
      frames.set(++id, frame);
      return id;
    });
    vi.stubGlobal('cancelAnimationFrame', (which: number) => frames.delete(which));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('waits for a while, and then comes so many pixels a second for as long as the hand stays there', () => {
    const { hear } = near();
    hear([400, 300]);
    hear([12, 300]);
    pass(200);
    expect(lies).toEqual([0, 0]);
    pass(20);
    pass(1000);
    expect(Math.round(lies[0])).toBe(306);
    hear([400, 300]);
    pass(500);
    expect(Math.round(lies[0])).toBe(306);
  });

  it('waits anew whenever the hand comes back to the rim', () => {
    const { hear } = near();
    for (let time = 0; time < 5; time++) {
      hear([400, 300]);
      pass(20);
      hear([12, 300]);
      pass(160);
    }
    expect(panned).toBe(0);
  });

  it('makes no leap where a frame was late', () => {
    const { hear } = near();
    hear([400, 300]);
    hear([0, 300]);
    pass(300);
    const [before] = lies;
    now += 5000;
    pass(20);
    expect(lies[0] - before).toBe(30);
  });

  it('stops when nothing is dragged any more', () => {
    const { hear } = near();
    hear([400, 300]);
    hear([10, 300]);
    pass(400);
    const before = panned;
    isDragging = false;
    pass(400);
    expect(panned).toBe(before);
  });

  it('goes back by the step that nobody has seen yet when the hand lets go', () => {
    const { hear, stop } = near();
    hear([400, 300]);
    hear([0, 300]);
    pass(300);
    const [before] = lies;
    pass(20);
    expect(lies[0] - before).toBeCloseTo(12);
    stop();
    expect(lies[0]).toBeCloseTo(before);
    pass(300);
    expect(lies[0]).toBeCloseTo(before);
  });

  it('goes back by nothing where it has come to its end', () => {
    most = 0;
    const { hear, stop } = near();
    hear([400, 300]);
    hear([0, 300]);
    pass(300);
    stop();
    expect(lies).toEqual([0, 0]);
  });

  it('does not come for what only just enters over the rim', () => {
    const { hear } = near();
    hear([2, 300]);
    hear([10, 300]);
    pass(400);
    expect(panned).toBe(0);
  });
});
