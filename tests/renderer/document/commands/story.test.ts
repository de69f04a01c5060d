import { describe, expect, it } from 'vitest';
import { undeadOrAliveGames } from '../../../../engine/systems/undead-or-alive/start';
import { sentence } from '../../../../languages';
import { noRoomFor, pasteStories } from '../../../../renderer/document/commands/paste-stories';
import {
  addStory,
  changeStory,
  duplicateStory,
  isFull,
  moveStory,
  moveStoryTo,
  removeStory,
  storiesIn,
  switchStory,
} from '../../../../renderer/document/commands/story';
import type { StoryPlace } from '../../../../renderer/document/story-place';
import { documentOf } from '../../../../renderer/document/systems';
import { isMission, type Mission } from '../../../../schemas';
import { DrawingBoard, sampleMission } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

type Goals = NonNullable<Mission['goals']>;
type Rules = NonNullable<Mission['rules']>;

const take = { reach: { taken: {} } };
const goal = (id: string) => ({ id, ...take });
const rule = (id: string) => ({ id, when: { event: 'set-up' }, do: [{ effect: 'lose' }] });
const goalsOf = (...ids: string[]) => ids.map(goal) as Goals;
const rulesOf = (...ids: string[]) => ids.map(rule) as Rules;
const few = { id: 'few', survivors: [1] };

function drawn(change: Partial<Mission>): DrawingBoard {
  return new DrawingBoard({ ...emptyMission, ...change });
}

const ids = (board: DrawingBoard, list: 'goals' | 'rules', variant?: string) =>
  storiesIn(board.mission, { list, variant }).map(({ id }) => id);

/** Undone, the mission is the very same as it was. */
function undone(board: DrawingBoard, before: Mission): void {
  board.tab.document.undo();
  expect(board.mission).toBe(before);
}

describe('a goal or a rule that is added', () => {
  it('stands at the end, or after the one that is named, and goes when that is undone', () => {
    const board = drawn({ rules: rulesOf('one', 'two') });
    const before = board.mission;
    board.do(addStory(board.mission, { list: 'rules' }, rule('own'), board.taken));
    expect(ids(board, 'rules')).toEqual(['one', 'two', 'rule1']);
    expect(board.mission.rules?.[2]).toEqual(rule('rule1'));
    undone(board, before);
    board.do(addStory(board.mission, { list: 'rules' }, rule('own'), board.taken, 'one'));
    expect(ids(board, 'rules')).toEqual(['one', 'rule2', 'two']);
  });

  it('is the first where there was none, in a variant, too', () => {
    const board = drawn({ variants: [few] });
    const before = board.mission;
    board.do(addStory(board.mission, { list: 'goals', variant: 'few' }, take, board.taken));
    expect(board.mission).not.toHaveProperty('goals');
    expect(board.mission.variants).toEqual([{ ...few, goals: [goal('goal1')] }]);
    undone(board, before);
  });

  it('gives every goal that it is made of an id of its own', () => {
    const board = drawn({ goals: goalsOf('goal1') });
    const story = { inOrder: [goal('goal1'), { id: 'x', anyOrder: [goal('goal1'), goal('y')] }] };
    board.do(addStory(board.mission, { list: 'goals' }, story, board.taken));
    expect(board.mission.goals?.[1]).toEqual({
      id: 'goal2',
      inOrder: [goal('goal3'), { id: 'goal4', anyOrder: [goal('goal5'), goal('goal6')] }],
    });
  });

  it.each([
    ['goals', 100],
    ['rules', 200],
  ] as const)('is none too many: a mission has as many %s as its format allows', (list, most) => {
    const names = Array.from({ length: most - 1 }, (_, index) => `x${index}`);
    const board = drawn({ [list]: list === 'goals' ? goalsOf(...names) : rulesOf(...names) });
    const add = () =>
      board.do(addStory(board.mission, { list }, list === 'goals' ? take : rule('r'), board.taken));
    expect(isFull(board.mission, { list })).toBe(false);
    expect(add()).toBe(true);
    expect(isMission(structuredClone(board.mission))).toBe(true);
    expect(isFull(board.mission, { list })).toBe(true);
    expect(add()).toBe(false);
    expect(board.do(duplicateStory(board.mission, { list, id: 'x0' }, board.taken))).toBe(false);
    expect(ids(board, list)).toHaveLength(most);
  });

  it('makes a mission that had no goal one that can be played', () => {
    const { goals: _, variants: __, ...without } = sampleMission('m0.boothill.json');
    const start = (mission: Mission) => undeadOrAliveGames.prepare(mission)({ seed: '1', count: 6 });
    expect(start(without)).toMatchObject({ problem: { code: 'no-goals' } });
    const board = new DrawingBoard(without);
    const [first = {}] = documentOf('undead-or-alive').stories.goals;
    board.do(addStory(board.mission, { list: 'goals' }, first, board.taken));
    expect(start(board.mission)).toHaveProperty('game');
  });
});

