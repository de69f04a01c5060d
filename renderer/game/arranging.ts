import { type Action, NONE, type Seen, systemIn } from '../../engine';
import { type Choice, choicesAt, nameIn } from './choices';
import type { Moment } from './moment';
import { cardId, personId, slotsOf } from './people';
import { cardsOf } from './picture';
import type { Sitting } from './sitting';

/** How the cards of one survivor, or of two who trade, are to lie. */
export interface CardLayout {
  readonly people: readonly number[];
  /** For each of them the card in each slot, or none. */
  readonly slots: readonly (readonly number[])[];
  /** Cards that have no slot; where there is no room for them, they are dropped. */
  readonly loose: readonly number[];
  /** The group of each slot: within one it makes no difference where a card is. */
  readonly groups: readonly string[];
}

/** A slot of one of those people, by its place in the lists. */
export interface SlotAt {
  readonly person: number;
  readonly slot: number;
}

/** As they lie now, with a card that is still to be put away. */
export function layoutNow(seen: Seen, people: readonly number[], found: number = NONE): CardLayout {
  return {
    people,
    slots: people.map((one) => slotsOf(seen, one)),
    loose: found === NONE ? [] : [found],
    groups: groupsOf(seen),
  };
}

export function placeIn({ slots }: CardLayout, card: number): SlotAt | undefined {
  const person = slots.findIndex((cards) => cards.includes(card));
  return person < 0 ? undefined : { person, slot: slots[person]?.indexOf(card) ?? NONE };
}

/** With a card in another slot: what lay there changes places with it. Nothing where a slot does not take its card. */
export function moved(seen: Seen, layout: CardLayout, card: number, to: SlotAt): CardLayout | undefined {
  const from = placeIn(layout, card);
  const person = layout.people[to.person];
  const lay = layout.slots[to.person]?.[to.slot];
  if (person === undefined || lay === undefined) return undefined;
  if (lay === card) return layout;
  if (!slotTakes(seen, person, card, to.slot)) return undefined;
  const cleared = put(put(layout, to, card), from, NONE);
  const rest = { ...cleared, loose: cleared.loose.filter((one) => one !== card) };
  if (lay === NONE) return rest;
  const back = from && fits(seen, rest, lay, from) ? from : freeSlot(seen, rest, lay, to.person);
  return back ? put(rest, back, lay) : { ...rest, loose: [...rest.loose, lay] };
}

/** The first slot of somebody that is free for a card. */
export function freeSlot(seen: Seen, layout: CardLayout, card: number, person: number): SlotAt | undefined {
  const slot = (layout.slots[person] ?? []).findIndex(
    (lies, each) => lies === NONE && fits(seen, layout, card, { person, slot: each }),
  );
  return slot < 0 ? undefined : { person, slot };
}

function fits(seen: Seen, { people }: CardLayout, card: number, { person, slot }: SlotAt): boolean {
  return slotTakes(seen, people[person] ?? NONE, card, slot);
}

/** Whether a card may lie there, whatever lies there now. */
export function slotTakes(seen: Seen, person: number, card: number, slot: number): boolean {
  return systemIn(seen).advise.slotTakes?.(seen, person, card, slot) ?? false;
}

function put(layout: CardLayout, at: SlotAt | undefined, card: number): CardLayout {
  if (!at) return layout;
  const slots = layout.slots.map((cards, person) =>
    person === at.person ? cards.map((lies, slot) => (slot === at.slot ? card : lies)) : cards,
  );
  return { ...layout, slots };
}

/** Every card has its slot, but for those that there is no room for. */
export function isSettled({ slots, loose }: CardLayout): boolean {
  const lying = slots.flat().filter((card) => card !== NONE).length;
  return loose.length === Math.max(0, lying + loose.length - slots.flat().length);
}

/** Which of two hands holds a card is no difference, nor where it is in a backpack. */
export function isSameSort(groups: CardLayout['groups'], slot: number, other: number): boolean {
  return groups[slot] === groups[other];
}

/** The group of each slot. */
export function groupsOf(seen: Seen): CardLayout['groups'] {
  return cardsOf(seen).slots.map(({ group }) => group);
}

/** Whether it comes to the same for everybody. */
export function isSameLayout(one: CardLayout, other: CardLayout): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted({ people, slots, loose, groups }: CardLayout): unknown {
  const lying = slots.map((cards) =>
    cards.map((card, slot) => (card === NONE ? '' : `${groups[slot]} ${card}`)).sort(),
  );
  return [people, lying, loose];
}

/** What brings the next card to where a layout has it, while cards are dealt out one by one. */
export function nextDeal(moment: Moment, layout: CardLayout): Action | undefined {
  const { seen } = moment;
  if (!isDealing(moment, layout)) return undefined;
  const card = cardsOf(seen).found;
  const at = placeIn(layout, card);
  const owner = at && personId(seen, layout.people[at.person] ?? NONE);
  const group = at && layout.groups[at.slot];
  return choicesAt(moment).find((choice) => {
    if (!at) return choice.traits.role === 'discard' && nameIn(choice, 'card') === cardId(seen, card);
    if (choice.traits.role !== 'place' || nameIn(choice, 'survivor') !== owner) return false;
    return groupNamed(seen, nameIn(choice, 'slot')) === group;
  })?.action;
}

/** The answer that puts a card into a slot of somebody, where that is what is asked. */
export function placing(moment: Moment, card: number, survivor: number, slot?: number): Action | undefined {
  const { seen } = moment;
  const [id, owner] = [cardId(seen, card), personId(seen, survivor)];
  const places = choicesAt(moment).filter(
    (choice) =>
      choice.traits.role === 'place' && nameIn(choice, 'card') === id && nameIn(choice, 'survivor') === owner,
  );
  const isThere = (choice: Choice) =>
    groupNamed(seen, nameIn(choice, 'slot')) === groupsOf(seen)[slot ?? NONE];
  return (slot === undefined ? places[0] : places.find(isThere))?.action;
}

function groupNamed(seen: Seen, name: unknown): string | undefined {
  return cardsOf(seen).slots.find((slot) => slot.name === name)?.group;
}

function isDealing({ seen }: Moment, { people }: CardLayout): boolean {
  return seen.decision?.is.card === 'dealt' && String(cardsOf(seen).dealtTo) === String(people);
}

/** Deals out all cards as a layout has them. Says whether that is done; else somebody has to agree first. */
export function dealOut({ game, take }: Sitting, layout: CardLayout): boolean {
  for (;;) {
    const { at } = game.store.getState();
    const action = nextDeal(at, layout);
    if (!action) return !at.seen.decision?.is.isBeforeDealing;
    take({ action });
    if (game.store.getState().at === at) return true;
  }
}
