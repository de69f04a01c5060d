import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Point } from '../../../../drawing/scene';
import { createView } from '../../../../renderer/document/view';
import { attachTablePointer } from '../../../../renderer/play/board/table-pointer';

const view = createView();
let canvas: HTMLElement;
let clicks: Point[];
let points: (Point | undefined)[];
let moves: boolean[];
let carried: (Point | undefined)[];
let letGo: (Point | undefined)[];
/** Left of this somebody stands who can be carried. */
const SOMEBODY = 50;
let holds: boolean[];
let detach: () => void;

beforeEach(() => {
  view.resize([500, 500]);
  view.show([0, 0, 500, 500]);
  canvas = document.createElement('div');
  canvas.setPointerCapture = () => undefined;
  document.body.replaceChildren(canvas);
  [clicks, points, moves, carried, letGo, holds] = [[], [], [], [], [], []];
  detach = attachTablePointer(canvas, view, {
    click: (at) => clicks.push(at),
    isShown: (at) => points.at(-1)?.join() === at.join(),
    takesUp: ([x]) => x < SOMEBODY,
    carry: (at) => carried.push(at),
    putDown: (at) => letGo.push(at),
    hold: (isHeld) => holds.push(isHeld),
    point: (at, hasMoved) => {
      points.push(at);
      moves.push(hasMoved);
    },
  });
});

afterEach(() => detach());

function tell(type: string, clientX: number, clientY: number, buttons = 0, pointerType = 'mouse'): void {
  const where = { clientX, clientY, buttons, button: 0, pointerId: 1, pointerType };
  canvas.dispatchEvent(new PointerEvent(type, where));
}

function tap(x: number, y: number, pointerType: string): void {
  tell('pointerdown', x, y, 1, pointerType);
  tell('pointerup', x, y, 0, pointerType);
  tell('pointerleave', x, y, 0, pointerType);
}

describe('a hand at the table', () => {
  it('points, and clicks', () => {
    tell('pointermove', 100, 100);
    expect(points.at(-1)).toBeDefined();
    tell('pointerdown', 100, 100, 1);
    tell('pointermove', 102, 101, 1);
    tell('pointerup', 102, 101);
    expect(clicks).toHaveLength(1);
  });

  it('tells whether it has moved, or only the table under it or a key', () => {
    tell('pointermove', 100, 100);
    view.panBy([-40, 0]);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', shiftKey: true }));
    tell('pointermove', 101, 100);
    expect(moves).toEqual([true, false, false, true]);
    expect(points[1]).not.toEqual(points[0]);
  });

  it('says that it is on the table until it has let go', () => {
    tell('pointermove', 100, 100);
    tell('pointerdown', 100, 100, 1);
    expect(holds.at(-1)).toBe(true);
    tell('pointermove', 130, 100, 1);
    tell('pointerup', 130, 100);
    expect(holds.at(-1)).toBe(false);
  });

  it('takes the table along when it drags, and clicks nothing', () => {
    const { x, y } = view.store.getState().viewport;
    tell('pointerdown', 100, 100, 1);
    tell('pointermove', 130, 100, 1);
    tell('pointermove', 150, 120, 1);
    tell('pointerup', 150, 120);
    expect(clicks).toEqual([]);
    const after = view.store.getState().viewport;
    expect([after.x - x, after.y - y]).toEqual([50, 20]);
  });

  it('comes to rest where the table goes no further', () => {
    tell('pointerdown', 100, 100, 1);
    tell('pointermove', 5000, 5000, 1);
    tell('pointerup', 5000, 5000);
    expect(clicks).toEqual([]);
  });

  it.each(['touch', 'pen'])('shows with the first tap of a %s what the second one does', (pointerType) => {
    tap(100, 100, pointerType);
    expect(clicks).toEqual([]);
    expect(points.at(-1)).toBeDefined();
    tap(200, 200, pointerType);
    expect(clicks).toEqual([]);
    tap(200, 200, pointerType);
    expect(clicks).toHaveLength(1);
  });

  it('does at once what a pen does that was seen before', () => {
    tell('pointermove', 100, 100, 0, 'pen');
    tap(100, 100, 'pen');
    expect(clicks).toHaveLength(1);
  });

  it.each(['mouse', 'touch', 'pen'])('carries somebody by %s, and the table stays', (pointerType) => {
    const { x, y } = view.store.getState().viewport;
    tell('pointerdown', 40, 100, 1, pointerType);
    tell('pointermove', 80, 100, 1, pointerType);
    tell('pointermove', 120, 130, 1, pointerType);
    tell('pointerup', 120, 130, 0, pointerType);
    expect(carried).toHaveLength(2);
    expect(letGo).toHaveLength(1);
    expect(letGo[0]).toEqual(carried[1]);
    expect(clicks).toEqual([]);
    expect(view.store.getState().viewport).toMatchObject({ x, y });
  });

  it('puts somebody back at Escape, and does nothing when the button comes up', () => {
    tell('pointerdown', 40, 100, 1);
    tell('pointermove', 80, 100, 1);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    tell('pointerup', 120, 130);
    expect(letGo).toEqual([undefined]);
    expect(clicks).toEqual([]);
  });

  it('clicks on somebody who is not carried anywhere', () => {
    tell('pointerdown', 40, 100, 1);
    tell('pointerup', 41, 100);
    expect(clicks).toHaveLength(1);
    expect(letGo).toEqual([]);
  });
});
