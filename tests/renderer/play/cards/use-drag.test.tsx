import { act, fireEvent, renderHook } from '@testing-library/react';
import type { MouseEvent, PointerEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { useDrag } from '../../../../renderer/play/cards/use-drag';

// Nothing is laid out here, and so nothing lies anywhere.
Object.assign(document, { elementsFromPoint: () => [], elementFromPoint: () => null });

const byPointer = { detail: 1 } as MouseEvent;
const byKey = { detail: 0 } as MouseEvent;

const nowhere = () => undefined;

function grabbed(card: number) {
  const { result } = renderHook(() => useDrag(nowhere));
  act(() => result.current.grab(card)({ button: 0, pointerId: 1, clientX: 0, clientY: 0 } as PointerEvent));
  return result;
}

function move(to: number, buttons = 1): void {
  fireEvent.pointerMove(window, { pointerId: 1, clientX: to, clientY: 0, buttons });
}

describe('the hand that drags cards', () => {
  it('takes a card along, and the click at the end for no click', () => {
    const drag = grabbed(5);
    move(3);
    expect(drag.current.dragged).toBeUndefined();
    expect(drag.current.endsDrag(byPointer)).toBe(false);
    move(20);
    expect(drag.current.dragged).toEqual({ card: 5, by: [20, 0] });
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 20, clientY: 0 });
    expect(drag.current.dragged).toBeUndefined();
    expect(drag.current.endsDrag(byPointer)).toBe(true);
  });

  it('marks no words while it has a card', () => {
    const selects = () =>
      document.body.dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true }));
    grabbed(5);
    expect(selects()).toBe(false);
    move(20);
    expect(selects()).toBe(false);
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 20, clientY: 0 });
    expect(selects()).toBe(true);
  });

  it('hears keys that click after a drag', () => {
    const drag = grabbed(5);
    move(20);
    fireEvent.pointerUp(window, { pointerId: 1, clientX: 20, clientY: 0 });
    expect(drag.current.endsDrag(byPointer)).toBe(true);
    expect(drag.current.endsDrag(byKey)).toBe(false);
  });

  it('lets a card go that was let go outside of the window', () => {
    const drag = grabbed(5);
    move(20);
    expect(drag.current.dragged).toBeDefined();
    move(40, 0);
    expect(drag.current.dragged).toBeUndefined();
    move(60);
    expect(drag.current.dragged).toBeUndefined();
  });
});
