import { describe, expect, it } from 'vitest';
import { languages } from '../../../languages';
import { entriesFor } from '../../../renderer/builder/catalogue';
import { deskFor } from '../../../renderer/builder/desk';
import { newStories } from '../../../renderer/builder/new-stories';
import { addStory } from '../../../renderer/document/commands/story';
import type { Mission } from '../../../schemas';
import { DrawingBoard } from '../../helpers/drawing-board';
import { emptyMission } from '../../helpers/empty-mission';
import { sampleMission, samples } from '../../helpers/samples';
import { wordsMission } from '../../helpers/words-mission';

const m9 = sampleMission('m9.boothill.json');

/** What stands against a goal or a rule that is added to the mission. */
function problemsWith(mission: Mission, list: 'goals' | 'rules', story: object) {
  const board = new DrawingBoard(mission);
  board.do(addStory(mission, { list }, story, board.taken));
  const at = `/${list}/${(mission[list] ?? []).length}`;
  return board.problems.filter(({ severity, pointer }) => severity === 'error' && pointer.startsWith(at));
}

const beginnings = (mission: Mission, list: 'goals' | 'rules') =>
  newStories(list, deskFor(mission, 'en')).flatMap(({ entries }) => entries);

describe('what can be chosen for an effect', () => {
  const desk = deskFor(m9, 'en');
  const adrenaline = (around: object) =>
    entriesFor('Effect', desk, around).find(({ word }) => word === 'Effect.adrenaline')?.value;

  it('is for whoever did something, or for all where nobody did', () => {
    expect(adrenaline({ when: { event: 'objective-taken' } })).not.toHaveProperty('to');
    expect(adrenaline({ when: { event: 'round-begins' } })).toMatchObject({ to: 'all' });
    expect(adrenaline({ asSoonAs: { taken: {} } })).toMatchObject({ to: 'all' });
  });

  it('is only what the event of the rule can have', () => {
    const words = (event: string) =>
      entriesFor('Effect', desk, { when: { event } }).map(({ word }) => word as string);
    const before = words('set-up');
    const taken = words('objective-taken');
    expect(before).toContain('Effect.spread-survivors');
    expect(taken).not.toContain('Effect.spread-survivors');
    expect(taken).toContain('Effect.lose');
  });
});

describe('what a new goal or a new rule can begin with', () => {
  it.each(['goals', 'rules'] as const)('is for %s what a mission can say, whatever it has', (list) => {
    for (const mission of [emptyMission, ...samples('.').map(([name]) => sampleMission(name))]) {
      const begun = beginnings(mission, list).flatMap(({ value }) => value ?? []);
      expect(begun.length).toBeGreaterThan(10);
      expect(begun.flatMap((story) => problemsWith(mission, list, story))).toEqual([]);
    }
  });

  it('is a rule for everybody, where nobody is at hand when it applies', () => {
    const first = beginnings(m9, 'rules').find(({ word }) => word === 'RuleEvent.set-up');
    expect(first?.value).toMatchObject({ do: [{ effect: 'adrenaline', to: 'all' }] });
    const later = beginnings(m9, 'rules').find(({ word }) => word === 'Effect.later');
    expect(later?.value).toMatchObject({ do: [{ do: [{ effect: 'adrenaline', to: 'all' }] }] });
  });

  it('is told in both languages, or says what there is none of', () => {
    for (const language of languages) {
      for (const list of ['goals', 'rules'] as const) {
        const entries = newStories(list, deskFor(emptyMission, language)).flatMap((each) => each.entries);
        for (const { word, told, lacks } of entries) {
          expect([word, told === '']).toEqual([word, lacks !== undefined]);
          expect(told).not.toMatch(/undefined|\{|\[object/);
        }
      }
    }
  });

  it('is also what shall happen, in every round until somebody says when', () => {
    const walkers = beginnings(m9, 'rules').find(({ word }) => word === 'Effect.spawn');
    expect(walkers).toMatchObject({
      isReady: true,
      value: { when: { event: 'round-begins' }, do: [{ effect: 'spawn' }] },
    });
    expect(walkers?.told).toMatch(/every round/);
  });

  it.each(languages)('can be told apart by what is read of it, in %s', (language) => {
    for (const mission of [emptyMission, m9, sampleMission('m6.boothill.json'), wordsMission]) {
      for (const list of ['goals', 'rules'] as const) {
        const entries = newStories(list, deskFor(mission, language)).flatMap((each) => each.entries);
        // Of what is ready-made there is nothing to read but the sentence.
        const read = entries.map(({ name, told, lacks, template }) =>
          template ? told : [name, told, lacks].join(),
        );
        expect(read.filter((words, index) => read.indexOf(words) !== index)).toEqual([]);
      }
    }
  });

  it('is ready-made only where there is what it is about', () => {
    const ready = (mission: Mission) =>
      beginnings(mission, 'rules').flatMap(({ isReady, value }) => (isReady ? [JSON.stringify(value)] : []));
    const withoutAreas = ready(emptyMission);
    expect(withoutAreas).not.toEqual([]);
    expect(withoutAreas.length).toBeLessThanOrEqual(ready(m9).length);
  });

  it('keeps to what there is: a machine, where there is one', () => {
    const machine = (mission: Mission) =>
      beginnings(mission, 'goals').find(({ word }) => word === 'Condition.machine');
    expect(machine(emptyMission)).toMatchObject({ lacks: 'machine' });
    expect(machine(emptyMission)).not.toHaveProperty('value');
    expect(machine(m9)?.lacks ?? 'machine').toBe('machine');
    const m6 = sampleMission('m6.boothill.json');
    expect(machine(m6)).toHaveProperty('value.reach.machine');
  });
});
