import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followView } from '../../../renderer/canvas/view-follower';
import { createView } from '../../../renderer/document/view';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('zooming is over a moment after the last turn of the wheel, and then everything is painted again', () => {
  const view = createView();
  view.resize([800, 600]);
  view.show([0, 0, 750, 750]);
  const redraw = vi.fn();
  const follower = followView(view, redraw);
  view.zoomBy(1.2);
  view.zoomBy(1.2);
  expect(follower.isZooming()).toBe(true);
  expect(redraw).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(500);
  expect(follower.isZooming()).toBe(false);
  expect(redraw).toHaveBeenCalledTimes(3);
});

it('panning is no zooming, and neither is showing the whole board', () => {
  const view = createView();
  view.resize([800, 600]);
  view.show([0, 0, 750, 750]);
  const redraw = vi.fn();
  const follower = followView(view, redraw);
  view.panBy([30, 0]);
  expect(follower.isZooming()).toBe(false);
  view.zoomBy(2);
  view.fit();
  expect(follower.isZooming()).toBe(false);
  follower.stop();
  redraw.mockClear();
  view.panBy([30, 0]);
  vi.advanceTimersByTime(500);
  expect(redraw).not.toHaveBeenCalled();
});
