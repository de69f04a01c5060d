import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/** What stands in a place now, or else the last before it: there goes on who was at something that is gone. */
export function standingAt(
  home: Element | null | undefined,
  which: string,
  index: number,
): HTMLElement | undefined {
  const all = [...(home?.querySelectorAll<HTMLElement>(which) ?? [])];
  return all[index] ?? all.at(-1);
}

/** Does what a button is for, which may be gone by that: then whoever pressed it goes on somewhere else. */
export function pressed(
  { currentTarget: button }: MouseEvent<HTMLElement>,
  run: () => void,
  next: () => HTMLElement | null | undefined,
): void {
  flushSync(run);
  if (!button.isConnected) next()?.focus();
}
