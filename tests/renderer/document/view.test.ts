import { beforeEach, describe, expect, it } from 'vitest';
import { createView, shownZone, type View } from '../../../renderer/document/view';
import { fitted } from '../../../renderer/document/viewport';

let view: View;
const state = () => view.store.getState();

beforeEach(() => {
  view = createView();
  view.resize([800, 600]);
  view.show([0, 0, 500, 250]);
});

describe('the view', () => {
  it('begins with the whole picture', () => {
    expect(state().viewport).toEqual(fitted([0, 0, 500, 250], [800, 600], 16));
  });

  it('stays whole when the window changes its size, until somebody zooms', () => {
    view.resize([400, 300]);
    expect(state().viewport).toEqual(fitted([0, 0, 500, 250], [400, 300], 16));
    view.zoomBy(2);
    const { scale } = state().viewport;
    view.resize([800, 600]);
    expect(state().viewport.scale).toBe(scale);
    view.fit();
    expect(state().viewport).toEqual(fitted([0, 0, 500, 250], [800, 600], 16));
  });

  it('is not whole any more after a pan', () => {
    view.panBy([30, 0]);
    expect(state().isFitted).toBe(false);
  });
});

describe('what is looked at', () => {
  it('is come back to, in a window of another size', () => {
    view.zoomBy(2);
    const [look, { viewport }] = [view.look(), state()];
    view.follow([0, 0, 1000, 1000]);
    view.fit();
    view.resize([900, 620]);
    view.lookAgain(look);
    expect(state()).toMatchObject({ isFitted: false, isChosen: true });
    expect(state().viewport).toEqual({ ...viewport, x: viewport.x + 50, y: viewport.y + 10 });
  });

  it('is the whole board again where that was seen', () => {
    const look = view.look();
    view.follow([0, 0, 1000, 1000]);
    view.zoomBy(3);
    view.lookAgain(look);
    expect(state()).toMatchObject({ isFitted: true, isChosen: false });
    expect(state().viewport).toEqual(fitted([0, 0, 500, 250], [800, 600], 16));
  });
});

describe('a board that grows', () => {
  it('leaves everything where it is on the screen, and is shown whole when that is asked for', () => {
    const before = state().viewport;
    view.follow([-250, -250, 750, 500]);
    expect(state().viewport).toBe(before);
    view.resize([810, 620]);
    expect(state().viewport).toEqual({ ...before, x: before.x + 5, y: before.y + 10 });
    view.fit();
    expect(state().viewport).toEqual(fitted([-250, -250, 750, 500], [810, 620], 16));
  });

  it('is shown whole the first time', () => {
    const fresh = createView();
    fresh.resize([800, 600]);
    fresh.follow([250, 250, 250, 250]);
    expect(fresh.store.getState()).toMatchObject({
      isFitted: true,
      viewport: fitted([250, 250, 250, 250], [800, 600], 16),
    });
  });

  it('is shown whole for a game, unless somebody has chosen what to see', () => {
    view.follow([-250, -250, 750, 500]);
    view.reveal([400, 0, 250, 250]);
    view.fitUnlessChosen();
    expect(state().viewport).toEqual(fitted([-250, -250, 750, 500], [800, 600], 16));
    view.zoomBy(2);
    const chosen = state().viewport;
    view.fitUnlessChosen();
    expect(state().viewport).toBe(chosen);
    view.fit();
    view.follow([0, 0, 250, 250]);
    view.fitUnlessChosen();
    expect(state().viewport).toEqual(fitted([0, 0, 250, 250], [800, 600], 16));
  });

  it('stays whole where nothing has grown', () => {
    view.follow([0, 0, 500, 250]);
    expect(state().isFitted).toBe(true);
  });

  it('can be panned to where it has grown, and a tile beyond', () => {
    view.follow([-2000, 0, 2500, 250]);
    view.panBy([1e6, 0]);
    const { x, scale } = state().viewport;
    expect(x - 2250 * scale).toBeCloseTo(740);
  });
});

describe('zooming out', () => {
  it('shows the whole of the widest board, and ends at half of what shows it whole', () => {
    view.show([0, 0, 200_000, 100_000]);
    const whole = state().viewport.scale;
    expect(whole * 200_000).toBeCloseTo(768);
    view.zoomBy(0.001);
    expect(state().viewport.scale).toBeCloseTo(whole / 2);
  });

  it('leaves room for three tiles by three around a small board', () => {
    view.zoomBy(0.001);
    expect(state().viewport.scale * 750).toBeCloseTo(284);
  });
});

describe('revealing', () => {
  it('moves what is out of sight into it, and nothing else', () => {
    view.reveal([0, 0, 50, 50]);
    expect(state().isFitted).toBe(true);
    view.zoomBy(8);
    view.reveal([0, 0, 40, 40]);
    const { x, y } = state().viewport;
    expect([x, y]).toEqual([12, 12]);
    view.reveal([2, 2, 40, 20]);
    expect(state().viewport).toMatchObject({ x, y });
  });
});

describe('the zone that is shown', () => {
  it('is the one under the pointer, until one is pinned', () => {
    view.hover(3);
    expect(shownZone(state())).toBe(3);
    view.pin(4);
    expect(shownZone(state())).toBe(4);
    view.hover(5);
    expect(shownZone(state())).toBe(4);
  });

  it('is let go when it is pinned again, or none is', () => {
    view.pin(4);
    view.pin(4);
    expect(shownZone(state())).toBeUndefined();
    view.pin(4);
    view.pin(undefined);
    expect(shownZone(state())).toBeUndefined();
  });

  it('changes to another one by pinning that', () => {
    view.pin(4);
    view.pin(6);
    expect(shownZone(state())).toBe(6);
  });
});
