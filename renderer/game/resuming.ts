import { type Action, NONE, type Observation } from '../../engine';
import { freeSlot, type Layout, layoutNow, placeIn } from './arranging';
import type { Moment } from './moment';

/** Cards that are being dealt out, as they would be arranged at once. */
export interface Resumed {
  /** The moment at which that was begun, and how. */
  readonly moment: Moment;
  readonly begin: Action;
  readonly layout: Layout;
}

/** What lies between beginning to arrange cards and the last one. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['deal-card', 'consent', 'payment']);

/**
 * Arranging cards from where it stands, for a moment in the middle of it: what has been dealt lies where it was put, the
 * rest where it lay before, as far as that is free.
 */
export function resumed(now: Moment): Resumed | undefined {
  const { seen } = now;
  if (seen.decision?.name !== 'deal-card') return undefined;
  let begun = now;
  while (begun.after && ON_THE_WAY.has(begun.after.seen.decision?.name ?? '')) begun = begun.after;
  const { after: moment, deed } = begun;
  if (!moment || !deed || !('action' in deed)) return undefined;
  const [one, other] = [seen.about('one'), seen.about('other')];
  const people = other === NONE ? [one] : [one, other];
  return { moment, begin: deed.action, layout: layoutFrom(seen, layoutNow(moment.seen, people)) };
}

function layoutFrom(seen: Observation, before: Layout): Layout {
  const { people } = before;
  let layout = layoutNow(seen, people);
  for (const card of stillDealt(seen)) {
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

function anySlot(seen: Observation, layout: Layout, card: number, people: readonly number[]) {
  for (const person of people) {
    const at = freeSlot(seen, layout, card, person);
    if (at) return at;
  }
  return undefined;
}

/** The next one first. */
function stillDealt(seen: Observation): readonly number[] {
  const size = seen.pileSize('dealing');
  return Array.from({ length: size }, (_, index) => seen.cardIn('dealing', size - 1 - index));
}
