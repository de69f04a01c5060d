import { NONE, zoneNumber } from '../../../engine';
import {
  type BendWord,
  equipmentCards,
  mostPoints,
  mostZombies,
  type Observation,
  SLOTS,
} from '../../../engine/systems/undead-or-alive';
import { placeOfSlot, type UoaWords, zombieCardLine } from '../../../telling/systems/undead-or-alive';
import { slotTakes } from '../../game/arranging';
import { personNumber, slotsOf } from '../../game/people';
import { pictureOf } from '../../game/picture';
import type { BendField, BendForms, FilledForm, FormTable, Option } from '../bend-forms';

/** What can be changed by hand, in the order in which it is offered. */
export const BENDS = [
  ...(['zombies', 'card', 'drop', 'die', 'next-card', 'next-zombies', 'place', 'wounds'] as const),
  ...(['adrenaline', 'noise'] as const),
] as const satisfies readonly BendWord[];

type UoaFormTable = FormTable<Observation, UoaWords>;

/** The fields of a change, each with what was filled in, or with what is the case now. */
export function fieldsOf(bend: string, filled: FilledForm, table: UoaFormTable): readonly BendField[] {
  const kind = table.game.system.bends.kinds.find((one) => one.bend === bend);
  let known: FilledForm = filled;
  return Object.entries(kind?.with ?? {}).map(([argument, naming]) => {
    const field = fieldOf(bend, argument, naming, known, table);
    // What follows depends on it: how many there are, and of which deck.
    known = { ...known, [argument]: field.value };
    return field;
  });
}

function fieldOf(
  bend: string,
  argument: string,
  naming: string,
  filled: FilledForm,
  table: UoaFormTable,
): BendField {
  const given = filled[argument];
  if (naming === 'number') {
    const { least, most, now } = rangeOf(bend, filled, table);
    const value = typeof given === 'number' ? given : now;
    return { argument, least, most, value, now: bend === 'die' ? undefined : now };
  }
  const options = optionsOf(naming, bend, filled, table);
  const isThere = (value: unknown) => options.some((option) => option.value === value);
  const proposed = isThere(given) ? given : proposedFor(naming, table);
  const value = isThere(proposed) ? proposed : options[0]?.value;
  return { argument, options, value: value ?? '' };
}

function optionsOf(
  naming: string,
  bend: string,
  filled: FilledForm,
  { seen, words }: UoaFormTable,
): readonly Option[] {
  const { table } = seen;
  const called = (values: readonly string[], label: (value: string) => string): Option[] =>
    values.map((value) => ({ value, label: label(value) }));
  switch (naming) {
    case 'zone':
      return called(zonesOf(seen), (zone) => words.zone(zone).title);
    case 'zombie':
      return called(table.kinds, (zombie) => words.allOf(zombie));
    case 'survivor':
      return called(peopleFor(bend, seen), (who) => words.who(who));
    case 'slot':
      return called(slotsFor(bend, filled, seen), (slot) =>
        slotWords(slot, cardThere(slot, filled, seen), words),
      );
    case 'side':
      return called(['bang', 'boom'], (side) => words.say(`what-if.side.${side as 'bang' | 'boom'}`));
    case 'deck':
      return called(['equipment', 'bounty'], (deck) => words.pile(deck));
    case 'zombie-card':
      return table.zombieCards.map((card) => ({ value: card.id, label: zombieCardLine(card, words) }));
    case 'card-kind':
      return equipmentCards
        .filter(({ deck }) => bend !== 'next-card' || deck === filled['pile'])
        .map(({ id, name }) => ({ value: id, label: name[words.language] }))
        .sort((one, other) => one.label.localeCompare(other.label, words.language));
    default:
      return [];
  }
}

/** `In hand 2 (Knife)`: of two hands and three places in the backpack each has a number. */
function slotWords(slot: string, card: string | undefined, words: UoaWords): string {
  const [, number] = slot.split('-');
  const place = words.say(`slot.${placeOfSlot(slot)}`);
  const numbered = number === undefined ? place : `${place} ${number}`;
  return card === undefined
    ? numbered
    : words.say('what-if.slot-with', { slot: numbered, card: words.card(card) });
}

function cardThere(slot: string, filled: FilledForm, seen: Observation): string | undefined {
  const survivor = personNumber(seen, String(filled['survivor']));
  const card = survivor === NONE ? NONE : slotsOf(seen, survivor)[(SLOTS as readonly string[]).indexOf(slot)];
  return seen.table.cards[card ?? NONE]?.id;
}

/** Of the board as it lies now. */
function zonesOf({ table, board }: Observation): string[] {
  return table.zones.filter((_, zone) => board.distance(zone, zone) === 0).map(({ id }) => id);
}

/** Companions have neither cards nor experience, and go where their leader goes. */
const OF_SURVIVORS: ReadonlySet<string> = new Set(['card', 'drop', 'adrenaline']);

function peopleFor(bend: string, seen: Observation): string[] {
  return pictureOf(seen)
    .people.filter(({ isCompanion }) => !isCompanion || !OF_SURVIVORS.has(bend))
    .filter(({ isInPlay, id }) => isInPlay && id !== '')
    .filter(({ isCompanion, leader }) => bend !== 'place' || !isCompanion || leader === NONE)
    .map(({ id }) => id);
}

/** Where such a card may lie; or where one lies that can be taken away. */
function slotsFor(bend: string, filled: FilledForm, seen: Observation): readonly string[] {
  const survivor = personNumber(seen, String(filled['survivor']));
  if (survivor === NONE) return [];
  const held = slotsOf(seen, survivor);
  if (bend === 'drop') return SLOTS.filter((_, slot) => held[slot] !== NONE);
  const card = seen.table.cards.findIndex(({ kind }) => kind.id === filled['card']);
  return SLOTS.filter((_, slot) => card < 0 || slotTakes(seen, survivor, card, slot));
}

/** What somebody most likely means: what they have picked, else whoever acts and where that is. */
function proposedFor(naming: string, { seen, picked, zone }: UoaFormTable): string | number | undefined {
  if (picked?.sort === naming) return picked.name;
  const acting = pictureOf(seen).people[Math.max(seen.acting, 0)];
  if (naming === 'survivor') return acting?.id;
  if (naming === 'zone') return seen.table.zones[zone ?? acting?.zone ?? NONE]?.id;
  return undefined;
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly now: number;
}

function rangeOf(bend: string, filled: FilledForm, { seen }: UoaFormTable): Range {
  if (bend === 'die') return { least: 1, most: 6, now: 6 };
  if (bend === 'zombies') {
    const zone = zoneNumber(seen.table, String(filled['zone']));
    const kind = seen.table.kinds.indexOf(String(filled['zombie']));
    if (zone < 0 || kind < 0) return { least: 0, most: 0, now: 0 };
    return { least: 0, most: mostZombies(seen, zone, kind), now: seen.zombiesOf(zone, kind) };
  }
  const actor = personNumber(seen, String(filled['survivor']));
  const person = pictureOf(seen).people[actor];
  if (!person) return { least: 0, most: 0, now: 0 };
  if (bend === 'adrenaline') {
    return { least: 0, most: mostPoints(seen, actor), now: person.tracks[0]?.points ?? 0 };
  }
  const { left, all } = person.health;
  return { least: 0, most: all, now: all - left };
}

export const byHand: BendForms<Observation, UoaWords> = { bends: BENDS, alone: 'zombies-turn', fieldsOf };
