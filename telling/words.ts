import type { AnyTable } from '../engine';
import {
  changedThing,
  type Language,
  listedThings,
  type NamedThing,
  type Noun,
  type Say,
  sentence,
  textIn,
} from '../languages';
import type { Text } from '../schemas';
import type { MissionContext } from './mission/context';
import { zoneNamesOf } from './zones/zone-names';

/** For every sort of thing that a game has, what the one with an id is called. */
export type Names = Readonly<Record<string, (id: string) => string>>;

/** What everything on one table is called in one language, whatever the game. Names that nobody knows stay as they are. */
export abstract class Words {
  private readonly lists: Intl.ListFormat;

  constructor(
    readonly table: AnyTable,
    /** What the mission itself says. */
    readonly mission: MissionContext,
    /** Whether zones are told with their codes. */
    protected readonly codes = false,
    /** Which board lies on the table, by its number: zones are called by what there is on it. */
    protected readonly board = 0,
  ) {
    // British lists, because they need no comma before the last.
    this.lists = new Intl.ListFormat(this.language === 'en' ? 'en-GB' : this.language, {
      type: 'conjunction',
    });
  }

  get language(): Language {
    return this.mission.language;
  }

  readonly say: Say = (key, parameters) =>
    sentence(this.language, key, parameters, this.mission.mission.system);

  text(text: Text): string {
    return textIn(text, this.language);
  }

  /** `a, b and c`. */
  list(items: readonly string[]): string {
    return this.lists.format(items);
  }

  /** With its article, for a sentence, and without it, for a heading. */
  zone(id: string): NamedThing {
    return zoneNamesOf(this.table).of(id, this.language, this.codes, this.board);
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

  /** The same words while another board lies on the table. */
  abstract on(board: number): Words;

  /** Players are numbered from 0, and counted from 1. */
  player(number: number): number {
    return number + 1;
  }

  /** What goes by an id and is neither a zone nor a player, by its sort: a person, a card, a skill. */
  protected abstract readonly names: Names;

  /** Whether there are names for things of this sort. */
  knows(sort: string): boolean {
    return Object.hasOwn(this.names, sort);
  }

  /** What the thing of that sort is called. */
  name(sort: string, id: string): string {
    return (this.knows(sort) ? this.names[sort]?.(id) : undefined) ?? id;
  }
}
