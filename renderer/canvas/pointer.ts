import type { Point } from '../../drawing/scene';
import { wheelReader } from './wheel';

/** What a hand does on the canvas, in pixels of it. */
export interface Hand {
  /** With where the pointer is then. */
  pan(by: Point, at: Point): void;
  zoom(factor: number, at: Point): void;
  /** Where the pointer is; nothing when it has left. */
  hover(at: Point | undefined): void;
  press(at: Point): void;
}

/** A press that moves no further than this is a click. */
const STILL = 4;
const PRIMARY = 0;
const MIDDLE = 1;

/** Dragging pans, with the left button, the middle one or a finger; two fingers zoom; a click presses. */
export function listenToHand(canvas: HTMLElement, hand: Hand): () => void {
  const down = new Map<number, Point>();
  let moved = false;
  const gestureOf = wheelReader();
  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const grab = (grabbed: boolean) => {
    canvas.dataset.grabbed = String(grabbed);
  };

  const begin = (event: PointerEvent) => {
    if (event.button !== PRIMARY && event.button !== MIDDLE) return;
    if (event.button === MIDDLE) event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    if (down.size === 0) moved = event.button === MIDDLE;
    down.set(event.pointerId, place(event));
  };
  const move = (event: PointerEvent) => {
    const [at, before] = [place(event), down.get(event.pointerId)];
    if (!before) return hand.hover(at);
    if (!moved && distance(at, before) < STILL) return;
    moved = true;
    grab(true);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, at);
    if (other) {
      const factor = distance(at, other) / Math.max(1, distance(before, other));
      hand.zoom(factor, middle(at, other));
      hand.pan([(at[0] - before[0]) / 2, (at[1] - before[1]) / 2], at);
    } else hand.pan([at[0] - before[0], at[1] - before[1]], at);
  };
  const end = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    grab(false);
    if (!moved && event.type === 'pointerup') hand.press(place(event));
    moved = false;
  };
  const leave = () => down.size === 0 && hand.hover(undefined);
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const gesture = gestureOf(event);
    if (gesture.kind === 'pan') hand.pan(gesture.by, place(event));
    else hand.zoom(gesture.factor, place(event));
  };

  const stopped = new AbortController();
  const { signal } = stopped;
  canvas.addEventListener('pointerdown', begin, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', end, { signal });
  canvas.addEventListener('pointercancel', end, { signal });
  canvas.addEventListener('pointerleave', leave, { signal });
  // Otherwise the browser scrolls or zooms the page.
  canvas.addEventListener('wheel', turn, { signal, passive: false });
  return () => stopped.abort();
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}
