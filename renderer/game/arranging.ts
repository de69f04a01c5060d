import { type Action, NONE, type Observation, SLOTS, slotFits } from '../../engine';
import { choicesAt } from './choices';
import type { Moment } from './moment';
import { cardId, personId, slotsOf } from './people';
import type { Sitting } from './sitting';

/** How the cards of one survivor, or of two who trade, are to lie. */
export interface Layout {
  readonly people: readonly number[];
  /** For each of them the card in each slot, or none. */
  readonly slots: readonly (readonly number[])[];
  /** Cards that have no slot; where there is no room for them, they are dropped. */
  readonly loose: readonly number[];
}

/** A slot of one of those people, by its place in the lists. */
export interface SlotAt {
  readonly person: number;
  readonly slot: number;
}

/** As they lie now, with a card that is still to be put away. */
export function layoutNow(seen: Observation, people: readonly number[], found: number = NONE): Layout {
  return {
    people,
    slots: people.map((one) => slotsOf(seen, one)),
    loose: found === NONE ? [] : [found],
  };
}

export function placeIn({ slots }: Layout, card: number): SlotAt | undefined {
  const person = slots.findIndex((cards) => cards.includes(card));
  return person < 0 ? undefined : { person, slot: slots[person]?.indexOf(card) ?? NONE };
}

/** With a card in another slot: what lay there changes places with it. Nothing where a slot does not take its card. */
export function moved(seen: Observation, layout: Layout, card: number, to: SlotAt): Layout | undefined {
  const from = placeIn(layout, card);
  const person = layout.people[to.person];
  const lay = layout.slots[to.person]?.[to.slot];
  if (person === undefined || lay === undefined) return undefined;
  if (lay === card) return layout;
  if (!slotFits(seen, person, card, to.slot)) return undefined;
  const cleared = put(put(layout, to, card), from, NONE);
  const rest = { ...cleared, loose: cleared.loose.filter((one) => one !== card) };
  if (lay === NONE) return rest;
  const back = from && fits(seen, rest, lay, from) ? from : freeSlot(seen, rest, lay, to.person);
  return back ? put(rest, back, lay) : { ...rest, loose: [...rest.loose, lay] };
}

/** The first slot of somebody that is free for a card. */
export function freeSlot(
  seen: Observation,
  layout: Layout,
  card: number,
  person: number,
): SlotAt | undefined {
  const slot = (layout.slots[person] ?? []).findIndex(
    (lies, each) => lies === NONE && fits(seen, layout, card, { person, slot: each }),
  );
  return slot < 0 ? undefined : { person, slot };
}

function fits(seen: Observation, { people }: Layout, card: number, { person, slot }: SlotAt): boolean {
  return slotFits(seen, people[person] ?? NONE, card, slot);
}

function put(layout: Layout, at: SlotAt | undefined, card: number): Layout {
  if (!at) return layout;
  const slots = layout.slots.map((cards, person) =>
    person === at.person ? cards.map((lies, slot) => (slot === at.slot ? card : lies)) : cards,
  );
  return { ...layout, slots };
}

/** Every card has its slot, but for those that there is no room for. */
export function isSettled({ slots, loose }: Layout): boolean {
  const lying = slots.flat().filter((card) => card !== NONE).length;
  return loose.length === Math.max(0, lying + loose.length - slots.flat().length);
}

/** Which of two hands holds a card is no difference, nor where it is in a backpack. */
const GROUPS = SLOTS.map((slot) => slot.split('-')[0] ?? slot);

export function isSameSort(slot: number, other: number): boolean {
  return GROUPS[slot] === GROUPS[other];
}

/** Whether it comes to the same for everybody. */
export function isSameLayout(one: Layout, other: Layout): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted({ people, slots, loose }: Layout): unknown {
  const groups = slots.map((cards) =>
    cards.map((card, slot) => (card === NONE ? '' : `${GROUPS[slot]} ${card}`)).sort(),
  );
  return [people, groups, loose];
}

/** What brings the next card to where a layout has it, while cards are dealt out one by one. */
export function nextDeal(moment: Moment, layout: Layout): Action | undefined {
  const { seen } = moment;
  if (!isDealing(moment, layout)) return undefined;
  const card = seen.cardIn('dealing', seen.pileSize('dealing') - 1);
  const at = placeIn(layout, card);
  const owner = at && personId(seen, layout.people[at.person] ?? NONE);
  const group = at && GROUPS[at.slot];
  return choicesAt(moment)
    .map(({ action }) => action)
    .find((action) => {
      if (!at) return action.do === 'discard' && action['card'] === cardId(seen, card);
      if (action.do !== 'place' || action['owner'] !== owner) return false;
      return GROUPS[(SLOTS as readonly string[]).indexOf(String(action['slot']))] === group;
    });
}

/** The answer that puts a card into a slot of somebody, where that is what is asked. */
export function placing(moment: Moment, card: number, survivor: number, slot?: number): Action | undefined {
  const [id, owner] = [cardId(moment.seen, card), personId(moment.seen, survivor)];
  const places = choicesAt(moment)
    .map(({ action }) => action)
    .filter((action) => action.do === 'place' && action['card'] === id && action['owner'] === owner);
  if (slot === undefined) return places[0];
  return places.find(
    (action) => GROUPS[(SLOTS as readonly string[]).indexOf(String(action['slot']))] === GROUPS[slot],
  );
}

function isDealing({ seen }: Moment, { people: [one, other = NONE] }: Layout): boolean {
  return seen.decision?.name === 'deal-card' && seen.about('one') === one && seen.about('other') === other;
}

/** Deals out all cards as a layout has them. Says whether that is done; else somebody has to agree first. */
export function dealOut({ game, take }: Sitting, layout: Layout): boolean {
  for (;;) {
    const { at } = game.store.getState();
    const action = nextDeal(at, layout);
    if (!action) return !WAITING.has(at.seen.decision?.name ?? '');
    take({ action });
    if (game.store.getState().at === at) return true;
  }
}

/** Decisions that come between beginning to arrange cards and dealing them out. */
const WAITING: ReadonlySet<string> = new Set(['consent', 'payment']);
