/** Scrolls the list alone: the panel around it must stay where it is. */
export function keepInSight(list: HTMLElement | null, itemId: string): void {
  const item = document.getElementById(itemId);
  if (!list || !item) return;
  const [frame, { top, bottom }] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}
