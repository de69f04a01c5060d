import type { ZonePlace } from '../../engine';
import { changedThing, type Language, languages, type NamedThing } from '../../languages';
import { distinct } from './namesakes';
import { type Distinction, Phrases } from './phrase';

/**
 * What all zones of a game or of a board are called. No two of them share a name that are ever on the table together; one that
 * changes its shape with the board, as a street does that a train drives into, may keep its own.
 */
export class ZoneNames {
  private readonly phrases: readonly Phrases[] = languages.map((language) => new Phrases(language));
  private readonly distinctions: ReadonlyMap<ZonePlace, Distinction>;
  private readonly onBoards: ReadonlyMap<string, readonly ZonePlace[]>;
  private readonly things = new Map<string, NamedThing>();

  /** Zones with where they are, board by board where that changes. */
  constructor(zones: readonly (ZonePlace | readonly ZonePlace[])[]) {
    const onBoards = zones.map((places) => [places].flat());
    const places = [...new Set(onBoards.flat())];
    const distinctions = distinct(places, this.phrases);
    this.distinctions = new Map(places.map((place, index) => [place, distinctions[index] ?? {}]));
    this.onBoards = new Map(onBoards.map((each) => [each[0]?.zone ?? '', each]));
  }

  /**
   * By the id of the zone, which stands for itself where nobody has a name for it; with its code for those who work with files.
   * A board is meant by its number, or else the first.
   */
  of(zone: string, language: Language, codes = false, board = 0): NamedThing {
    const places = this.onBoards.get(zone) ?? [];
    const place = places[board] ?? places[0];
    const key = `${language} ${codes} ${place === places[0] ? '' : board} ${zone}`;
    const known = this.things.get(key);
    if (known) return known;
    const distinction = place && this.distinctions.get(place);
    const phrases = this.phrases.find((each) => each.language === language);
    if (!place || !distinction || !phrases) return { title: zone, text: zone, after: {} };
    const named = phrases.thing(phrases.of(place, distinction));
    const code = shortened(zone);
    const thing = codes
      ? changedThing(named, (name) => phrases.say('place.code', { zone: name, code }))
      : named;
    this.things.set(key, thing);
    return thing;
  }
}

const tables = new WeakMap<object, ZoneNames>();

/** What the zones of a table are called. */
export function zoneNamesOf(table: {
  readonly zones: readonly { readonly places: readonly ZonePlace[] }[];
}): ZoneNames {
  const known = tables.get(table.zones);
  if (known) return known;
  const names = new ZoneNames(table.zones.map(({ places }) => places));
  tables.set(table.zones, names);
  return names;
}

/** One part of many says which zone is meant, and a reader finds no zone by six. */
function shortened(id: string): string {
  const [first = id, ...others] = id.split('+');
  return others.length < 2 ? id : first;
}
