import {
  type Cards,
  type GameEvent,
  NONE,
  noCards,
  type PersonSeen,
  type Picture,
  type Seen,
  systemIn,
} from '../../engine';
import type { Moment } from './moment';

const pictures = new WeakMap<Seen, Picture>();

/** The table as it is seen, the same one for everybody who looks. */
export function pictureOf(seen: Seen): Picture {
  const known = pictures.get(seen) ?? systemIn(seen).show.picture(seen);
  pictures.set(seen, known);
  return known;
}

/** All that it shows of cards. */
export function cardsOf(seen: Seen): Cards {
  return pictureOf(seen).cards ?? noCards;
}

/** The same on the way to a moment, when these of its events have come to pass; all of them, where nothing is said. */
export function pictureAt(moment: Moment, seen: Seen, past = moment.events): Picture {
  const behind = { [Symbol.iterator]: () => backwards(moment, past) };
  return systemIn(seen).show.picture(seen, behind);
}

function* backwards(moment: Moment, past: readonly GameEvent[]): Generator<GameEvent> {
  let events = past.slice();
  for (let one: Moment | undefined = moment; one; events = one?.events.slice() ?? []) {
    yield* events.reverse();
    one = one.after;
  }
}

/** Whoever acts, if anybody does. */
export function personActing(seen: Seen): PersonSeen | undefined {
  return seen.acting === NONE ? undefined : pictureOf(seen).people[seen.acting];
}

/** Where whoever acts stands; nowhere if nobody does. */
export function zoneActing(seen: Seen): number {
  return personActing(seen)?.zone ?? NONE;
}
