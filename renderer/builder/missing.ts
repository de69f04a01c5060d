import { type Language, textIn } from '../../languages';
import type { Mission, Named } from '../../schemas';
import type { StoriesToPaste } from '../document/commands/paste-stories';
import { eachOf, put } from '../document/commands/properties';
import { add } from '../document/commands/room';
import type { Recipe } from '../document/history';
import { freshId, prefixes } from '../document/ids';
import { kindIn } from '../document/kinds';
import { findPart, type Part, type PartKey } from '../document/parts';
import type { Desk } from './desk';
import { type Line, lineOf } from './lines';
import { isNameAt, offersAt } from './offers';
import { valueAt } from './paths';
import { type Place, placesIn } from './places';
import { renamed } from './renaming';
import { thingsOf } from './things';
import { namesIn, type UnknownName, unknownIn } from './unknown';

/** Something that goals or rules from elsewhere speak of and the mission has not. */
export interface Missing extends UnknownName {
  /** What it is called where it comes from. */
  readonly called: string;
  /** What speaks of it first, and where in that. */
  readonly told: string;
  readonly place: Place;
  /** What is there of the same kind, in the words that the sentence would have with it. */
  readonly choices: readonly { readonly id: string; readonly words: string }[];
}

/** What becomes of it: something else is meant, it is made, or it is left for later. */
export type Answer = { readonly use: string } | 'make' | 'later';

export function missingIn(mission: Mission, copied: StoriesToPaste, desk: Desk): Missing[] {
  const { list, stories } = copied;
  const { language, beginning } = desk;
  // Rules that are pasted count, and are done, themselves.
  const after = thingsOf({ ...mission, [list]: [...(mission[list] ?? []), ...stories] });
  const lines = stories.map((story) => lineOf(list === 'goals' ? 'Goal' : 'Rule', story));
  return unknownIn(stories, after).flatMap((unknown): Missing[] => {
    const found = lines.flatMap((line) => whereNamed(line, unknown))[0];
    if (!found) return [];
    const { line, place } = found;
    const { part, value, use } = line;
    const called = calledIn(copied, unknown);
    const choices = offersAt(place, { part, value, use }, desk).flatMap(({ part: changed, words }) => {
      const id = valueAt(changed, place.path);
      return typeof id === 'string' && beginning.things[unknown.names].includes(id) ? [{ id, words }] : [];
    });
    return [
      {
        ...unknown,
        called: called ? textIn(called.name, language) : unknown.id,
        told: desk.words(part, value, use),
        place,
        choices,
      },
    ];
  });
}

function calledIn({ groups, counters }: StoriesToPaste, { names, id }: UnknownName): Named | undefined {
  const all = names === 'group' ? groups : names === 'counter' ? counters : [];
  return all?.find((each) => each.id === id);
}

interface Found {
  readonly line: Line;
  readonly place: Place;
}

/** The smallest parts that name it: their words are the shortest. */
function whereNamed(line: Line, { names, id }: UnknownName): Found[] {
  const inner = line.sections.flatMap(({ lines }) =>
    lines.flatMap((each) => whereNamed(each, { names, id })),
  );
  if (inner.length > 0) return inner;
  return placesIn(line.part, line.value, true)
    .filter((place) => place.names === names && place.value === id && isNameAt(place))
    .map((place) => ({ line, place }));
}

/** The selected parts of which something that is missing can be made; a counter needs none. */
export function madeOf(
  mission: Mission,
  { names }: UnknownName,
  selected: ReadonlySet<PartKey>,
): readonly Part[] {
  const parts = [...selected].flatMap((key) => findPart(mission, key) ?? []);
  if (names === 'area') return parts.filter(({ kind }) => kind === 'tile');
  if (names !== 'group') return [];
  return parts.filter(
    (each) =>
      each.kind === 'token' && kindIn(mission, each.part)?.properties.some(({ name }) => name === 'group'),
  );
}

export interface Settling {
  readonly mission: Mission;
  readonly language: Language;
  readonly selected: ReadonlySet<PartKey>;
  readonly taken: ReadonlySet<string>;
}

/** What is pasted once it is settled what becomes of each missing thing, and what is made with it. */
export function settle(
  copied: StoriesToPaste,
  answers: ReadonlyMap<Missing, Answer>,
  { mission, language, selected, taken }: Settling,
): { readonly copied: StoriesToPaste; readonly makes: Recipe<Mission> } {
  let { stories, counters = [] } = copied;
  const making: Recipe<Mission>[] = [];
  for (const [missing, answer] of answers) {
    const { names, id, called } = missing;
    const rename = (to: string) => {
      stories = stories.map((story) => renamed(story, names, id, to));
    };
    const name = { [language]: called };
    const parts = madeOf(mission, missing, selected);
    if (answer === 'later') continue;
    if (answer !== 'make') rename(answer.use);
    else if (names === 'counter') counters = [...counters.filter((each) => each.id !== id), { id, name }];
    else if (names === 'group') making.push((draft) => giveGroup(draft, parts, id));
    else if (names === 'area') {
      const own = taken.has(id) ? freshId(prefixes.area, taken) : id;
      rename(own);
      const area = { id: own, name, tiles: parts.map(({ part }) => part.id) };
      making.push((draft) => void add(draft, { areas: [area] }));
    }
  }
  const named = new Set(namesIn(stories).map(({ id }) => id));
  const stillNamed = (all: readonly Named[] = []) => all.filter(({ id }) => named.has(id));
  return {
    copied: { ...copied, stories, counters: stillNamed(counters), groups: stillNamed(copied.groups) },
    makes: (draft) => {
      for (const make of making) make(draft);
    },
  };
}

function giveGroup(draft: Parameters<Recipe<Mission>>[0], parts: readonly Part[], group: string): void {
  const keys = new Set(parts.map(({ kind, part }): PartKey => `${kind}:${part.id}`));
  eachOf(draft, keys, (token) => put(token, 'group', group));
}
