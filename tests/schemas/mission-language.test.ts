import { describe, expect, it } from 'vitest';
import { sentence } from '../../languages';
import { formNamed, plainForm, wordsOf } from '../../renderer/builder/forms';
import { shelves } from '../../renderer/builder/shelves';
import { documentOf } from '../../renderer/document/systems';
import { loadValue } from '../../schemas';
import type { Form } from '../../schemas/form';
import { type FormKey, type FormWord, forms } from '../../schemas/generated/forms';
import { wordsOfGames } from '../../schemas/generated/mission-words';
import { explained } from '../../scripts/schemas/explained-words';
import { missionSaying, sentenceOf } from '../../scripts/schemas/language-sentences';
import { type PageWord, wordsOfParts } from '../../scripts/schemas/language-words';
import { systemTitle } from '../../scripts/schemas/systems';
import { languagePage } from '../helpers/language-page';
import { everyName, families } from '../helpers/language-words';

const page = languagePage();
const parts = wordsOfParts();
const words = parts.flatMap((part) => part.words);
const named = words.map((word) => [word.entry.id, word] as const);

/** What stands on the page under a heading, up to the next of its level. */
function below(heading: string, text = page): string {
  const level = heading.slice(0, heading.indexOf(' ') + 1);
  const [, after = ''] = `\n${text}`.split(`\n${heading}\n`);
  return after.split(`\n${level}`)[0] ?? '';
}

const chapterOf = (part: string) => below(`## ${parts.find((each) => each.part === part)?.title ?? ''}`);

/** What stands before the first word of a part. */
const headOf = (part: string) => chapterOf(part).split('\n### ')[0] ?? '';

function sectionOf({ part, word, entry: { name } }: PageWord): string {
  const heading = word === 'number' ? name : `\`${word}\`: ${name}`;
  return below(`### ${heading}`, chapterOf(part)).split('\n## ')[0] ?? '';
}

describe('the table of words', () => {
  const table = (Object.keys(shelves) as (keyof typeof shelves)[]).flatMap((part) =>
    wordsOf(part).map((word) => `${part}.${word}` as FormWord),
  );
  const wordOf = (id: FormWord) => id.slice(id.indexOf('.') + 1);
  const partOf = (id: FormWord) => id.slice(0, id.indexOf('.'));

  it('is on the page as a whole, with what the builder says of each word', () => {
    expect(table.length).toBeGreaterThan(120);
    for (const id of table) {
      const section = below(
        `### \`${wordOf(id)}\`: ${sentence('en', `builder.word.${id}`)}`,
        chapterOf(partOf(id)),
      );
      expect(section, id).toContain(sentence('en', `builder.help.${id}`));
    }
  });

  it('is on the page with every key that a word has, and what the builder calls it', () => {
    const keys = table.flatMap((id) => keysOf(partOf(id), wordOf(id)).map((key) => [id, key] as const));
    expect(keys.length).toBeGreaterThan(300);
    for (const [id, key] of keys) {
      const said = sectionOf(words.find(({ entry }) => entry.id === id) as PageWord) + headOf(partOf(id));
      expect(said, id).toContain(`| \`${key}\` | ${sentence('en', `builder.key.${key}`)} |`);
    }
  });

  /** Of a part that is told by a word: what stands beside the word; of any other: what stands under it. */
  function keysOf(part: string, word: string): FormKey[] {
    const form = formNamed(part);
    const inner = form.is === 'word' ? plainForm(part, { [form.key]: word }) : undefined;
    const keys = inner?.is === 'object' ? Object.keys(inner.keys) : underneath(form, word);
    return keys.filter((key) => form.is !== 'word' || key !== form.key) as FormKey[];
  }

  function underneath(form: Form, word: string): string[] {
    const under = form.is === 'object' ? form.keys[word]?.form : undefined;
    const isOnPage = typeof under === 'string' && explained.chapters.some(({ of: name }) => name === under);
    const inner = typeof under === 'string' && !isOnPage ? forms[under] : undefined;
    return inner?.is === 'object' ? Object.keys(inner.keys) : [word];
  }
});

