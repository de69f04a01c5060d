import { type RefObject, useEffect } from 'react';
import type { Deed } from './deeds';

/** Where letters mean something else. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=dialog], [role=alertdialog], [role=listbox]';

/** What Enter presses by itself, or means something of its own to. */
const ENTERED = 'button, a, summary';

/**
 * Letters do what the buttons of the hand do, figures give its answers or else go to its cards, and Enter gives the
 * first answer, wherever the keyboard is.
 */
export function useHandKeys(frame: RefObject<HTMLElement | null>, deeds: readonly Deed[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const isEnter = key === 'Enter';
      if (key.length !== 1 && !isEnter) return;
      if (target instanceof Element && target.closest(isEnter ? `${ELSEWHERE}, ${ENTERED}` : ELSEWHERE))
        return;
      const hand = frame.current;
      const button = isEnter ? answer(hand, 1) : buttonFor(hand, key.toLowerCase(), deeds);
      if (!button) return;
      event.preventDefault();
      button.focus();
      button.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [frame, deeds]);
}

function buttonFor(hand: HTMLElement | null, key: string, deeds: readonly Deed[]): HTMLElement | undefined {
  const word = deeds.find((deed) => deed.key === key)?.word;
  if (word !== undefined) return hand?.querySelector<HTMLElement>(`[data-deed="${word}"]`) ?? undefined;
  if (!/^[1-9]$/.test(key)) return undefined;
  if (answer(hand, 1)) return answer(hand, Number(key));
  const slot = hand?.querySelectorAll('.slots .slot')[Number(key) - 1];
  return slot?.querySelector<HTMLElement>('button') ?? undefined;
}

function answer(hand: HTMLElement | null, number: number): HTMLElement | undefined {
  return hand?.querySelector<HTMLElement>(`[data-answer="${number}"]`) ?? undefined;
}
