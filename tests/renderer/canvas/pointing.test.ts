import { beforeEach, describe, expect, it } from 'vitest';
import type { Point } from '../../../drawing/scene';
import { createPointing, type Pointer, type Pointing } from '../../../renderer/canvas/pointing';
import type { ToolEvent } from '../../../renderer/tools/tool-event';

const turn = {
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  timeStamp: 0,
};

let pointing: Pointing;
let heard: ToolEvent[];
let done: string[];
let [pans, holds] = [false, false];

/** Two pixels are a millimetre, and the board's zero is 100 pixels in. */
const viewport = { scale: 2, x: 100, y: 100 };

beforeEach(() => {
  [heard, done, pans, holds] = [[], [], false, false];
  pointing = createPointing({
    viewport: () => viewport,
    pans: () => pans,
    holds: () => holds,
    hear: (event) => heard.push(event),
    pan: ([x, y]) => done.push(`pan ${x} ${y}`),
    zoom: (factor, [x, y]) => done.push(`zoom ${factor.toFixed(2)} at ${x} ${y}`),
    point: (at) => done.push(at ? `at ${at[0]} ${at[1]}` : 'away'),
    grab: (grabbed) => done.push(grabbed ? 'grab' : 'let go'),
  });
});

function mouse(at: Point, more: Partial<Pointer> = {}): Pointer {
  return { id: 1, at, isTouch: false, shift: false, alt: false, command: false, ...more };
}

const finger = (id: number, at: Point) => mouse(at, { id, isTouch: true });
const kinds = () => heard.map(({ kind }) => kind);

describe('a hand on the canvas', () => {
  it('is at millimetres of the board, and says how large a pixel is', () => {
    pointing.press(mouse([150, 120], { alt: true }), 'primary', 0);
    expect(heard).toEqual([
      {
        kind: 'press',
        button: 'primary',
        clicks: 1,
        isAgain: false,
        at: [25, 10],
        pixel: 0.5,
        shift: false,
        alt: true,
        command: false,
      },
    ]);
  });

  it('presses, moves and lets go', () => {
    pointing.press(mouse([150, 120]), 'primary', 0);
    pointing.move(mouse([160, 120]));
    pointing.release(mouse([170, 120]));
    expect(kinds()).toEqual(['press', 'move', 'release']);
    expect(pointing.isDown()).toBe(false);
  });

  it('counts clicks at one place, soon after each other', () => {
    const clickAt = (at: Point, time: number) => {
      pointing.press(mouse(at), 'primary', time);
      pointing.release(mouse(at));
    };
    clickAt([150, 120], 0);
    clickAt([152, 121], 200);
    clickAt([190, 121], 300);
    clickAt([190, 121], 1300);
    const clicks = heard.flatMap((event) => (event.kind === 'press' ? [event.clicks] : []));
    expect(clicks).toEqual([1, 2, 1, 1]);
  });

  it('tells of keys that change what a move means, without moving', () => {
    pointing.move(mouse([150, 120]));
    const alt = { shift: false, alt: true, command: false };
    pointing.modify(alt);
    pointing.modify(alt);
    expect(heard.map((event) => event.kind === 'move' && event.alt)).toEqual([false, true]);
  });

  it('is over another place when the table moves under it', () => {
    pointing.again();
    expect(heard).toEqual([]);
    pointing.move(mouse([150, 120]));
    pointing.again();
    expect(kinds()).toEqual(['move', 'move']);
    pointing.leave();
    pointing.again();
    expect(kinds()).toEqual(['move', 'move', 'leave']);
  });

  it('gives up what it does when the system takes the pointer away', () => {
    pointing.press(mouse([150, 120]), 'primary', 0);
    pointing.cancel(mouse([150, 120]));
    pointing.cancel(mouse([150, 120]));
    expect(kinds()).toEqual(['press', 'cancel']);
  });

  it('points at nothing any more when it is a finger that is lifted', () => {
    pointing.press(finger(1, [150, 120]), 'primary', 0);
    pointing.release(finger(1, [150, 120]));
    expect(kinds()).toEqual(['press', 'release', 'leave']);
  });
});

describe('the table', () => {
  it('is moved by the middle button, and no tool hears of it', () => {
    pointing.press(mouse([150, 120]), 'middle', 0);
    pointing.move(mouse([140, 125]));
    expect(heard).toEqual([]);
    pointing.release(mouse([140, 125]));
    expect(done).toEqual(['away', 'grab', 'pan -10 5', 'let go', 'at 140 125']);
    expect(kinds()).toEqual(['move']);
  });

  it('is moved by the first button where that is what the hand is for', () => {
    pans = true;
    pointing.press(mouse([150, 120]), 'primary', 0);
    pointing.move(mouse([151, 120]));
    expect(done).toContain('pan 1 0');
  });

  it('is moved and zoomed by two fingers, and what one of them had begun is given up', () => {
    pointing.press(finger(1, [100, 100]), 'primary', 0);
    pointing.press(finger(2, [200, 100]), 'primary', 5);
    expect(kinds()).toEqual(['press', 'cancel']);
    pointing.move(finger(2, [300, 100]));
    expect(done.slice(-2)).toEqual(['zoom 2.00 at 200 100', 'pan 50 0']);
    pointing.release(finger(2, [300, 100]));
    pointing.move(finger(1, [120, 100]));
    expect(done.at(-1)).toBe('pan 50 0');
    pointing.release(finger(1, [120, 100]));
    expect(kinds()).toEqual(['press', 'cancel', 'leave']);
  });
});

describe('the wheel', () => {
  it('zooms to the pointer', () => {
    pointing.turn({ ...turn, deltaY: -100 }, mouse([300, 200]));
    expect(done).toEqual(['zoom 1.22 at 300 200']);
  });

  it('turns what is dragged, a notch at a time', () => {
    holds = true;
    pointing.turn({ ...turn, deltaY: 120 }, mouse([300, 200]));
    pointing.turn({ ...turn, deltaY: -120 }, mouse([300, 200]));
    expect(done).toEqual([]);
    expect(heard.map((event) => event.kind === 'wheel' && event.turn)).toEqual([1, -1]);
  });
});

describe('a press where the hand has clicked before', () => {
  const presses = () => heard.flatMap((event) => (event.kind === 'press' ? [event.isAgain] : []));
  const click = (at: Point, time: number) => {
    pointing.press(mouse(at), 'primary', time);
    pointing.release(mouse(at));
  };

  it('is known however long ago that was, until the hand has moved away', () => {
    click([200, 200], 0);
    click([201, 200], 5000);
    pointing.move(mouse([240, 200]));
    pointing.move(mouse([200, 200]));
    click([200, 200], 9000);
    expect(presses()).toEqual([false, true, false]);
  });
});
