/** Whether the space bar is held, which makes a drag move the table. */
export interface SpaceKey {
  readonly isHeld: () => boolean;
}

/** Space belongs to whatever the keyboard stands on; only where it stands nowhere, it is for the canvas below the pointer. */
export function listenToSpace(canvas: HTMLElement, change: () => void, signal: AbortSignal): SpaceKey {
  let isHeld = false;
  const hold = (held: boolean) => {
    if (held === isHeld) return;
    isHeld = held;
    change();
  };
  const isMeant = () => {
    const { activeElement } = document;
    if (activeElement === null || activeElement.contains(canvas) || canvas.contains(activeElement))
      return true;
    return canvas.matches(':hover') && !activeElement.matches(':focus-visible, input, textarea, select');
  };
  const press = (event: KeyboardEvent) => {
    if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey || !isMeant()) return;
    // It would press a button that was clicked last, or scroll.
    event.preventDefault();
    hold(true);
  };
  window.addEventListener('keydown', press, { signal, capture: true });
  window.addEventListener('keyup', ({ code }) => code === 'Space' && hold(false), { signal, capture: true });
  window.addEventListener('blur', () => hold(false), { signal });
  return { isHeld: () => isHeld };
}
