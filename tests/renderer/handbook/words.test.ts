import { describe, expect, it, vi } from 'vitest';
import { languages } from '../../../languages';
import { type Desk, deskFor } from '../../../renderer/builder/desk';
import { hasWordFor } from '../../../renderer/builder/games';
import { shelves } from '../../../renderer/builder/shelves';
import { documentOf } from '../../../renderer/document/systems';
import { entryNamed } from '../../../renderer/handbook/entry';
import { exampleDesks } from '../../../renderer/handbook/examples';
import { storySaying } from '../../../renderer/handbook/new-story';
import { sectionWords } from '../../../renderer/handbook/section-words';
import { smallWords } from '../../../renderer/handbook/small-words';
import { wordChapters } from '../../../renderer/handbook/word-chapters';
import { answering } from '../../../renderer/panels/handbook/answering';
import { chaptersOf } from '../../../renderer/panels/handbook/use-chapters';
import { loadValue } from '../../../schemas';
import { forms } from '../../../schemas/generated/forms';
import { builtInAreas } from '../../../schemas/generated/mission-words';
import { sampleMission } from '../../helpers/samples';

const system = 'undead-or-alive';
const unsaid = /^(builder|handbook|mission)\.|\{\w+\}/;

describe.each(languages)('the words of missions in the handbook, in %s', (language) => {
  const chapters = wordChapters(system, language);
  const entries = chapters.flatMap((chapter) => chapter.entries);

  it('are all that the builder has, each once', () => {
    const words = Object.entries(shelves).flatMap(([part, all]) =>
      all
        .flatMap((shelf) => [...shelf.words])
        .filter((word) => hasWordFor(system, part, word.slice(part.length + 1))),
    );
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => !entryNamed(chapters, word))).toEqual([]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('and what sentences say of places, people and numbers', () => {
    const keys = (form: string) => {
      const found = forms[form];
      return found?.is === 'object' ? Object.keys(found.keys) : [];
    };
    const small = [
      ...[...builtInAreas, 'area', ...keys('PlaceFilter')].map((word) => `Place.${word}`),
      ...['doer', 'all', 'others', 'one', 'lot', ...keys('PeopleFilter')].map((word) => `People.${word}`),
      ...['number', 'survivor', 'round', 'rolled', 'each', 'counter', 'dice'].map((word) => `Amount.${word}`),
    ];
    expect(small.filter((word) => !entryNamed(chapters, word))).toEqual([]);
  });

  it('and what joins them: if, unless, until, each with a rule that says it', () => {
    const keys = ['if', 'else', 'unless', 'until', 'asLongAs'];
    const examples = keys.map((key) => entryNamed(chapters, `Section.${key}`)?.example?.()?.told);
    expect(examples).not.toContain(undefined);
    expect(new Set(examples).size).toBe(keys.length);
  });

  it('have a name, a sentence of help and an example that can be told', () => {
    const without = entries.filter(({ name, about, example }) => {
      const told = example?.()?.told ?? '';
      return [name, ...about, told].some((words) => words === '' || unsaid.test(words));
    });
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

describe('the handbook', () => {
  const chapters = chaptersOf(system, 'fr');
  const found = (query: string) =>
    answering(chapters, query).flatMap(({ entries }) => entries.map(({ id }) => id));

  it('is searched without regard to capitals and accents, and by what files call things', () => {
    expect(found('BLESSURE')).toContain('Effect.wound');
    expect(found('depart')).toContain('Place.start');
    expect(found('spawn')).toContain('Effect.spawn');
    expect(found('wound')).toContain('Effect.wound');
    expect(found('sauf si')).toContain('Section.unless');
    expect(found('secteur')).toContain('Place.area');
    expect(found('xyzzy')).toEqual([]);
  });

  it('lights on its small boards what a sentence speaks of, and nothing else', () => {
    const lit = (id: string) => [...(entryNamed(chapters, id)?.example?.()?.lit ?? [])];
    expect(lit('Place.exit')).toEqual(['token:exit']);
    expect(lit('Place.area')).toEqual(['area:mine']);
    expect(lit('Condition.taken')).toEqual(['token:o1', 'token:o2', 'token:o3']);
    expect(lit('RuleEvent.enters')).toEqual(['area:mine']);
    expect(lit('Effect.lose')).toEqual([]);
  });

  it('has small missions that load', () => {
    const loaded = documentOf(system).examples.map((mission) => loadValue(mission, 'mission'));
    expect(loaded).not.toEqual([]);
    expect(loaded.flatMap((each) => (each.ok ? [] : each.problems))).toEqual([]);
  });
});

describe('a word that is added from the handbook', () => {
  const desk = deskFor(sampleMission('m9.boothill.json'), 'en');

  it('becomes the plainest goal or rule that says it', () => {
    expect(storySaying('Effect.wound', desk)).toMatchObject({
      list: 'rules',
      story: { when: { event: 'objective-taken' }, do: [{ effect: 'wound' }] },
    });
    expect(storySaying('Condition.taken', desk)).toMatchObject({
      list: 'goals',
      story: { reach: { taken: {} } },
    });
    expect(storySaying('RuleEvent.end-phase', desk)).toMatchObject({ list: 'rules' });
    expect(storySaying('Restriction.take', desk)).toMatchObject({ story: { forbid: { what: 'take' } } });
  });

  it('has the event around it that it needs', () => {
    expect(storySaying('Effect.no-starting-weapons', desk)).toMatchObject({
      story: { when: { event: 'set-up' } },
    });
  });

  it('says what the mission lacks for it', () => {
    const bare = deskFor({ ...sampleMission('m0.boothill.json'), goals: [], rules: [] }, 'en');
    expect(storySaying('Effect.flip-tile', bare)).toHaveProperty('story');
    expect(storySaying('Condition.machine', bare)).toEqual({ lacks: 'machine' });
  });
});

describe('the example of a word', () => {
  const [desk] = exampleDesks(system, 'en');
  if (!desk) throw new Error('There is no tiny mission');

  it.each([
    ['that joins something to a rule', (of: Desk) => sectionWords(of)],
    ['that says how many', (of: Desk) => smallWords('Amount', of)],
  ])('%s is worked out when somebody looks, and not before', (_what, wordsOf) => {
    const words = vi.fn(desk.words);
    const [first] = wordsOf({ ...desk, words });
    const before = words.mock.calls.length;
    const told = first?.example().told;
    expect(told).toBeTruthy();
    expect(words.mock.results.slice(before).map(({ value }) => value as string)).toContain(told);
  });
});
