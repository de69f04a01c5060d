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
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly distinctions: readonly Distinction[];
  private readonly things = new Map<string, NamedThing>();

  constructor(private readonly places: readonly ZonePlace[]) {
    this.numbers = new Map(places.map(({ zone }, index) => [zone, index]));
    this.distinctions = distinct(places, this.phrases);
  }

  /** By the id of the zone, which stands for itself where nobody has a name for it; with its code for those who work with files. */
  of(zone: string, language: Language, codes = false): NamedThing {
    const key = `${language} ${codes} ${zone}`;
    const known = this.things.get(key);
    if (known) return known;
    const number = this.numbers.get(zone) ?? -1;
    const [place, distinction] = [this.places[number], this.distinctions[number]];
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
export function zoneNamesOf(table: { readonly zones: readonly { readonly place: ZonePlace }[] }): ZoneNames {
  const known = tables.get(table.zones);
  if (known) return known;
  const names = new ZoneNames(table.zones.map(({ place }) => place));
  tables.set(table.zones, names);
  return names;
}

/** One part of many says which zone is meant, and a reader finds no zone by six. */
function shortened(id: string): string {
  const [first = id, ...others] = id.split('+');
  return others.length < 2 ? id : first;
}