describe('a goal or a rule that is changed', () => {
  it('keeps its place and its id, and the others stay the very same', () => {
    const board = drawn({ goals: goalsOf('one', 'two', 'three') });
    const before = board.mission;
    const other = { id: 'x', reach: { rallied: {} } };
    expect(board.do(changeStory({ list: 'goals', id: 'two' }, other, board.taken))).toBe(true);
    expect(board.mission.goals?.[1]).toEqual({ ...other, id: 'two' });
    for (const at of [0, 2]) expect(board.mission.goals?.[at]).toBe(before.goals?.[at]);
    undone(board, before);
  });

  it('gives goals that are new in it ids of their own, and keeps those that were there', () => {
    const board = drawn({ goals: [{ id: 'all', anyOrder: goalsOf('one') }] as Goals });
    const story = { anyOrder: [goal('one'), take, { inOrder: [goal('one')] }] };
    board.do(changeStory({ list: 'goals', id: 'all' }, story, board.taken));
    expect(board.mission.goals).toEqual([
      { id: 'all', anyOrder: [goal('one'), goal('goal1'), { id: 'goal2', inOrder: [goal('goal3')] }] },
    ]);
  });

  it('letter by letter is one step of the history', () => {
    const board = drawn({ rules: rulesOf('one') });
    const before = board.mission;
    for (const en of ['R', 'Ru', 'Run']) {
      board.do(changeStory({ list: 'rules', id: 'one' }, { text: { en } }, board.taken, 'writing'));
    }
    expect(board.mission.rules).toEqual([{ id: 'one', text: { en: 'Run' } }]);
    undone(board, before);
  });

  it('or switched, moved, removed and is not there changes nothing', () => {
    const board = drawn({ goals: goalsOf('one'), variants: [few] });
    for (const place of [
      { list: 'goals', id: 'nothing' },
      { list: 'rules', id: 'one' },
      { list: 'goals', variant: 'nothing', id: 'one' },
    ] satisfies StoryPlace[]) {
      for (const command of [
        changeStory(place, take, board.taken),
        switchStory(place, false),
        moveStory(place, 0),
        moveStoryTo(place, 'few'),
        removeStory(place),
      ]) {
        expect([place, command.label, board.do(command)]).toEqual([place, command.label, false]);
      }
    }
  });
});

describe('a goal or a rule that is duplicated', () => {
  it('stands after the first, with ids of its own', () => {
    const board = drawn({ goals: [{ id: 'all', anyOrder: goalsOf('in') }, ...goalsOf('last')] as Goals });
    const before = board.mission;
    board.do(duplicateStory(board.mission, { list: 'goals', id: 'all' }, board.taken));
    expect(board.mission.goals).toEqual([
      { id: 'all', anyOrder: [goal('in')] },
      { id: 'goal1', anyOrder: [goal('goal2')] },
      goal('last'),
    ]);
    undone(board, before);
  });

  it('speaks of itself where the first speaks of itself', () => {
    const once = (id: string) => ({ ...rule(id), if: { not: { done: { rule: id } } } });
    const board = drawn({ rules: [once('one')] as Rules });
    board.do(duplicateStory(board.mission, { list: 'rules', id: 'one' }, board.taken));
    expect(board.mission.rules).toEqual([once('one'), once('rule1')]);
  });
});

