import type { ZonePlace } from '../../engine';
import type { Distinction, Phrases } from './phrase';

/** The least that has to be added to names to tell them apart, the same in every language. */
export function distinct(
  places: readonly ZonePlace[],
  languages: readonly Phrases[],
): readonly Distinction[] {
  const namesakes = new Namesakes(places, languages);
  namesakes.tellApart(({ zones }) => zones.map((zone) => [zone, { square: true }]));
  namesakes.tellApart(({ classes }) => bySide(classes, places));
  namesakes.tellApart(({ classes }) =>
    classes.flatMap((zones, index) => zones.map((zone) => [zone, { number: index + 1 }] as const)),
  );
  namesakes.countOn();
  return namesakes.distinctions;
}

/** Zones with one name. Those of a class are never on the table together, because they share ground. */
interface Group {
  readonly zones: readonly number[];
  readonly classes: readonly (readonly number[])[];
}

type Change = readonly [zone: number, distinction: Distinction];

class Namesakes {
  readonly distinctions: Distinction[];
  /** What every zone is called so far, language by language. */
  private readonly keys: string[][];

  constructor(
    private readonly places: readonly ZonePlace[],
    private readonly languages: readonly Phrases[],
  ) {
    this.distinctions = places.map(() => ({}));
    this.keys = languages.map((phrases) => places.map((place) => phrases.key(phrases.of(place, {}))));
  }

  /** Adds to the names in every group of namesakes, as they stand before. */
  tellApart(how: (group: Group) => readonly Change[]): void {
    for (const [zone, distinction] of this.groups().flatMap(how)) this.add(zone, distinction);
  }

  /** What an author has written may be just what others are called by now: such a one gets the next number that is free. */
  countOn(): void {
    const taken = this.keys.map(() => new Map<string, number[]>());
    const isTaken = (zone: number) =>
      this.keys.some((keys, language) =>
        (taken[language]?.get(keys[zone] ?? '') ?? []).some((other) => !this.shareGround(zone, other)),
      );
    for (const zone of this.places.keys()) {
      while (isTaken(zone)) this.add(zone, { number: (this.distinctions[zone]?.number ?? 1) + 1 });
      for (const [language, keys] of this.keys.entries()) {
        const [key, names] = [keys[zone] ?? '', taken[language]];
        names?.set(key, [...(names.get(key) ?? []), zone]);
      }
    }
  }

  private add(zone: number, distinction: Distinction): void {
    const added = { ...this.distinctions[zone], ...distinction };
    const place = this.places[zone];
    if (!place) return;
    this.distinctions[zone] = added;
    for (const [language, phrases] of this.languages.entries()) {
      const keys = this.keys[language];
      if (keys) keys[zone] = phrases.key(phrases.of(place, added));
    }
  }

  private groups(): Group[] {
    return this.keys.flatMap((keys) => {
      const named = new Map<string, number[]>();
      for (const [zone, key] of keys.entries()) {
        const group = named.get(key);
        if (group) group.push(zone);
        else named.set(key, [zone]);
      }
      return [...named.values()]
        .filter(({ length }) => length > 1)
        .map((zones) => ({ zones, classes: this.classesOf(zones) }))
        .filter(({ classes }) => classes.length > 1);
    });
  }

  /** As one reads a map. */
  private classesOf(zones: readonly number[]): number[][] {
    const classes: number[][] = [];
    for (const zone of [...zones].sort((one, other) => this.before(one, other))) {
      const own = classes.find((members) => members.every((other) => this.shareGround(zone, other)));
      if (own) own.push(zone);
      else classes.push([zone]);
    }
    return classes;
  }

  private before(one: number, other: number): number {
    const [[x1, y1], [x2, y2]] = [middleOf(this.places[one]), middleOf(this.places[other])];
    return y1 - y2 || x1 - x2 || one - other;
  }

  private shareGround(one: number, other: number): boolean {
    const parts = this.places[other]?.parts ?? [];
    return (this.places[one]?.parts ?? []).some((part) => parts.includes(part));
  }
}

const ENDS = {
  across: { 2: ['west', 'east'], 3: ['west', 'middle', 'east'] },
  down: { 2: ['north', 'south'], 3: ['north', 'middle', 'south'] },
} as const;

/** Two or three in a row are told apart by their ends; more than that by nothing that anybody could keep in mind. */
function bySide(classes: Group['classes'], places: readonly ZonePlace[]): Change[] {
  const { length } = classes;
  if (length !== 2 && length !== 3) return [];
  const middles = classes.map(([zone = -1]) => middleOf(places[zone]));
  const spread = ([0, 1] as const).map((axis) => {
    const all = middles.map((middle) => middle[axis]);
    return Math.max(...all) - Math.min(...all);
  });
  const axis = (spread[0] ?? 0) > (spread[1] ?? 0) ? 0 : 1;
  const inOrder = [...classes.keys()].sort((a, b) => (middles[a]?.[axis] ?? 0) - (middles[b]?.[axis] ?? 0));
  const stops = inOrder.map((index) => middles[index]?.[axis]);
  if (new Set(stops).size < length) return [];
  const ends = ENDS[axis === 0 ? 'across' : 'down'][length];
  return inOrder.flatMap((index, place) => {
    const among = ends[place];
    return among ? (classes[index] ?? []).map((zone) => [zone, { among }] as const) : [];
  });
}

function middleOf(place: ZonePlace | undefined): readonly [number, number] {
  return place?.middle ?? [0, 0];
}
