import { type RefObject, useEffect } from 'react';
import { boardOfGame, isOnNothing } from '../board/focus';

/** Where letters mean something else. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=dialog], [role=alertdialog], [role=listbox]';

interface HandKeys {
  /** A question is put in the hand. */
  readonly isAsked: boolean;
}

/**
 * Letters do what the buttons of the hand do, wherever the keyboard is; figures give answers, or go to cards where
 * nothing else is asked. Enter that means nothing to the board gives the first answer, and Tab goes to it.
 */
export function useHandKeys(frame: RefObject<HTMLElement | null>, { isAsked }: HandKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      const isAtBoard = target !== null && target === boardOfGame();
      const answers = isAsked ? answersIn(frame.current) : [];
      const [first] = answers;
      if (first && key === 'Tab' && !event.shiftKey && isAtBoard) {
        event.preventDefault();
        return first.focus();
      }
      const isEnter = first !== undefined && key === 'Enter' && (isAtBoard || isOnNothing(target));
      if (key.length !== 1 && !isEnter) return;
      const button = isEnter ? first : buttonFor(frame.current, key.toLowerCase());
      if (!button) return;
      event.preventDefault();
      // Nobody shall answer what they do not see: it is led to first.
      if (isEnter && !isInSight(button, frame.current)) return button.focus();
      // Whoever plays at the board stays there, unless there is more to choose.
      if (!isAtBoard || button.ariaHasPopup) button.focus();
      button.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [frame, isAsked]);
}

function answersIn(hand: HTMLElement | null): readonly HTMLElement[] {
  return [...(hand?.querySelectorAll<HTMLElement>('.hand-answer') ?? [])];
}

function buttonFor(hand: HTMLElement | null, key: string): HTMLElement | undefined {
  if (/^[a-z]$/.test(key)) {
    const keyed = `[data-deed][aria-keyshortcuts="${key.toUpperCase()}"]`;
    return hand?.querySelector<HTMLElement>(keyed) ?? undefined;
  }
  if (!/^[1-9]$/.test(key)) return undefined;
  if (hand?.querySelector('[data-answer]'))
    return hand.querySelector<HTMLElement>(`[data-answer="${key}"]`) ?? undefined;
  const slot = hand?.querySelectorAll('.slots .slot')[Number(key) - 1];
  return slot?.querySelector<HTMLElement>('button') ?? undefined;
}

/** Whether the middle of it is in the window, and in what it may be scrolled out of. */
function isInSight(button: HTMLElement, hand: HTMLElement | null): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const around = [hand?.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
  return around.every((box) => !box || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom));
}
