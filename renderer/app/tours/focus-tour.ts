/** Where keys went before they came to the card. */
let before: Element | null = null;

/** From wherever keys go to the card of the tour, or the note of a guide, and back again. */
export function focusTour(): void {
  const card = document.querySelector<HTMLElement>('.tour-card, .guide-note');
  if (!card) return;
  if (!card.contains(document.activeElement)) {
    before = document.activeElement;
    card.focus();
  } else if (before instanceof HTMLElement && before.isConnected) before.focus();
  else document.querySelector<HTMLElement>('main')?.focus();
}
