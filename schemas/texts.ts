import type { DocumentKind } from './format';
import { isObject } from './pointer';

type Normalise = (value: unknown, language: string) => unknown;

const text: Normalise = (value, language) => (typeof value === 'string' ? { [language]: value } : value);

const each =
  (item: Normalise): Normalise =>
  (value, language) =>
    Array.isArray(value) ? value.map((part) => item(part, language)) : value;

const keys =
  (parts: Record<string, Normalise>): Normalise =>
  (value, language) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => {
            const normalise = Object.hasOwn(parts, key) ? parts[key] : undefined;
            return [key, normalise ? normalise(part, language) : part];
          }),
        )
      : value;

const face = keys({
  name: text,
  notes: text,
  zones: each(keys({ name: text })),
  balconies: each(keys({ name: text })),
});
const ownKinds = each(keys({ name: text }));
const tokens = each(keys({ note: text }));
const words = keys({ text });
const goals: Normalise = (value, language) =>
  each(keys({ text, words, inOrder: goals, anyOrder: goals, then: goals }))(value, language);
const decks = each(keys({ name: text }));
const effects: Normalise = (value, language) =>
  each(
    keys({
      do: effects,
      else: effects,
      outcomes: each(keys({ do: effects })),
      options: each(keys({ name: text, do: effects })),
    }),
  )(value, language);
const rules = each(keys({ text, words, action: keys({ name: text }), do: effects }));

const mission = keys({
  title: text,
  texts: keys({ intro: text, setup: text, notes: text }),
  faces: each(face),
  tokens,
  labels: each(keys({ text })),
  areas: each(keys({ name: text })),
  decks,
  kinds: ownKinds,
  goals,
  rules,
  counters: each(keys({ name: text })),
  groups: each(keys({ name: text })),
  grades: each(keys({ name: text })),
  variants: each(keys({ tokens, goals, rules })),
});

const interludes = each(keys({ text, choose: each(keys({ text })), outcomes: each(keys({ text })) }));
const titled = each(keys({ title: text, text }));

const campaign = keys({
  title: text,
  intro: text,
  scores: each(keys({ name: text })),
  after: interludes,
  missions: each(keys({ mission, text, after: interludes })),
  endings: titled,
  goals: each(keys({ text })),
  grades: titled,
});

const kinds: Record<DocumentKind, Normalise> = {
  tile: face,
  tileset: keys({ name: text, faces: each(face) }),
  scenario: keys({
    title: text,
    faces: each(face),
    given: keys({ goals, rules, decks, kinds: ownKinds, counters: each(keys({ name: text })) }),
  }),
  mission,
  replay: keys({ mission }),
  game: keys({ mission }),
  campaign,
  journey: keys({ campaign }),
};

/** Words given as a plain string become words in the language the user speaks; nothing else changes. */
export function normaliseTexts(document: unknown, kind: DocumentKind, language: string): unknown {
  return kinds[kind](document, language);
}
