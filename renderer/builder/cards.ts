import type { Mission } from '../../schemas';
import { documentOf } from '../document/systems';
import type { Subject } from './mentions';
import { allStories, mentionsOf } from './speaking';

/** A card that a mission names, and how many of it lie in decks of its own. */
export interface NamedCard {
  readonly id: string;
  readonly decks: readonly CardsInDeck[];
}

interface CardsInDeck {
  readonly deck: NonNullable<Mission['decks']>[number];
  readonly count: number;
}

/** The cards that goals and rules name, and those of decks of the mission, in the order of the box. */
export function namedCards(mission: Mission): NamedCard[] {
  const { decks = [], system } = mission;
  const spoken = new Set(allStories(mission).flatMap((story) => [...mentionsOf(mission, story)]));
  return documentOf(system).nameables.card.flatMap((id) => {
    const within = decks.flatMap((deck) => {
      const count = Object.hasOwn(deck.cards, id) ? deck.cards[id] : undefined;
      return count === undefined ? [] : [{ deck, count }];
    });
    return spoken.has(`card:${id}`) || within.length > 0 ? [{ id, decks: within }] : [];
  });
}

/** What stories speak of that mean a card: its name, and words such as that for every weapon. */
export function cardSubjects({ system }: Pick<Mission, 'system'>, id: string): Subject[] {
  return [id, ...documentOf(system).cardWords(id)].map((name): Subject => `card:${name}`);
}
