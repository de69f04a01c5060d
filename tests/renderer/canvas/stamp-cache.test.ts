import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { palettes } from '../../../drawing/palette';
import type { Print, Stamp } from '../../../drawing/stamp';
import { canvasViewport } from '../../../renderer/canvas/canvas-viewport';
import { createStampCache, type StampCache } from '../../../renderer/canvas/stamp-cache';

/** Canvases that remember what was painted on them, and no more. */
let made: { width: number; height: number }[];

beforeEach(() => {
  made = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const canvas = { width: 0, height: 0, getContext: () => undefined };
      made.push(canvas);
      return canvas;
    },
  });
});

afterEach(() => void vi.unstubAllGlobals());

const stamp: Stamp = { shapes: [], reach: [-10, -10, 20, 20] };

function at(x: number, y: number, one: Stamp = stamp): Print {
  return { id: `token:${x}`, stamp: one, at: [x, y] };
}

/** Prints and tells where pixels were laid down: place, and size where they were stretched. */
function frame(press: StampCache, scale: number, prints: readonly Print[], isZooming = false): string[] {
  const laid: string[] = [];
  const context = {
    globalAlpha: 1,
    setTransform: () => undefined,
    drawImage: (_: unknown, ...place: number[]) => laid.push(place.map((one) => Math.round(one)).join(' ')),
  } as unknown as CanvasRenderingContext2D;
  press.begin(canvasViewport({ scale, x: 0, y: 0 }, [800, 600], 1), isZooming);
  for (const print of prints) press.print(context, print);
  return laid;
}

describe('the press', () => {
  let press: StampCache;
  beforeEach(() => {
    press = createStampCache(palettes.light, () => undefined);
  });

  it('makes the pixels of a stamp once, and lays them on whole pixels', () => {
    expect(frame(press, 1, [at(50, 50), at(70.4, 50)])).toEqual(['37 37', '57 37']);
    frame(press, 1, [at(90, 90)]);
    expect(made).toHaveLength(1);
  });

  it('prints nothing that is out of sight', () => {
    expect(frame(press, 1, [at(-50, 50), at(50, 700)])).toEqual([]);
    expect(made).toEqual([]);
  });

  it('stretches in the midst of zooming, and is sharp again when it is over', () => {
    frame(press, 1, [at(50, 50)]);
    expect(frame(press, 2, [at(50, 50)], true)).toEqual(['74 74 52 52']);
    expect(made).toHaveLength(1);
    expect(frame(press, 2, [at(50, 50)])).toEqual(['77 77']);
    expect(made).toHaveLength(2);
    expect(press.isBehind()).toBe(false);
  });

  it('takes as many frames as it needs to become sharp', () => {
    const many = Array.from({ length: 3 }, (_, index) => at(50 * index + 50, 50, { ...stamp }));
    frame(press, 1, many);
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 20));
    expect(frame(press, 2, many).filter((place) => place.includes(' 52 52'))).toHaveLength(2);
    expect(press.isBehind()).toBe(true);
    frame(press, 2, many);
    expect(frame(press, 2, many).filter((place) => place.includes(' 52 52'))).toHaveLength(0);
    expect(press.isBehind()).toBe(false);
    vi.restoreAllMocks();
  });

  it('keeps no pixels of what is so near that only a part of it is in sight', () => {
    const tile: Stamp = { shapes: [], reach: [0, 0, 250, 250] };
    expect(frame(press, 10, [at(0, 0, tile)])).toEqual([]);
    expect(made).toEqual([]);
  });

  it('gives back the memory of what has not been seen for long', () => {
    const tiles = Array.from({ length: 40 }, (): Stamp => ({ shapes: [], reach: [0, 0, 250, 250] }));
    for (const tile of tiles) frame(press, 3.5, [at(0, 0, tile)]);
    const kept = made.filter(({ width }) => width > 0);
    expect(made).toHaveLength(40);
    expect(kept.length).toBeLessThan(25);
    expect(kept.length).toBeGreaterThan(5);
    press.clear();
    expect(made.every(({ width }) => width === 0)).toBe(true);
  });
});
