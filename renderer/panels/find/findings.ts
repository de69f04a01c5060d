import { type Language, type Say, textIn } from '../../../languages';
import type { Mission, Text, Token } from '../../../schemas';
import { cardName } from '../../../telling/card-name';
import { personWords } from '../../../telling/tokens';
import { namedCards } from '../../builder/cards';
import type { Desk } from '../../builder/desk';
import { type Subject } from '../../builder/mentions';
import { allStories } from '../../builder/speaking';
import { storyWords } from '../../builder/story-words';
import { thingsOf } from '../../builder/things';
import { keyOf, type Part, type PartKey } from '../../document/parts';
import { variantNames } from '../../document/variant-names';
import { type Target, toStory } from '../../session/leading';
import { partWords } from '../part-words';

export const findingGroups = ['texts', 'names', 'goals', 'rules', 'variants', 'pieces', 'labels'] as const;

export type FindingGroup = (typeof findingGroups)[number];

/** Something of a mission that can be looked for, and where it is. */
export interface Finding {
  readonly key: string;
  readonly group: FindingGroup;
  /** What is shown, in short. */
  readonly words: string;
  /** What else it is found by: other languages, ids. */
  readonly also: string;
  readonly at: { readonly parts: readonly PartKey[] } | { readonly area: string } | Target;
}

/** All that there is to be found in a mission, in its order. */
export function findingsIn(mission: Mission, desk: Desk, say: Say): Finding[] {
  const { language } = desk;
  return [
    ...texts(mission, language),
    ...names(mission, language, say),
    ...allStories(mission).map((story): Finding => {
      const { place, part } = story;
      return {
        key: JSON.stringify(place),
        group: part === 'Goal' ? 'goals' : 'rules',
        words: storyWords(desk, story),
        also: inAll(story.story.words?.text, 'text' in story.story ? story.story.text : undefined),
        at: toStory(place),
      };
    }),
    ...variants(mission, language, say),
    ...pieces(mission, language, say),
    ...beside(mission, language, say),
  ];
}

const chapters = ['intro', 'setup', 'notes'] as const;

/** Paragraph by paragraph, so that what is found can be read. */
function texts({ title, texts: all }: Mission, language: Language): Finding[] {
  const chaptersOf = chapters.flatMap((chapter) => {
    const text = all?.[chapter];
    return text === undefined ? [] : [{ field: chapter, text }];
  });
  return [{ field: 'title', text: title }, ...chaptersOf].flatMap(({ field, text }) => {
    const others = Object.entries(text).filter(([code]) => code !== language);
    const shown = textIn(text, language).split(/\n+/);
    return shown.map((words, index) => ({
      key: `${field} ${index}`,
      group: 'texts' as const,
      words,
      also: others.map(([, words]) => words.split(/\n+/)[index] ?? '').join(' '),
      at: { field },
    }));
  });
}

function names(mission: Mission, language: Language, say: Say): Finding[] {
  const { areas = [], decks = [], kinds = [], groups = [], counters = [] } = mission;
  const things = thingsOf(mission);
  const called = (all: typeof groups, id: string) => all.find((each) => each.id === id)?.name;
  const named = (of: NamedSort, id: string, name: Text | undefined, at: Finding['at']): Finding => ({
    key: `${of}:${id}`,
    group: 'names',
    words: say(`find.name.${of}`, { name: name ? textIn(name, language) : id }),
    also: `${inAll(name)} ${id}`,
    at,
  });
  return [
    ...areas.map(({ id, name }) => named('area', id, name, { area: id })),
    ...things.group.map((id) => named('group', id, called(groups, id), { field: fieldOf('group', id) })),
    ...things.counter.map((id) =>
      named('counter', id, called(counters, id), { field: fieldOf('counter', id) }),
    ),
    ...decks.map(({ id, name }) => named('deck', id, name, { field: 'kept' })),
    ...kinds.map(({ id, name }) => named('kind', id, name, { field: 'kept' })),
    ...namedCards(mission).map(({ id }) =>
      named('card', id, cardName(mission.system, id), { field: fieldOf('card', id) }),
    ),
  ];
}

