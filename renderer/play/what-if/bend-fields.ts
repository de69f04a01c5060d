import {
  type BendWord,
  equipmentCards,
  FATES,
  mostPoints,
  mostZombies,
  NONE,
  type Observation,
  SLOTS,
  slotFits,
  ZOMBIES,
  type Zombie,
} from '../../../engine';
import { zombieCardLine } from '../../../telling/view/zombie-card';
import { placeOfSlot, type Words } from '../../../telling/words';
import type { Touch } from '../../game/choices';
import type { Moment } from '../../game/moment';
import { personId, personNumber, slotsOf } from '../../game/people';
import { zoneNumber } from '../../game/spots';

/** What a change is made with, as somebody has filled it in so far. */
export type Filled = Readonly<Record<string, string | number>>;

/** One thing to fill in. */
export type Field = { readonly argument: string } & (
  | { readonly options: readonly Option[]; readonly value: string | number }
  | {
      readonly least: number;
      readonly most: number;
      readonly value: number;
      /** How many there are now, where the number is set. */
      readonly now: number | undefined;
    }
);

export interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** What can be changed by hand, in the order in which it is offered. */
export const BENDS = [
  ...(['zombies', 'card', 'drop', 'die', 'next-card', 'next-zombies', 'place', 'wounds'] as const),
  ...(['adrenaline', 'noise'] as const),
] as const satisfies readonly BendWord[];
export type FormBend = (typeof BENDS)[number];

interface Table {
  readonly moment: Moment;
  readonly words: Words;
  /** What is picked on the board or among the cards. */
  readonly picked: Touch | undefined;
  /** The zone, by its number, that was last turned to. */
  readonly zone?: number | undefined;
}

/** The fields of a change, each with what was filled in, or with what is the case now. */
export function fieldsOf(bend: FormBend, filled: Filled, table: Table): readonly Field[] {
  const kind = table.moment.game.system.bends.kinds.find((one) => one.bend === bend);
  let known: Filled = filled;
  return Object.entries(kind?.with ?? {}).map(([argument, naming]) => {
    const field = fieldOf(bend, argument, naming, known, table);
    // What follows depends on it: how many there are, and of which deck.
    known = { ...known, [argument]: field.value };
    return field;
  });
}

function fieldOf(bend: FormBend, argument: string, naming: string, filled: Filled, table: Table): Field {
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
  bend: FormBend,
  filled: Filled,
  { moment, words }: Table,
): readonly Option[] {
  const { seen } = moment;
  const { table } = seen;
  const called = (values: readonly string[], label: (value: string) => string): Option[] =>
    values.map((value) => ({ value, label: label(value) }));
  switch (naming) {
    case 'zone':
      return called(zonesOf(seen), (zone) => words.zone(zone).title);
    case 'zombie':
      return called(ZOMBIES, (zombie) => words.allOf(zombie));
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
function slotWords(slot: string, card: string | undefined, words: Words): string {
  const [, number] = slot.split('-');
  const place = words.say(`slot.${placeOfSlot(slot)}`);
  const numbered = number === undefined ? place : `${place} ${number}`;
  return card === undefined
    ? numbered
    : words.say('what-if.slot-with', { slot: numbered, card: words.card(card) });
}

function cardThere(slot: string, filled: Filled, seen: Observation): string | undefined {
  const survivor = personNumber(seen, String(filled['survivor']));
  const card = survivor === NONE ? NONE : slotsOf(seen, survivor)[(SLOTS as readonly string[]).indexOf(slot)];
  return seen.table.cards[card ?? NONE]?.id;
}

/** Of the board as it lies now. */
function zonesOf({ table, board }: Observation): string[] {
  return table.zones.filter((_, zone) => board.distance(zone, zone) === 0).map(({ id }) => id);
}

/** Companions have neither cards nor experience, and go where their leader goes. */
const OF_SURVIVORS: ReadonlySet<FormBend> = new Set(['card', 'drop', 'adrenaline']);

function peopleFor(bend: FormBend, seen: Observation): string[] {
  const { survivors, actors } = seen.table.sizes;
  return Array.from({ length: OF_SURVIVORS.has(bend) ? survivors : actors }, (_, actor) => actor)
    .filter((actor) => FATES[seen.at('fate', actor)] === 'in-play')
    .filter((actor) => bend !== 'place' || actor < survivors || seen.at('leader', actor) === NONE)
    .map((actor) => personId(seen, actor))
    .filter((id) => id !== '');
}

/** Where such a card may lie; or where one lies that can be taken away. */
function slotsFor(bend: FormBend, filled: Filled, seen: Observation): readonly string[] {
  const survivor = personNumber(seen, String(filled['survivor']));
  if (survivor === NONE) return [];
  const held = slotsOf(seen, survivor);
  if (bend === 'drop') return SLOTS.filter((_, slot) => held[slot] !== NONE);
  const card = seen.table.cards.findIndex(({ kind }) => kind.id === filled['card']);
  return SLOTS.filter((_, slot) => card < 0 || slotFits(seen, survivor, card, slot));
}

/** What somebody most likely means: what they have picked, else whoever acts and where that is. */
function proposedFor(naming: string, { moment: { seen }, picked, zone }: Table): string | number | undefined {
  if (picked?.sort === naming) return picked.name;
  const acting = Math.max(seen.acting, 0);
  if (naming === 'survivor') return seen.table.roster[seen.at('identity', acting)]?.id;
  if (naming === 'zone') return seen.table.zones[zone ?? seen.at('place', acting)]?.id;
  return undefined;
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly now: number;
}

function rangeOf(bend: FormBend, filled: Filled, { moment: { seen } }: Table): Range {
  if (bend === 'die') return { least: 1, most: 6, now: 6 };
  if (bend === 'zombies') {
    const zone = zoneNumber(seen.table, String(filled['zone']));
    const kind = ZOMBIES.indexOf(filled['zombie'] as Zombie);
    if (zone < 0) return { least: 0, most: 0, now: 0 };
    return { least: 0, most: mostZombies(seen, zone, kind), now: seen.zombiesOf(zone, kind) };
  }
  const actor = personNumber(seen, String(filled['survivor']));
  if (actor === NONE) return { least: 0, most: 0, now: 0 };
  if (bend === 'adrenaline') {
    return { least: 0, most: mostPoints(seen, actor), now: seen.at('adrenaline', actor) };
  }
  const now = seen.at('wounds', actor);
  return { least: 0, most: now + seen.healthLeft(actor), now };
}
