import { expect, it, onTestFinished, vi } from 'vitest';
import { boardPalettes, palettes } from '../../../drawing/palette';
import type { Shape } from '../../../drawing/scene';
import type { Entry, Page } from '../../../printing/printout';
import { paintPage } from '../../../renderer/painting/paint-page';

/** What is painted in which colour, and where the zero lies then. */
function painted(entries: readonly Entry[], inSight?: readonly [number, number, number, number]) {
  vi.stubGlobal(
    'Path2D',
    class {
      readonly arc = () => undefined;
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const done: unknown[] = [];
  let [x, y, scale] = [0, 0, 1];
  const kept: (readonly [number, number, number])[] = [];
  const context = {
    globalAlpha: 1,
    fillStyle: '',
    save: () => void kept.push([x, y, scale]),
    restore: () => {
      [x, y, scale] = kept.pop() ?? [0, 0, 1];
    },
    translate: (dx: number, dy: number) => {
      x += dx * scale;
      y += dy * scale;
    },
    scale: (by: number) => {
      scale *= by;
    },
    beginPath: () => undefined,
    rect: (...box: number[]) => void done.push(['clip', ...box]),
    clip: () => undefined,
    fill: () => void done.push([context.fillStyle, x, y, scale]),
  };
  const page: Page = { width: 100, height: 100, entries };
  paintPage(context as unknown as CanvasRenderingContext2D, page, {
    palette: boardPalettes.light,
    pictures: () => undefined,
    ...(inSight && { inSight }),
  });
  return done;
}

const disc = (x: number, y: number): Shape => ({ kind: 'circle', centre: [x, y], radius: 5, fill: 'red' });
const { red } = boardPalettes.light;

it('every entry lies where it belongs, as large as it is meant, in its own colours', () => {
  expect(
    painted([
      { tag: 'layout', shapes: [disc(50, 50)] },
      { tag: 'layout', shapes: [disc(100, 100)], at: [10, 20], scale: 0.5, palette: palettes.dark },
      { tag: 'layout', shapes: [disc(0, 0)], at: [50, 50] },
    ]),
  ).toEqual([
    [red, 0, 0, 1],
    [palettes.dark.red, 10, 20, 0.5],
    [red, 50, 50, 1],
  ]);
});

it('what lies beyond a clip, or out of sight, is not painted', () => {
  const shapes = [disc(20, 20), disc(80, 80)];
  const clip = [0, 0, 40, 40] as const;
  expect(painted([{ tag: 'layout', shapes, clip }])).toEqual([
    ['clip', ...clip],
    [red, 0, 0, 1],
  ]);
  expect(painted([{ tag: 'layout', shapes, clip }], [60, 60, 40, 40])).toEqual([]);
  expect(painted([{ tag: 'layout', shapes, at: [-70, -70] }], [0, 0, 30, 30])).toEqual([[red, -70, -70, 1]]);
});
