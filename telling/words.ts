import { abominations, SLOTS, type Table, ZOMBIES, type Zombie } from '../engine';
import {
  changedThing,
  type Language,
  listedThings,
  type NamedThing,
  type Noun,
  type Say,
  type SentenceKey,
  sentence,
  textIn,
} from '../languages';
import type { Text } from '../schemas';
import { MissionContext } from './mission/context';
import { zoneNamesOf } from './zones/zone-names';

/** Where a card is held. */
export type Place = 'hand' | 'favourite' | 'backpack';

/** What everything on one table is called in one language. Names that nobody knows stay as they are. */
export class Words {
  private readonly lists: Intl.ListFormat;
  /** What the mission itself says. */
  readonly mission: MissionContext;

  constructor(
    readonly table: Table,
    readonly language: Language,
    /** Whether zones are told with their codes. */
    private readonly codes = false,
  ) {
    this.mission = new MissionContext(table.mission.file, language);
    // British lists, because they need no comma before the last.
    this.lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  }

  readonly say: Say = (key, parameters) => sentence(this.language, key, parameters);

  text(text: Text): string {
    return textIn(text, this.language);
  }

  /** `a, b and c`. */
  list(items: readonly string[]): string {
    return this.lists.format(items);
  }

  who(id: string): string {
    return this.table.roster.find((person) => person.id === id)?.name ?? id;
  }

  /** With its article, for a sentence, and without it, for a heading. */
  zone(id: string): NamedThing {
    return zoneNamesOf(this.table).of(id, this.language, this.codes);
  }

  /** Each once: `the Bank ×2; Main Street`. */
  zones(ids: readonly string[]): Noun {
    const named = [...new Set(ids)].map((id) => {
      const times = ids.filter((each) => each === id).length;
      return times > 1 ? changedThing(this.zone(id), (name) => `${name} ×${times}`) : this.zone(id);
    });
    return listedThings(named, (items) => this.separated(items));
  }

  /** What has commas in it is kept apart by more than a comma. */
  private separated(items: readonly string[]): string {
    if (!items.some((item) => item.includes(','))) return this.list(items);
    return items.reduce((one, other) => this.say('place.apart', { one, other }));
  }

  /** One copy of a card (`winchester#2`), or any of them (`winchester`). */
  card(id: string): string {
    const card = this.table.cards.find((each) => each.id === id || each.kind.id === id);
    return card?.kind.name[this.language] ?? id;
  }

  cards(ids: readonly string[]): string {
    return this.counted(ids.map((id) => this.card(id)));
  }

  /** Of cards, and of skills that improvise a weapon. */
  weapons(ids: readonly string[]): string {
    return this.counted(ids.map((id) => this.skill(this.card(id))));
  }

  /** Each name once: `Colt SAA ×2 and Old Timer`. */
  private counted(names: readonly string[]): string {
    return this.list(
      [...new Set(names)].map((name) => {
        const times = names.filter((each) => each === name).length;
        return times > 1 ? `${name} ×${times}` : name;
      }),
    );
  }

  skill(id: string): string {
    const skill = this.table.skills.find((each) => each.id === id);
    return skill?.name[this.language] ?? id;
  }

  abomination(id: string): string {
    const card = abominations.find((each) => each.id === id);
    return card?.name[this.language] ?? id;
  }

  /** `a Fatty`. */
  aZombie(kind: string): string {
    return this.say(`zombie.a.${kind}` as SentenceKey);
  }

  /** `Fatties`. */
  allOf(kind: string): string {
    return this.say(`token.name.zombie.${kind}` as SentenceKey);
  }

  /** `2 Fatties`. */
  zombies(kind: string, count: number): string {
    return this.say(`count.zombie.${kind}` as SentenceKey, { count });
  }

  /** `2 Walkers and 1 Fatty`. */
  horde(counts: { readonly [kind in Zombie]?: number }): string {
    return this.list(
      ZOMBIES.flatMap((kind) => {
        const count = counts[kind] ?? 0;
        return count > 0 ? [this.zombies(kind, count)] : [];
      }),
    );
  }

  /** `a Fatty and 2 Walkers`: those that somebody met. */
  band(counts: { readonly [kind in Zombie]?: number }): string {
    return this.list(
      ZOMBIES.flatMap((kind) => {
        const count = counts[kind] ?? 0;
        if (count === 0) return [];
        return [count === 1 ? this.aZombie(kind) : this.zombies(kind, count)];
      }),
    );
  }

  level(id: string): string {
    return this.say(`level.${id}` as SentenceKey);
  }

  colour(id: string): string {
    return this.say(`colour.${id}` as SentenceKey);
  }

  /** `the blue Objective`; without a colour one that lies face down. */
  objective(colour?: string): string {
    return this.say(colour === undefined ? 'objective.unseen' : (`objective.${colour}` as SentenceKey));
  }

  pile(name: string): string {
    return this.say(`pile.${name}` as SentenceKey);
  }

  /** `the Wagon`. */
  machine(id: string): string {
    const token = this.table.mission.machines.find((each) => each.id === id);
    return token ? this.say(`machine.${token.machine}`) : id;
  }

  /** What a spawn token is. */
  spawnToken(id: string): string {
    const token = this.table.mission.spawnTokens.find((each) => each.id === id);
    return token ? this.say(`spawn.${token.kind}`) : id;
  }

  /** Players are numbered from 0, and counted from 1. */
  player(number: number): number {
    return number + 1;
  }
}

/** Zombies of all kinds together. */
export function headCount(counts: { readonly [kind in Zombie]?: number }): number {
  return ZOMBIES.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}

/** Two hands and three places in the backpack are one to those who talk. */
export function placeOfSlot(slot: string): Place {
  if (slot === 'favourite') return 'favourite';
  return SLOTS.indexOf(slot as (typeof SLOTS)[number]) < SLOTS.indexOf('favourite') ? 'hand' : 'backpack';
}