describe('goals and rules that are pasted', () => {
  const named = (...names: string[]) => names.map((id) => ({ id, name: { en: id } }));

  it('come with the names of what they speak of, but for what is called something here', () => {
    const groups = [{ id: 'gold', name: { en: 'Nuggets' } }];
    const board = drawn({ groups });
    const before = board.mission;
    const stories = rulesOf('one', 'two');
    const copied = {
      list: 'rules',
      stories,
      counters: named('alarm'),
      groups: named('gold', 'cows'),
    } as const;
    board.do(pasteStories(board.mission, { list: 'rules' }, copied, board.taken));
    expect(board.mission.rules).toEqual([rule('rule1'), rule('rule2')]);
    expect(board.mission.counters).toEqual(named('alarm'));
    expect(board.mission.groups).toEqual([...groups, ...named('cows')]);
    undone(board, before);
  });

  it('still speak of each other, and leave no empty list behind', () => {
    const after = { ...rule('two'), if: { done: { rule: 'one' } } };
    const board = drawn({ rules: rulesOf('one') });
    const copied = { list: 'rules', stories: [after, rule('one')] as Rules } as const;
    board.do(pasteStories(board.mission, { list: 'rules' }, copied, board.taken));
    expect(board.mission.rules).toEqual([
      rule('one'),
      { ...after, id: 'rule1', if: { done: { rule: 'rule2' } } },
      rule('rule2'),
    ]);
    expect(board.mission).not.toHaveProperty('counters');
    expect(board.mission).not.toHaveProperty('groups');
  });

  it('go among their like whatever list one stands in', () => {
    const board = drawn({ goals: goalsOf('one') });
    const copied = { list: 'goals', stories: goalsOf('a'), groups: named('cows') } as const;
    board.do(pasteStories(board.mission, { list: 'rules' }, copied, board.taken));
    expect(ids(board, 'goals')).toEqual(['one', 'goal1']);
    expect(isMission(structuredClone(board.mission))).toBe(true);
  });

  it('are pasted all or none: where there is no room for all of them, it is said', () => {
    const board = drawn({ goals: goalsOf(...many(99)) });
    const before = board.mission;
    const copied = { list: 'goals', stories: goalsOf('a', 'b') } as const;
    board.do(pasteStories(before, { list: 'rules' }, copied, board.taken));
    expect(board.mission).toBe(before);
    const noRoom = noRoomFor(before, { list: 'rules' }, copied);
    expect(noRoom && sentence('en', noRoom.key, noRoom.parameters)).toBe(
      '2 goals were copied. A mission has at most 100, and 99 are here already: nothing was pasted, and they can still be pasted elsewhere.',
    );
    const one = { list: 'goals', stories: goalsOf('a') } as const;
    expect(noRoomFor(before, { list: 'rules' }, one)).toBeUndefined();
    board.do(pasteStories(before, { list: 'rules' }, one, board.taken));
    expect(ids(board, 'goals')).toHaveLength(100);
  });

  it('bring no names along for which there is no room', () => {
    const board = drawn({ groups: named(...many(99)) });
    const before = board.mission;
    const copied = (...groups: string[]) =>
      ({ list: 'rules', stories: rulesOf('one'), groups: named(...groups) }) as const;
    board.do(pasteStories(before, { list: 'rules' }, copied('cows', 'pigs'), board.taken));
    expect(board.mission).toBe(before);
    expect(noRoomFor(before, { list: 'rules' }, copied('cows', 'pigs'))?.key).toBe('paste.no-room-names');
    board.do(pasteStories(before, { list: 'rules' }, copied('cows', 'x1'), board.taken));
    expect(board.mission.groups).toHaveLength(100);
    expect(isMission(structuredClone(board.mission))).toBe(true);
  });
});

function many(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `x${index}`);
}

