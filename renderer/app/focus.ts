/** Whether keys write something where the focus is. */
export function isWrittenIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null
  );
}
