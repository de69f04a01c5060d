import type { Seen } from '../../engine';
import { choicesAbout, choicesAt } from './choices';
import type { Moment } from './moment';
import { cardId } from './people';
import { cardsOf, pictureOf } from './picture';

/** Of two cards that are just alike only one is offered; whichever is pointed at, that one is meant. */
export function sameCardOffered(moment: Moment, card: number): number {
  const { seen } = moment;
  const choices = choicesAt(moment).filter(({ isAside }) => !isAside);
  if (choicesAbout(choices, 'card', cardId(seen, card)).length > 0) return card;
  const alike = heldBeside(seen, card).find(
    (other) => isAlike(seen, card, other) && choicesAbout(choices, 'card', cardId(seen, other)).length > 0,
  );
  return alike ?? card;
}

function isAlike(seen: Seen, card: number, other: number): boolean {
  const [one, two] = [cardsOf(seen).card(card), cardsOf(seen).card(other)];
  return one?.kind === two?.kind && one?.isEmptied === two?.isEmptied;
}

/** Those that are held where a card is, backpacks aside. */
function heldBeside(seen: Seen, card: number): readonly number[] {
  const [{ people }, { slots }] = [pictureOf(seen), cardsOf(seen)];
  for (const person of people) {
    const cards = person.slots.filter((_, slot) => slots[slot]?.isAtHand);
    if (cards.includes(card)) return cards;
  }
  return [];
}
