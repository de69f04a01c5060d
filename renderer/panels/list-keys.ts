import type { KeyboardEvent } from 'react';

/** Where a key leads in a list of so many; nowhere for a key that does not lead anywhere. */
export function targetOf(key: string, at: number, length: number): number | undefined {
  const last = length - 1;
  const targets: Record<string, number> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  };
  return Object.hasOwn(targets, key) ? targets[key] : undefined;
}

/** Arrows go from one button of a list to the next. */
export function walkButtons(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button === event.target);
  const to = at < 0 ? undefined : targetOf(event.key, at, buttons.length);
  if (to === undefined) return;
  buttons[to]?.focus();
  event.preventDefault();
}