type NamedSort = 'area' | 'group' | 'counter' | 'deck' | 'kind' | 'card';

/** Where in the properties of the mission a group or a counter has its name, and a card what speaks of it. */
function fieldOf(of: 'group' | 'counter' | 'card', id: string): Subject {
  return `${of}:${id}`;
}

function variants(mission: Mission, language: Language, say: Say): Finding[] {
  const names = variantNames(mission, language, say);
  return (mission.variants ?? []).map(({ id, goals, rules }) => ({
    key: `variant:${id}`,
    group: 'variants',
    words: say('builder.variant', { who: names.get(id) ?? id }),
    also: id,
    at: goals ? { panel: 'goals' } : rules ? { panel: 'rules' } : toVariant(id),
  }));
}

function pieces(mission: Mission, language: Language, say: Say): Finding[] {
  const { placements, tokens = [], labels = [], arrows = [], system } = mission;
  const names = variantNames(mission, language, say);
  const finding = (part: Part, variant?: string): Finding => {
    const key = keyOf(part.kind, part.part.id);
    const { id } = part.part;
    const note = 'note' in part.part ? part.part.note : undefined;
    const group = 'group' in part.part ? part.part.group : undefined;
    const named = say('pieces.named', { what: partWords(system, part, language, say), id });
    const noted = note ? say('find.noted', { what: named, note: textIn(note, language) }) : named;
    return {
      key,
      group: part.kind === 'label' ? 'labels' : 'pieces',
      words:
        variant === undefined
          ? noted
          : say('find.only-for', { what: noted, who: names.get(variant) ?? variant }),
      also: [inAll(note), group ?? '', part.kind === 'label' ? inAll(part.part.text) : ''].join(' '),
      at: { parts: [key] },
    };
  };
  return [
    ...placements.map((part) => finding({ kind: 'tile', part })),
    ...tokens.map((part) => finding({ kind: 'token', part })),
    ...[...ofVariants(mission)].map(([part, variant]) => finding({ kind: 'token', part }, variant)),
    ...labels.map((part) => finding({ kind: 'label', part })),
    ...arrows.map((part) => finding({ kind: 'arrow', part })),
  ];
}

/** The pieces that only some numbers of survivors have. Variants may have pieces of the same name, of which the first is found. */
function ofVariants({ tokens = [], variants = [] }: Mission): ReadonlyMap<Token, string> {
  const known = new Set(tokens.map(({ id }) => id));
  const found = new Map<Token, string>();
  for (const { id, tokens: some = [] } of variants) {
    for (const token of some) {
      if (!known.has(token.id)) found.set(token, id);
      known.add(token.id);
    }
  }
  return found;
}

/** Those beside the board, of some numbers of survivors, too: they do not lie where they could be selected. */
function beside(mission: Mission, language: Language, say: Say): Finding[] {
  const names = variantNames(mission, language, say);
  const of = (aside: Mission['aside'], at: Target, who?: string): Finding[] =>
    (aside ?? []).map((one) => {
      const named = say('pieces.named', { what: personWords(mission.system, one, say), id: one.id });
      return {
        key: `beside:${one.id}`,
        group: 'pieces',
        words: who === undefined ? named : say('find.only-for', { what: named, who }),
        also: one.group ?? '',
        at,
      };
    });
  return [
    ...of(mission.aside, { field: 'aside' }),
    ...(mission.variants ?? []).flatMap(({ id, aside }) => of(aside, toVariant(id), names.get(id) ?? id)),
  ];
}

function toVariant(id: string): Target {
  return { field: `variant:${id}` };
}

/** In every language: whoever has read it in another looks for those words. */
function inAll(...texts: readonly (Text | undefined)[]): string {
  return texts.flatMap((text) => Object.values(text ?? {})).join(' ');
}
