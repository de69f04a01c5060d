import { targetOf } from '../../panels/list-keys';

function linesOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('button')];
}

/** Where a key leads from the line that has the focus. */
export function lineToGoTo(key: string, list: HTMLElement | null): HTMLElement | undefined {
  if (!list) return undefined;
  const lines = linesOf(list);
  const at = lines.findIndex((line) => line === document.activeElement);
  const target = at < 0 ? undefined : targetOf(key, at, lines.length);
  return target === undefined ? undefined : lines[target];
}

/** Scrolls the list alone to the last line of the moment in sight, if it is out of sight. */
export function keepLineInSight(list: HTMLElement | null): void {
  const item = list?.querySelector('[data-when="now"]');
  if (!list || !item) return;
  const [frame, { top, bottom, height }] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (bottom > frame.bottom || height > frame.height) list.scrollTop += bottom - frame.bottom;
  else if (top < frame.top) list.scrollTop -= frame.top - top;
}
