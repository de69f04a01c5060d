/** Says which entry of the handbook something on the screen is about, for whoever asks there. */
export function about(entry: string | undefined) {
  return entry === undefined ? {} : { 'data-handbook': entry };
}

let isByPointer = false;

/** Hears whether somebody goes by the pointer or by keys: a mouse at rest is over something, too. */
export function listenToPointing(page: Window): () => void {
  const byPointer = () => {
    isByPointer = true;
  };
  const byKeys = ({ key }: KeyboardEvent) => {
    // The key that asks says nothing of it.
    if (key !== 'F1') isByPointer = false;
  };
  const options = { capture: true, passive: true };
  page.addEventListener('pointermove', byPointer, options);
  page.addEventListener('keydown', byKeys, options);
  return () => {
    page.removeEventListener('pointermove', byPointer, options);
    page.removeEventListener('keydown', byKeys, options);
  };
}

/** The entry that what has the focus is about, or what the pointer is over: first what was said last, and then whichever somebody goes by. */
export function entryAsked(): string | undefined {
  const said = entryAt(document.querySelector('[data-said] [data-handbook]'));
  if (said !== undefined) return said;
  const focused = entryAt(document.activeElement);
  const pointed = entryAt([...document.querySelectorAll('[data-handbook]:hover')].at(-1));
  return isByPointer ? (pointed ?? focused) : (focused ?? pointed);
}

/** What it is about itself, or what it is part of; a button with a card on it is about the card. */
export function entryAt(element: EventTarget | null | undefined): string | undefined {
  if (!(element instanceof Element)) return undefined;
  const on = element.closest('button')?.querySelector('[data-handbook]');
  return (element.closest('[data-handbook]') ?? on)?.getAttribute('data-handbook') ?? undefined;
}
