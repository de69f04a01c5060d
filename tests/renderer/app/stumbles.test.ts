// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { followStumbles } from '../../../renderer/app/stumbles';
import { forgetWindow } from '../../../renderer/files/window-page';

afterEach(() => {
  sessionStorage.clear();
});

/** The page is loaded anew: nobody hears any more what the one before listened to. */
function load() {
  const heard: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const page = {
    sessionStorage,
    setTimeout: (deed: () => void) => timers.push(deed),
    addEventListener: (_name: 'pagehide', deed: () => void) => heard.push(deed),
  };
  const stumbles = followStumbles(page as unknown as Window);
  const all = (deeds: (() => void)[]) => () => {
    for (const deed of deeds) deed();
  };
  return { ...stumbles, leave: all(heard), lastsLong: all(timers) };
}

describe('how the window fares', () => {
  it('is sound where it is opened, left and loaded anew', () => {
    const first = load();
    expect(first).toMatchObject({ isAfterOne: false, isInCircles: false });
    first.leave();
    expect(load()).toMatchObject({ isAfterOne: false, isInCircles: false });
  });

  it('is after a stumble where it could not go on, or where nobody ever left', () => {
    const first = load();
    expect(first.note()).toBe(false);
    first.leave();
    const second = load();
    expect(second).toMatchObject({ isAfterOne: true, isInCircles: false });
    // Its process is gone without a word.
    const third = load();
    expect(third.isAfterOne).toBe(true);
  });

  it('says when it stumbles a second time in a row, and not when it was sound in between', () => {
    load().note();
    expect(load().note()).toBe(true);
    const third = load();
    third.lastsLong();
    expect(third.note()).toBe(false);
  });

  it('goes in circles where its process is gone twice in a row: then its user decides', () => {
    load();
    expect(load().isInCircles).toBe(false);
    const third = load();
    expect(third.isInCircles).toBe(true);
    third.leave();
    expect(load()).toMatchObject({ isAfterOne: false, isInCircles: false });
  });

  it('begins anew where it forgets everything, or has nonsense written down', () => {
    load().note();
    forgetWindow(window);
    expect(load().isAfterOne).toBe(false);
    sessionStorage.setItem('boothill.course', '{"is": "under-w');
    expect(load()).toMatchObject({ isAfterOne: false, isInCircles: false });
  });
});
