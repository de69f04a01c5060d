import type { ZonePlace } from '../../engine';
import {
  type Language,
  type NamedThing,
  namedThing,
  type Say,
  sentence,
  textIn,
  withoutArticle,
} from '../../languages';
import type { Text } from '../../schemas';

/** What is added to the name of a zone where another one has the same. */
export interface Distinction {
  readonly square?: true;
  /** Where it is among those few that have the same name. */
  readonly among?: 'north' | 'south' | 'east' | 'west' | 'middle';
  readonly number?: number;
}

/** A name without its article, and the beginning of it that the article depends on. */
export interface Phrase {
  readonly name: string;
  readonly head: string;
}

/** Makes names of places in one language. */
export class Phrases {
  // What many zones share, and what is asked for again with every distinction.
  private readonly buildings = new Map<Text | undefined, NamedThing>();
  private readonly known = new Map<ZonePlace, Phrase>();

  constructor(readonly language: Language) {}

  readonly say: Say = (key, parameters) => sentence(this.language, key, parameters);

  /** What somebody would call a zone who points at the map. */
  of(place: ZonePlace, { square, among, number }: Distinction): Phrase {
    let phrase = this.plain(place);
    if (among) phrase = this.among(place, among, phrase);
    if (square || isFoundBySquare(place)) {
      phrase = { ...phrase, name: this.say('place.in-square', { zone: phrase.name, square: place.square }) };
    }
    if (number === undefined) return phrase;
    return { ...phrase, name: this.say('place.number', { zone: phrase.name, number }) };
  }

  thing({ name, head }: Phrase): NamedThing {
    return namedThing(this.language, name, head);
  }

  /** The name that two zones must not share, however it is written. */
  key({ name }: Phrase): string {
    return withoutArticle(this.language, name).toLowerCase();
  }

  private plain(place: ZonePlace): Phrase {
    const known = this.known.get(place) ?? this.named(place);
    this.known.set(place, known);
    return known;
  }

  private named(place: ZonePlace): Phrase {
    const { own, name, kind } = place;
    if (own) return itself(this.text(own));
    if (kind === 'street') return name ? itself(this.text(name)) : this.street(place);
    return this.inside(place, kind);
  }

  private street({ ground, beside, within }: ZonePlace): Phrase {
    const street = ground ? this.text(ground) : this.say('place.street');
    const where = beside
      ? this.say(`place.beside.${beside.side}`, { building: this.building(beside.building) })
      : this.say(`place.within.${within}`);
    const name = this.say(ground ? 'place.named-beside' : 'place.beside', { street, where });
    return { name, head: street };
  }

  private inside({ name, building }: ZonePlace, kind: 'room' | 'balcony'): Phrase {
    const usual = this.say(`place.${kind}`);
    const written = name ? this.text(name) : usual;
    const room = written.toLowerCase() === usual.toLowerCase() ? usual : written;
    // A mine entrance is one of the mine, and says so.
    if (building && mentions(room, this.text(building))) return itself(room);
    return { name: this.say('place.inside', { room, building: this.building(building) }), head: room };
  }

  private among(
    { kind, own, name }: ZonePlace,
    among: NonNullable<Distinction['among']>,
    zone: Phrase,
  ): Phrase {
    if (kind !== 'street' || own || name) {
      return { ...zone, name: this.say(`place.side.${among}`, { zone: zone.name }) };
    }
    const head = this.say(`place.end.${among}`);
    return { name: this.say('place.end', { end: head, street: this.thing(zone) }), head };
  }

  private building(text: Text | undefined): NamedThing {
    const known = this.buildings.get(text);
    if (known) return known;
    const thing = namedThing(this.language, text ? this.text(text) : this.say('place.building'));
    this.buildings.set(text, thing);
    return thing;
  }

  private text(text: Text): string {
    return textIn(text, this.language).trim().replaceAll(/\s+/g, ' ');
  }
}

function itself(name: string): Phrase {
  return { name, head: name };
}

/** Streets look alike, and buildings without a name do. */
function isFoundBySquare({ own, name, kind, building }: ZonePlace): boolean {
  if (own) return false;
  return kind === 'street' ? name === undefined : building === undefined;
}

function mentions(name: string, building: string): boolean {
  return spaced(name).includes(spaced(building));
}

/** Its words with a space on either side, so that no bar is found in barracks. */
function spaced(name: string): string {
  return ` ${(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}
