/** Says which entry of the handbook something on the screen is about, for whoever asks there. */
export function about(entry: string | undefined) {
  return entry === undefined ? {} : { 'data-handbook': entry };
}

/** The entry that what has the focus is about, or else what the pointer is over. */
export function entryAsked(): string | undefined {
  const pointed = [...document.querySelectorAll('[data-handbook]:hover')].at(-1);
  return entryAt(document.activeElement) ?? entryAt(pointed);
}

export function entryAt(element: EventTarget | null | undefined): string | undefined {
  if (!(element instanceof Element)) return undefined;
  return element.closest('[data-handbook]')?.getAttribute('data-handbook') ?? undefined;
}
