import { equipmentCards } from '../../content';

/** How many cards of the Equipment deck are seen, on average, until all are found that are asked for. */
export function searchesFor(cards: readonly (readonly string[])[]): number {
  const deck = equipmentCards.filter(({ deck }) => deck === 'equipment');
  const size = copies(deck);
  const kinds = new Map<string, { readonly found: number; readonly will: readonly string[] }>();
  for (const will of cards) {
    const name = will.join();
    kinds.set(name, { found: (kinds.get(name)?.found ?? 0) + 1, will });
  }
  // While one kind is looked for the others turn up as well: the one that takes longest counts.
  return Math.max(
    0,
    ...[...kinds.values()].map(({ found, will }) => {
      const there = copies(deck.filter(({ id }) => will.includes(id)));
      return there === 0 ? 0 : expectedAmong(found, there, size);
    }),
  );
}

/** The last of so many out of those that are there, in a deck of this size. */
function expectedAmong(wanted: number, there: number, size: number): number {
  return Math.round((Math.min(wanted, there) * (size + 1)) / (there + 1));
}

function copies(cards: readonly { readonly copies: number }[]): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}
