import { expect, it, onTestFinished, vi } from 'vitest';
import { palettes } from '../../../drawing/palette';
import type { Shape } from '../../../drawing/scene';
import { paintShapes } from '../../../renderer/painting/paint';

it('what is out of sight is not painted', () => {
  vi.stubGlobal(
    'Path2D',
    class {
      readonly arc = () => undefined;
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const painted: string[] = [];
  const context = {
    globalAlpha: 1,
    fillStyle: '',
    fill: () => painted.push(context.fillStyle),
  };
  const disc = (x: number, fill: 'red' | 'blue' | 'green'): Shape => ({
    kind: 'circle',
    centre: [x, 50],
    radius: 10,
    fill,
  });
  paintShapes(
    context as unknown as CanvasRenderingContext2D,
    [disc(-20, 'red'), disc(-5, 'green'), disc(300, 'blue')],
    [0, 0, 100, 100],
    palettes.light,
    () => undefined,
  );
  expect(painted).toEqual([palettes.light.green]);
});
