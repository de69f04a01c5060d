import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Point } from '../../../drawing/scene';
import { createEdgePan, edgeStep } from '../../../renderer/canvas/edge-pan';
import type { Size } from '../../../renderer/document/viewport';

const size: Size = [800, 600];

describe('what is dragged to the rim of the canvas', () => {
  it('makes the table come, the faster the nearer', () => {
    expect(edgeStep([400, 300], size)).toEqual([0, 0]);
    expect(edgeStep([5, 300], size)[0]).toBeGreaterThan(edgeStep([20, 300], size)[0]);
    expect(edgeStep([20, 300], size)[0]).toBeGreaterThan(0);
    expect(edgeStep([400, 640], size)[1]).toBe(edgeStep([400, 6000], size)[1]);
    expect(edgeStep([400, 640], size)[1]).toBeLessThan(0);
  });

  it('leaves a canvas alone that is all rim', () => {
    expect(edgeStep([5, 5], [60, 60])).toEqual([0, 0]);
  });
});

describe('the table at the rim', () => {
  let frames: (() => void)[] = [];
  let [panned, isDragging]: [Point[], boolean] = [[], true];
  const near = () =>
    createEdgePan({ size: () => size, pan: (by) => panned.push(by), isDragging: () => isDragging });
  const nextFrame = () => {
    const due = frames;
    frames = [];
    for (const frame of due) frame();
  };

  beforeEach(() => {
    [frames, panned, isDragging] = [[], [], true];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('comes frame by frame for as long as the hand stays there', () => {
    const at = near();
    at([400, 300]);
    at([10, 300]);
    nextFrame();
    nextFrame();
    expect(panned).toHaveLength(2);
    at([400, 300]);
    nextFrame();
    nextFrame();
    expect(panned).toHaveLength(2);
  });

  it('stops when the hand lets go', () => {
    const at = near();
    at([400, 300]);
    at([10, 300]);
    nextFrame();
    isDragging = false;
    nextFrame();
    nextFrame();
    expect(panned).toHaveLength(1);
  });

  it('does not come for what only just enters over the rim', () => {
    const at = near();
    at([2, 300]);
    at([10, 300]);
    nextFrame();
    expect(panned).toEqual([]);
  });
});
