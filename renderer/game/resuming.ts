import { type Action, NONE, type Seen } from '../../engine';
import { type CardLayout, freeSlot, layoutNow, placeIn } from './arranging';
import type { Moment } from './moment';
import { cardsOf } from './picture';

/** Cards that are being dealt out, as they would be arranged at once. */
export interface Resumed {
  /** The moment at which that was begun, and how. */
  readonly moment: Moment;
  readonly begin: Action;
  readonly layout: CardLayout;
}

/**
 * Arranging cards from where it stands, for a moment in the middle of it: what has been dealt lies where it was put, the
 * rest where it lay before, as far as that is free.
 */
export function resumed(now: Moment): Resumed | undefined {
  const { seen } = now;
  if (seen.decision?.is.card !== 'dealt') return undefined;
  let begun = now;
  while (begun.after && isOnTheWay(begun.after)) begun = begun.after;
  const { after: moment, deed } = begun;
  if (!moment || !deed || !('action' in deed)) return undefined;
  const people = cardsOf(seen).dealtTo;
  return { moment, begin: deed.action, layout: layoutFrom(seen, layoutNow(moment.seen, people)) };
}

/** Between beginning to arrange cards and the last one. */
function isOnTheWay({ seen: { decision } }: Moment): boolean {
  return decision?.is.card === 'dealt' || decision?.is.isBeforeDealing === true;
}

function layoutFrom(seen: Seen, before: CardLayout): CardLayout {
  const { people } = before;
  let layout = layoutNow(seen, people);
  for (const card of cardsOf(seen).dealt) {
    const old = placeIn(before, card);
    const isFree = old && layout.slots[old.person]?.[old.slot] === NONE;
    const owner = old?.person ?? 0;
    const at = isFree ? old : anySlot(seen, layout, card, [owner, ...people.keys()]);
    layout = at
      ? {
          ...layout,
          slots: layout.slots.map((cards, person) =>
            person === at.person ? cards.with(at.slot, card) : cards,
          ),
        }
      : { ...layout, loose: [...layout.loose, card] };
  }
  return layout;
}

function anySlot(seen: Seen, layout: CardLayout, card: number, people: readonly number[]) {
  for (const person of people) {
    const at = freeSlot(seen, layout, card, person);
    if (at) return at;
  }
  return undefined;
}
