import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { type SystemId, stockFace, systems } from '../../../engine';
import { languages, sentences } from '../../../languages';
import { deskFor } from '../../../renderer/builder/desk';
import { newStories } from '../../../renderer/builder/new-stories';
import { addStory } from '../../../renderer/document/commands/story';
import { documentOf } from '../../../renderer/document/systems';
import { paletteSections } from '../../../renderer/panels/palette/sections';
import { windowOf } from '../../../renderer/systems';
import { editorOf } from '../../../renderer/systems/editor-of';
import { toursOf } from '../../../renderer/systems/tours';
import { stepKey, tourKey } from '../../../renderer/tours/sentences';
import { isGuide } from '../../../renderer/tours/tour';
import { isMission } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';

const ids = Object.keys(systems) as SystemId[];

/** Those of the keys for which a language has no sentence. */
function unsaid(keys: readonly string[]): string[] {
  return languages.flatMap((language) => keys.filter((key) => !Object.hasOwn(sentences[language], key)));
}

describe.each(ids)('the window of %s', (id) => {
  const { play, start } = systems[id];
  const { kinds } = start.system.vocabulary;
  const words = kinds.map((kind) => kind.do);

  it('has a name for every button, and a short one for what is done by pointing at somebody', () => {
    // What can be done in one way only is called as a whole.
    const isOfMany = (word: string) =>
      kinds.some((kind) => kind.do === word && Object.keys(kind.with).length > 0);
    const buttons = play.buttons.filter((word) => {
      const { button } = play.action(word);
      return !button?.isEach && (button?.stays || isOfMany(word));
    });
    const atPeople = words.filter((word) => play.action(word).atPeople === 'survivors');
    expect(buttons.length).toBeGreaterThan(0);
    const keys = [
      ...buttons.map((word) => `hand.deed.${word}`),
      ...atPeople.map((word) => `people.do.${word}`),
    ];
    expect(unsaid(keys)).toEqual([]);
  });

  it('has no two buttons with the same letter, and none that is no action', () => {
    const letters = play.buttons.flatMap((word) => play.action(word).key ?? []);
    expect(new Set(letters).size).toBe(letters.length);
    expect(words).toEqual(expect.arrayContaining([...play.buttons]));
  });

  it('has a name for every change by hand, and for what each takes', () => {
    const { bends, alone } = windowOf(id).byHand;
    const fields = start.system.bends.kinds
      .filter(({ bend }) => bends.includes(bend))
      .flatMap((kind) => Object.keys(kind.with));
    expect(fields.length).toBeGreaterThan(0);
    const keys = [
      ...bends.map((bend) => `what-if.bend.${bend}`),
      ...(alone === undefined ? [] : [`what-if.${alone}`]),
      ...fields.map((field) => `what-if.field.${field}`),
    ];
    expect(unsaid(keys)).toEqual([]);
  });

  it('has a name for every token, for laying it and for what can be said of it', () => {
    const { tokens } = systems[id].content;
    const keys = tokens.flatMap(({ kind, section, sorts, properties }) => [
      ...sorts.map((sort) => `token.name.${kind}${sort.id === undefined ? '' : `.${sort.id}`}`),
      `step.place.${kind}`,
      ...(section === undefined ? [] : [`palette.section.${section}`]),
      ...properties.flatMap(({ name, isHard }) => [
        `properties.field.${name}`,
        `step.change.${name}`,
        ...(isHard === undefined ? [] : [`properties.hint.${name}`]),
      ]),
    ]);
    expect(keys.length).toBeGreaterThan(0);
    expect(unsaid(keys)).toEqual([]);
  });

  it('offers every kind of token, by itself or made of tiles that come all at once', () => {
    const offered = editorOf(id)
      .palette(stockFace, (key) => key)
      .flatMap(({ sets }) => sets)
      .flatMap((set) => [
        ...('pieces' in set ? set.pieces.map(({ piece }) => piece.kind) : []),
        ...('rows' in set ? set.rows.flatMap(({ makes }) => makes?.kind ?? []) : []),
      ]);
    const kinds = systems[id].content.tokens.map(({ kind }) => kind);
    expect(kinds.filter((kind) => !offered.some((one) => one === kind))).toEqual([]);
  });

  it('has a name for what it counts, and for what is missing', () => {
    const { components } = editorOf(id);
    const { tokens } = systems[id].content;
    const sorts = tokens.flatMap((kind) => kind.sorts);
    const counted = new Set([...components, ...sorts.flatMap(({ component }) => component ?? [])]);
    const needed = sorts.flatMap((sort) => sort.needed ?? []);
    expect(needed.length).toBeGreaterThan(0);
    const keys = [
      ...[...counted].map((one) => `component.${one}`),
      ...needed.map((code) => `checks.${code}`),
    ];
    expect(unsaid(keys)).toEqual([]);
  });

  it('has templates of its own, and a field for every property that is like nothing else', () => {
    const own = documentOf(id);
    expect(own.templates).not.toEqual([]);
    expect(unsaid(own.templates.map((template) => `start.template.${template.id}`))).toEqual([]);
    const properties = systems[id].content.tokens.flatMap((kind) =>
      kind.properties.filter(({ sort }) => sort === 'own').map(({ name }) => name),
    );
    expect(properties.filter((name) => editorOf(id).fields[name] === undefined)).toEqual([]);
  });

  it('has all sentences of its tours, and points at nothing in the palette that is not there', () => {
    const own = toursOf(id);
    const keys = own.flatMap((tour) => [
      ...(['title', 'about'] as const).map((what) => tourKey(tour, what)),
      ...(isGuide(tour) ? [] : (['mission', 'end'] as const).map((what) => tourKey(tour, what))),
      ...tour.steps.map((step) => stepKey(tour, step)),
    ]);
    expect(unsaid(keys)).toEqual([]);
    const say = (key: string) => key;
    const offered = paletteSections({ system: id, own: [], faces: stockFace, language: 'en', say })
      .flatMap(({ sets }) => sets)
      .flatMap(({ items }) => items.map((item) => item.id));
    const wanted = own.flatMap(({ steps }) =>
      steps.flatMap(({ at }) => at.flatMap((pointer) => ('palette' in pointer ? [pointer.palette] : []))),
    );
    expect(wanted.filter((item) => !offered.includes(item))).toEqual([]);
  });

  it.each(languages)('has goals to begin with that its missions can have, told in %s', (language) => {
    const mission = { ...emptyMission, system: id };
    const entries = newStories('goals', deskFor(mission, language)).flatMap((shelf) => shelf.entries);
    const ready = entries.filter(({ isReady }) => isReady);
    expect(ready).not.toEqual([]);
    for (const { value = {}, told } of ready) {
      expect(told).not.toMatch(/^$|undefined|\{/);
      const after = produce(mission, addStory(mission, { list: 'goals' }, value, new Set()).recipe);
      expect([told, isMission(structuredClone(after)), isMission.errors]).toEqual([told, true, null]);
    }
  });
});
