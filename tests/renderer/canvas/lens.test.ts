import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLens } from '../../../renderer/canvas/lens';
import { createView } from '../../../renderer/document/view';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('zooming is over a moment after the last turn of the wheel, and then everything is painted again', () => {
  const view = createView();
  view.resize([800, 600]);
  view.show([0, 0, 750, 750]);
  const redraw = vi.fn();
  const lens = createLens(view, redraw);
  view.zoomBy(1.2);
  view.zoomBy(1.2);
  expect(lens.isZooming()).toBe(true);
  expect(redraw).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(500);
  expect(lens.isZooming()).toBe(false);
  expect(redraw).toHaveBeenCalledTimes(3);
});

it('panning is no zooming, and neither is showing the whole board', () => {
  const view = createView();
  view.resize([800, 600]);
  view.show([0, 0, 750, 750]);
  const redraw = vi.fn();
  const lens = createLens(view, redraw);
  view.panBy([30, 0]);
  expect(lens.isZooming()).toBe(false);
  view.zoomBy(2);
  view.fit();
  expect(lens.isZooming()).toBe(false);
  lens.stop();
  redraw.mockClear();
  view.panBy([30, 0]);
  vi.advanceTimersByTime(500);
  expect(redraw).not.toHaveBeenCalled();
});