describe('a goal or a rule that is removed', () => {
  it('goes with all that it is made of, and no variant speaks of it any more', () => {
    const goals = [...goalsOf('one'), { id: 'all', anyOrder: goalsOf('two') }] as Goals;
    const board = drawn({ goals, variants: [{ ...few, without: ['one', 'all', 'two'] }] });
    board.do(removeStory({ list: 'goals', id: 'all' }));
    expect(ids(board, 'goals')).toEqual(['one']);
    expect(board.mission.variants?.[0]?.without).toEqual(['one']);
    const before = board.mission;
    board.do(removeStory({ list: 'goals', id: 'one' }));
    expect(board.mission).not.toHaveProperty('goals');
    undone(board, before);
  });

  it('from a variant leaves the mission as it is', () => {
    const board = drawn({ rules: rulesOf('one'), variants: [{ ...few, rules: rulesOf('two') }] });
    board.do(removeStory({ list: 'rules', variant: 'few', id: 'two' }));
    expect(board.mission.variants).toEqual([few]);
    expect(ids(board, 'rules')).toEqual(['one']);
  });
});

describe('a goal or a rule that is moved', () => {
  it('comes to its new place, and no further than the list reaches', () => {
    const board = drawn({ rules: rulesOf('one', 'two', 'three') });
    const before = board.mission;
    board.do(moveStory({ list: 'rules', id: 'three' }, 0));
    expect(ids(board, 'rules')).toEqual(['three', 'one', 'two']);
    undone(board, before);
    board.do(moveStory({ list: 'rules', id: 'one' }, 1));
    expect(ids(board, 'rules')).toEqual(['two', 'one', 'three']);
    for (const to of [-1, 3, 1]) expect(board.do(moveStory({ list: 'rules', id: 'one' }, to))).toBe(false);
  });

  it('into a variant leaves the mission, and is nothing that a variant could leave out', () => {
    const many = { id: 'many', survivors: [6], without: ['one', 'in'] };
    const all = [{ id: 'one', anyOrder: goalsOf('in') }] as Goals;
    const board = drawn({ goals: all, variants: [few, many] });
    const before = board.mission;
    board.do(moveStoryTo({ list: 'goals', id: 'one' }, 'few'));
    expect(board.mission).not.toHaveProperty('goals');
    expect(ids(board, 'goals', 'few')).toEqual(['one']);
    expect(board.mission.variants?.[1]?.without ?? []).toEqual([]);
    expect(board.problems).toEqual([]);
    undone(board, before);
  });

  it('out of a variant comes to the end of what all numbers of survivors have', () => {
    const board = drawn({ rules: rulesOf('one'), variants: [{ ...few, rules: rulesOf('two') }] });
    board.do(moveStoryTo({ list: 'rules', variant: 'few', id: 'two' }, undefined));
    expect(ids(board, 'rules')).toEqual(['one', 'two']);
    expect(board.mission.variants).toEqual([few]);
  });

  it('stays where there is no room, no such variant, or where it is already', () => {
    const full = Array.from({ length: 100 }, (_, index) => `x${index}`);
    const board = drawn({ goals: goalsOf('one'), variants: [{ ...few, goals: goalsOf(...full) }] });
    for (const variant of ['few', 'nothing', undefined]) {
      expect(board.do(moveStoryTo({ list: 'goals', id: 'one' }, variant))).toBe(false);
    }
  });
});

describe('a goal or a rule that is switched', () => {
  it('off says so, and back on says nothing', () => {
    const board = drawn({ variants: [{ ...few, rules: rulesOf('one') }] });
    const before = board.mission;
    const place = { list: 'rules', variant: 'few', id: 'one' } as const;
    board.do(switchStory(place, false));
    expect(storiesIn(board.mission, place)).toEqual([{ ...rule('one'), off: true }]);
    expect(board.tab.document.store.getState().history.steps.at(-1)?.label).toEqual({
      key: 'step.switch-off',
      parameters: { list: 'rules', story: 'one', variant: 'few' },
    });
    board.do(switchStory(place, true));
    expect(board.mission).toEqual(before);
    expect(board.tab.document.store.getState().history.steps.at(-1)?.label).toEqual({
      key: 'step.switch-on',
      parameters: { list: 'rules', story: 'one', variant: 'few' },
    });
  });
});
