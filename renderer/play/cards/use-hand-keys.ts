import { type RefObject, useEffect } from 'react';
import type { Deed } from './deeds';

/** Where letters mean something else. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=dialog], [role=alertdialog], [role=listbox]';

/** Letters do what the buttons of the hand do, and figures go to its cards, wherever the keyboard is. */
export function useHandKeys(frame: RefObject<HTMLElement | null>, deeds: readonly Deed[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key.length !== 1 || (target instanceof Element && target.closest(ELSEWHERE))) return;
      const button = buttonFor(frame.current, key.toLowerCase(), deeds);
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
  if (!/^[1-6]$/.test(key)) return undefined;
  const slot = hand?.querySelectorAll('.slots .slot')[Number(key) - 1];
  return slot?.querySelector<HTMLElement>('button') ?? undefined;
}
