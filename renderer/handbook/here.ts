/** Says which entry of the handbook something on the screen is about, for whoever asks there. */
export function about(entry: string | undefined) {
  return entry === undefined ? {} : { 'data-handbook': entry };
}

/** The entry that what has the focus is about, or what the pointer is over: first whichever somebody goes by. */
export function entryAsked(): string | undefined {
  const focused = document.activeElement;
  const pointed = [...document.querySelectorAll('[data-handbook]:hover')].at(-1);
  const isByKeys = focused?.matches(':focus-visible') === true;
  return isByKeys ? (entryAt(focused) ?? entryAt(pointed)) : (entryAt(pointed) ?? entryAt(focused));
}

/** What it is about itself, or what it is part of; a button with a card on it is about the card. */
export function entryAt(element: EventTarget | null | undefined): string | undefined {
  if (!(element instanceof Element)) return undefined;
  const on = element.closest('button')?.querySelector('[data-handbook]');
  return (element.closest('[data-handbook]') ?? on)?.getAttribute('data-handbook') ?? undefined;
}
