import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isWrittenIn } from '../../app/focus';
import { isOnNothing } from './focus';

/** Keys that the hand of cards has no use for reach the board, and take the focus there. */
export function useKeysBeside(
  frame: RefObject<HTMLElement | null>,
  press: (pressed: KeyboardEvent) => void,
): void {
  const hear = useEffectEvent((pressed: KeyboardEvent) => {
    const { target, key } = pressed;
    if (isUsed(pressed) || !(target instanceof Element) || isWrittenIn(target)) return;
    if (!isOnNothing(target) && !target.closest('.hand')) return;
    if (key === 'Enter' && target.closest('button')) return;
    press(pressed);
    if (isUsed(pressed) && key !== 'Escape') frame.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    // Before the window hears it, for which arrows move the table.
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isUsed({ defaultPrevented }: KeyboardEvent): boolean {
  return defaultPrevented;
}
