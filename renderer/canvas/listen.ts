import type { Button, Modifiers, Pointer, Pointing } from './pointing';

const buttons: Readonly<Record<number, Button | undefined>> = { 0: 'primary', 1: 'middle' };

/** Tells what pointers, the wheel and a few keys do on a canvas, until the signal ends it. */
export function listen(canvas: HTMLElement, pointing: Pointing, signal: AbortSignal): void {
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ) => canvas.addEventListener(name, hear, { signal, passive: false });

  on('pointerdown', (event) => {
    const button = buttons[event.button];
    if (!button) return;
    // The middle button would scroll the page.
    if (button === 'middle') event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    pointing.press(pointerOn(canvas, event), button, event.timeStamp);
  });
  on('pointermove', (event) => {
    // What is dragged here from elsewhere is heard at the window.
    if (event.buttons === 0 || pointing.isDown()) pointing.move(pointerOn(canvas, event));
  });
  on('pointerup', (event) => pointing.release(pointerOn(canvas, event)));
  on('pointercancel', (event) => pointing.cancel(pointerOn(canvas, event)));
  on('lostpointercapture', (event) => pointing.cancel(pointerOn(canvas, event)));
  on('pointerleave', (event) => {
    if (event.buttons === 0) pointing.leave();
  });
  on('wheel', (event) => {
    // Otherwise the browser scrolls or zooms the page.
    event.preventDefault();
    pointing.turn(event, pointerOn(canvas, event));
  });
  const modify = (event: KeyboardEvent) => pointing.modify(modifiersOf(event));
  window.addEventListener('keydown', modify, { signal });
  window.addEventListener('keyup', modify, { signal });
}

export function pointerOn(canvas: HTMLElement, event: MouseEvent): Pointer {
  const { left, top } = canvas.getBoundingClientRect();
  const isPointer = event instanceof PointerEvent;
  return {
    id: isPointer ? event.pointerId : 0,
    isTouch: isPointer && event.pointerType === 'touch',
    at: [event.clientX - left, event.clientY - top],
    ...modifiersOf(event),
  };
}

export function modifiersOf({ shiftKey, altKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent): Modifiers {
  return { shift: shiftKey, alt: altKey, command: ctrlKey || metaKey };
}
