import type { Point } from '../../drawing/scene';
import type { Editor } from '../tools/editor';
import { pointerOn } from './listen';
import type { Pointing } from './pointing';

/** A press that moves no further than this is a click. */
const STILL = 4;

/**
 * Something from the palette that is dragged onto the canvas: its pointer was pressed elsewhere, so the window hears
 * it. A click leaves it hanging on the pointer; let go anywhere but over the canvas, it is gone.
 */
export function carry(
  canvas: HTMLElement,
  editor: Editor,
  pointing: Pointing,
  signal: AbortSignal,
): { readonly isCarrying: () => boolean } {
  let pressed: { readonly id: number; readonly at: Point; hasMoved: boolean } | undefined;
  let isOver = false;
  const isCarrying = () => pressed !== undefined && editor.store.getState().brush !== undefined;
  const reaches = ({ clientX, clientY }: PointerEvent) =>
    canvas.contains(document.elementFromPoint(clientX, clientY));

  const press = (event: PointerEvent) => {
    const isHere = event.target instanceof Node && canvas.contains(event.target);
    isOver = false;
    pressed =
      event.button === 0 && !isHere
        ? { id: event.pointerId, at: [event.clientX, event.clientY], hasMoved: false }
        : undefined;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.id || !isCarrying()) return;
    const [x, y] = pressed.at;
    pressed.hasMoved ||= Math.hypot(event.clientX - x, event.clientY - y) > STILL;
    const wasOver = isOver;
    isOver = reaches(event);
    if (isOver) pointing.move(pointerOn(canvas, event));
    else if (wasOver) pointing.leave();
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.id) return;
    const { hasMoved } = pressed;
    const wasCarrying = isCarrying();
    pressed = undefined;
    if (!wasCarrying) return;
    const isOnCanvas = event.type === 'pointerup' && reaches(event);
    if (hasMoved && !isOnCanvas) return editor.hear({ kind: 'cancel' });
    editor.hear({ kind: 'release', ...pointing.placeOf(pointerOn(canvas, event)) });
    // A click in the palette is at no place of the board.
    if (!isOnCanvas) editor.hear({ kind: 'leave' });
  };

  // Before the palette hears of it, which takes up what is pressed.
  window.addEventListener('pointerdown', press, { signal, capture: true });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  return { isCarrying };
}
