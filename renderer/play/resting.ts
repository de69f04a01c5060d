import { useEffect } from 'react';
import { entryAt } from '../handbook/here';

/** Milliseconds that a finger rests, and pixels that it may tremble meanwhile. */
const [RESTS, TREMBLES] = [550, 10];

/**
 * A finger that rests on something asks what that is, wherever the system makes no menu of it. What it held is let go then:
 * whoever asks has not chosen.
 */
export function useResting(isOn: (element: Element) => boolean, ask: (entry: string) => void): void {
  useEffect(() => {
    const stopped = new AbortController();
    let resting: { timer: ReturnType<typeof setTimeout>; pointer: number; at: readonly number[] } | undefined;
    const leave = () => {
      clearTimeout(resting?.timer);
      resting = undefined;
    };
    const touch = (event: PointerEvent) => {
      // A second finger means something else.
      leave();
      const { target, pointerId, clientX, clientY } = event;
      if (!event.isPrimary || event.pointerType !== 'touch') return;
      if (!(target instanceof Element) || !isOn(target)) return;
      const asked = () => {
        leave();
        const entry = entryAt(target);
        if (entry === undefined) return;
        target.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true }));
        ask(entry);
      };
      resting = { timer: setTimeout(asked, RESTS), pointer: pointerId, at: [clientX, clientY] };
    };
    const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (resting?.pointer !== pointerId) return;
      const [x = 0, y = 0] = resting.at;
      if (Math.hypot(clientX - x, clientY - y) > TREMBLES) leave();
    };
    const options = { signal: stopped.signal, capture: true };
    window.addEventListener('pointerdown', touch, options);
    window.addEventListener('pointermove', move, options);
    for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, leave, options);
    return () => {
      leave();
      stopped.abort();
    };
  }, [isOn, ask]);
}
