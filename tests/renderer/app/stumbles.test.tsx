import { afterEach, describe, expect, it } from 'vitest';
import { followStumbles } from '../../../renderer/app/stumbles';
import { forgetWindow } from '../../../renderer/files/window-page';

afterEach(() => {
  sessionStorage.clear();
});

/** The page is loaded anew: nobody hears any more what the one before listened to. */
function load(storage = sessionStorage) {
  const heard: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const page = {
    sessionStorage: storage,
    setTimeout: (deed: () => void) => timers.push(deed),
    addEventListener: (_name: 'pagehide', deed: () => void) => heard.push(deed),
  };
  const stumbles = followStumbles(page as unknown as Window);
  const all = (deeds: (() => void)[]) => () => {
    for (const deed of deeds) deed();
  };
  return {
    note: stumbles.note,
    /** As far as is known now. */
    fares: () => ({ isAfterOne: stumbles.isAfterOne(), isInCircles: stumbles.isInCircles }),
    leave: all(heard),
    lastsLong: all(timers),
  };
}

const sound = { isAfterOne: false, isInCircles: false };
const afterOne = { isAfterOne: true, isInCircles: false };
const inCircles = { isAfterOne: true, isInCircles: true };

describe('how the window fares', () => {
  it('is sound where it is opened, left and loaded anew', () => {
    const first = load();
    expect(first.fares()).toEqual(sound);
    first.leave();
    expect(load().fares()).toEqual(sound);
  });

  it('is after a stumble where it could not go on, or where nobody ever left', () => {
    const first = load();
    expect(first.note()).toBe(false);
    first.leave();
    const second = load();
    expect(second.fares()).toEqual(afterOne);
    second.lastsLong();
    // Its process is gone without a word.
    expect(load().fares()).toEqual(afterOne);
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
    expect(load().fares()).toEqual(afterOne);
    const third = load();
    expect(third.fares()).toEqual(inCircles);
    third.leave();
    expect(load().fares()).toEqual(sound);
  });

  it('is sound where it is heard only later that the page before was left, again and again', () => {
    let before = load();
    for (let times = 0; times < 5; times++) {
      const next = load();
      expect(next.fares()).toEqual(afterOne);
      before.leave();
      expect(next.fares()).toEqual(sound);
      before = next;
    }
    // What was heard of the one before says nothing of this one.
    const next = load();
    expect(next.fares()).toEqual(afterOne);
    expect(next.note()).toBe(true);
  });

  it('writes down no more than it needs', () => {
    for (let times = 0; times < 50; times++) load().leave();
    expect(Object.keys(sessionStorage).length).toBeLessThan(5);
    for (let times = 0; times < 50; times++) load();
    expect(JSON.stringify(sessionStorage).length).toBeLessThan(2000);
  });

  it('follows a window that has no room to write anything down', () => {
    const full = Object.assign(Object.create(sessionStorage) as Storage, {
      setItem: () => {
        throw new DOMException('It is full', 'QuotaExceededError');
      },
    });
    const page = load(full);
    expect(page.fares()).toEqual(sound);
    expect(page.note()).toBe(false);
    page.leave();
  });

  it('begins anew where it forgets everything, or has nonsense written down', () => {
    load().note();
    forgetWindow(window);
    expect(load().fares()).toEqual(sound);
    for (const nonsense of ['{"is": "under-w', '7', 'null', '{}', '[7, null, {"id": 3}]']) {
      sessionStorage.setItem('boothill.visits', nonsense);
      expect(load().fares()).toEqual(sound);
    }
  });
});