/** What is said by something else than its word. */
const asExample: Readonly<Record<string, string>> = { 'Place.area': '"mine"' };

describe('schemas/MISSION-LANGUAGE.md', () => {
  it.each(named)('explains %s as the handbook does', (_id, word) => {
    const { part, entry, systems = [] } = word;
    const section = sectionOf(word);
    expect(section).toContain(entry.about.join(' '));
    for (const system of systems) expect(section).toContain(`*Only in ${systemTitle(system)}.*`);
    const example = entry.example?.();
    if (!example?.said) throw new Error(`${part} has a word without an example`);
    expect(section).toContain(`> ${sentenceOf(example.said, example)}`);
    expect(loadValue(missionSaying(example.said, example.mission), 'mission')).toMatchObject({ ok: true });
  });

  it.each(named)('shows %s in its example', (id, word) => {
    const [, example = ''] = sectionOf(word).split('```json');
    expect(example).toContain(asExample[id] ?? (word.word === 'number' ? ' 2' : `"${word.word}"`));
  });

  it('has every word of the language that the schema has', () => {
    const there = Object.entries(families).flatMap(([, own]) => [...own.keys()]);
    const missing = there.filter(
      (word) => word !== 'A number' && !page.includes(`\`${word}\``) && !page.includes(`"${word}"`),
    );
    expect(missing).toEqual([]);
  });

  it('says of each word that only some games have which these are', () => {
    const systemsOf = (id: string) => words.find(({ entry }) => entry.id === id)?.systems;
    const places = [
      ...([
        ['rules', 'Rule'],
        ['events', 'RuleEvent'],
        ['conditions', 'Condition'],
      ] as const),
      ...([
        ['effects', 'Effect'],
        ['restrictions', 'Restriction'],
        ['changes', 'Change'],
      ] as const),
      ...([
        ['prices', 'PriceRule'],
        ['areas', 'Place'],
        ['amounts', 'Amount'],
      ] as const),
    ];
    for (const [place, part] of places) {
      const own = Object.entries(wordsOfGames[place]);
      expect(own).toEqual(own.map(([word]) => [word, systemsOf(`${part}.${word}`)]));
    }
  });

  it('mentions every key and every choice', () => {
    const unmentioned = [...everyName()].filter(
      (name) => !page.includes(`\`${name}\``) && !page.includes(`"${name}"`),
    );
    expect(unmentioned).toEqual([]);
  });

  it('speaks of no key and no choice that there is not', () => {
    const known = new Set([...everyName(), ...words.map(({ word }) => word)]);
    const missionKeys = [
      ...['areas', 'goals', 'rules', 'aside', 'kinds', 'variants', 'counters', 'groups', 'grades', 'decks'],
      ...['validate', 'true', 'false'],
    ];
    const spoken = [...page.matchAll(/`([A-Za-z-]+)`/g)].map(([, word = '']) => word);
    expect(spoken.filter((word) => !known.has(word) && !missionKeys.includes(word))).toEqual([]);
  });

  it('links to nothing that is not there', () => {
    const anchors = new Set(
      [...page.matchAll(/^##+ (.*)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^a-z0-9 -]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
    expect(new Set(links).size).toBeGreaterThan(20);
  });

  it('has valid examples of what no goal or rule is made of', () => {
    const [mission] = documentOf('undead-or-alive').examples;
    const lists = explained.chapters.flatMap(({ list, example }) =>
      list && example ? [[list, [JSON.parse(example.join('\n')) as unknown]] as const] : [],
    );
    expect(lists.length).toBeGreaterThan(5);
    expect(loadValue({ ...mission, ...Object.fromEntries(lists) }, 'mission')).toMatchObject({ ok: true });
  });
});
