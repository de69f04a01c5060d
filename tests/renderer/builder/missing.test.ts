import { describe, expect, it } from 'vitest';
import { deskFor } from '../../../renderer/builder/desk';
import { type Answer, type Missing, missingIn, settle } from '../../../renderer/builder/missing';
import { pasteStories, type StoriesToPaste } from '../../../renderer/document/commands/paste-stories';
import { isMission, type Mission } from '../../../schemas';
import { DrawingBoard } from '../../helpers/drawing-board';
import { missionOn, objective } from '../../helpers/small-missions';

type Rules = NonNullable<Mission['rules']>;

const mission = missionOn(['a 2R 0 0 0'], {
  tokens: [objective('o1 a 40 40'), { ...objective('o2 a 90 40'), group: 'bell' } as never],
  areas: [{ id: 'town', name: { en: 'Dodge' }, tiles: ['a'] }],
});

const copied: StoriesToPaste = {
  list: 'rules',
  stories: [
    {
      id: 'one',
      when: { event: 'objective-taken', group: 'gold' },
      if: { counter: { counter: 'alarm', atLeast: 2 } },
      do: [{ effect: 'move-people', to: 'mine' }],
    },
    {
      id: 'two',
      when: { event: 'objective-taken', group: 'gold' },
      if: { done: 'one' },
      do: [{ effect: 'count', counter: 'loot' }],
    },
  ] as unknown as Rules,
  groups: [{ id: 'gold', name: { en: 'Nuggets' } }],
};

function settled(answerOf: (missing: Missing) => Answer, selected: readonly ('tile:a' | 'token:o1')[] = []) {
  const board = new DrawingBoard(mission);
  const missing = missingIn(mission, copied, deskFor(mission, 'en'));
  const answers = new Map(missing.map((each) => [each, answerOf(each)]));
  const { taken } = board;
  const { copied: own, makes } = settle(copied, answers, {
    mission,
    language: 'en',
    selected: new Set(selected),
    taken,
  });
  board.do(pasteStories(mission, { list: 'rules' }, own, taken, makes));
  return board;
}

describe('what pasted rules speak of and the mission has not', () => {
  it('is named once, with what it is called, what speaks of it, and what there is instead', () => {
    const missing = missingIn(mission, copied, deskFor(mission, 'en'));
    expect(missing.map(({ names, called }) => [names, called])).toEqual([
      ['group', 'Nuggets'],
      ['counter', 'alarm'],
      ['area', 'mine'],
    ]);
    const [group, , area] = missing;
    expect(group?.told).toMatch(/gold/);
    expect(group?.choices.map(({ id }) => id)).toEqual(['bell']);
    expect(area?.choices.find(({ id }) => id === 'town')?.words).toMatch(/Dodge/);
  });

  it('is something else from here wherever it is spoken of, if that is chosen', () => {
    const board = settled(({ names }) =>
      names === 'group' ? { use: 'bell' } : names === 'area' ? { use: 'town' } : 'later',
    );
    expect(board.mission.rules).toMatchObject([
      { id: 'rule1', when: { group: 'bell' }, do: [{ to: 'town' }] },
      { id: 'rule2', when: { group: 'bell' }, if: { done: 'rule1' } },
    ]);
    expect(board.mission.groups ?? []).toEqual([]);
    board.tab.document.undo();
    expect(board.mission).toBe(mission);
  });

  it('is made of what is selected in the same step, and counters of nothing', () => {
    const board = settled(() => 'make', ['tile:a', 'token:o1']);
    expect(board.mission.tokens?.[0]).toMatchObject({ id: 'o1', group: 'gold' });
    expect(board.mission.groups).toEqual([{ id: 'gold', name: { en: 'Nuggets' } }]);
    expect(board.mission.counters).toEqual([{ id: 'alarm', name: { en: 'alarm' } }]);
    expect(board.mission.areas?.at(-1)).toEqual({ id: 'mine', name: { en: 'mine' }, tiles: ['a'] });
    expect(missingIn(board.mission, copied, deskFor(board.mission, 'en'))).toEqual([]);
    expect(isMission(structuredClone(board.mission))).toBe(true);
    board.tab.document.undo();
    expect(board.mission).toBe(mission);
  });

  it('is left as it is where it is left for later', () => {
    expect(settled(() => 'later').mission.rules).toMatchObject([
      { when: { group: 'gold' }, do: [{ to: 'mine' }] },
      { when: { group: 'gold' } },
    ]);
  });
});
