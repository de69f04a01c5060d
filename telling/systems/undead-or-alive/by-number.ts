import { NONE } from '../../../engine';
import { type Observation } from '../../../engine/systems/undead-or-alive';
import type { NamedThing } from '../../../languages';
import type { UoaWords } from './words';

// A position speaks of everything by numbers. Without a number there is nothing to say.

/** A survivor or companion; nobody while it is open who a companion is. */
export function actorName(seen: Observation, actor: number | undefined): string {
  const person = actor === undefined || actor === NONE ? NONE : seen.at('identity', actor);
  return seen.table.roster[person]?.name ?? '';
}

export function zoneName(seen: Observation, zone: number | undefined, words: UoaWords): NamedThing {
  return words.zone(seen.table.zones[zone ?? NONE]?.id ?? '');
}

export function cardName(seen: Observation, card: number | undefined, words: UoaWords): string {
  return words.card(seen.table.cards[card ?? NONE]?.id ?? '');
}

/** The same as a sentence speaks of it. */
export function theCard(seen: Observation, card: number | undefined, words: UoaWords): string {
  return words.theCard(seen.table.cards[card ?? NONE]?.id ?? '');
}
