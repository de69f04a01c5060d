import { NONE, type Seen } from '../../engine';
import { cardsOf, personActing, pictureOf } from './picture';

// People by their numbers, as a picture has them: those whom players run first, others who go along with them after them.

export function personId(seen: Seen, person: number): string {
  return pictureOf(seen).people[person]?.id ?? '';
}

export function cardId(seen: Seen, card: number): string {
  return cardsOf(seen).card(card)?.id ?? '';
}

/** The card in each slot of somebody, or none. */
export function slotsOf(seen: Seen, person: number): readonly number[] {
  return pictureOf(seen).people[person]?.slots ?? [];
}

/** Whose cards are in sight as long as nobody asks for others: whoever acts, or is to act next. */
export function survivorInSight(seen: Seen): number {
  const { people, survivors, active } = pictureOf(seen);
  const { dealtTo } = cardsOf(seen);
  const about = [personActing(seen)?.number, dealtTo[0], active];
  const acting = about.find((one) => one !== undefined && one !== NONE && one < survivors);
  if (acting !== undefined) return acting;
  const ready = people.slice(0, survivors).filter(({ state }) => state === 'waiting');
  const next = ready.find(({ player }) => player === seen.decision?.player) ?? ready[0];
  return next?.number ?? 0;
}

export function personNumber(seen: Seen, id: string): number {
  return pictureOf(seen).people.findIndex((person) => person.id === id);
}
