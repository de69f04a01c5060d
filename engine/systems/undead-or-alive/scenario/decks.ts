import type { Given, MissionDeck } from '../../../../schemas';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import type { OpenBox } from './open-box';

/** The mission's own decks, as if they had never held anything else. */
export function decksGiven({ decks = [] }: Given): MissionDeck[] {
  return decks.map(({ id, name = { en: id }, cards }) => ({ id, name, cards: countsOf(cards) }));
}

function countsOf(cards: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** The first card of each goes on top. */
export function stackOwnDecks(game: UoaGame, { decks = [] }: Given, box: OpenBox): void {
  for (const [number, { cards }] of decks.entries()) {
    game.decks[number]?.clear();
    const drawn = cards.map((id, index) => box.card(id, `/given/decks/${number}/cards/${index}`));
    for (const card of drawn.reverse()) if (card !== NONE) game.decks[number]?.put(card);
  }
}
