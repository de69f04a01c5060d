import { describe, expect, it, vi } from 'vitest';
import { createMissionDocument } from '../../../renderer/document/mission-document';
import type { Mission } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';

const label = { key: 'step.cut' } as const;
const titled = (en: string) => (mission: Mission) => void (mission.title = { en });
const labelled = (id: string) => (mission: Mission) =>
  void (mission.labels ??= []).push({ id, at: { x: 0, y: 0 }, text: { en: id } });

function opened() {
  const document = createMissionDocument(emptyMission);
  const state = () => document.store.getState();
  return { ...document, document, state, title: () => state().mission.title.en };
}

describe('a document', () => {
  it('says whether a change has changed anything', () => {
    const { change, title } = opened();
    expect(change(label, titled('A'))).toBe(true);
    expect(change(label, titled('A'))).toBe(false);
    expect(title()).toBe('A');
  });

  it('goes back and forth', () => {
    const { change, undo, redo, goTo, title } = opened();
    change(label, titled('A'));
    change(label, titled('B'));
    undo();
    expect(title()).toBe('A');
    redo();
    expect(title()).toBe('B');
    goTo(0);
    expect(title()).toBe('Nothing');
    goTo(2);
    expect(title()).toBe('B');
  });

  it('says nothing where nothing has changed', () => {
    const { change, undo, redo, document } = opened();
    const hear = vi.fn();
    document.store.subscribe(hear);
    change(label, () => undefined);
    undo();
    redo();
    expect(hear).not.toHaveBeenCalled();
  });
});

describe('a gesture', () => {
  it('shows what it does from how things were, and is one step in the end', () => {
    const { begin, state, title } = opened();
    const gesture = begin(label);
    gesture.show(labelled('one'));
    gesture.show(titled('A'));
    expect(state()).toMatchObject({ isHeld: true, history: { steps: [] } });
    expect(title()).toBe('A');
    expect(state().mission.labels).toBeUndefined();
    gesture.commit();
    expect(state()).toMatchObject({ isHeld: false, history: { steps: [{ label }], done: 1 } });
    expect(title()).toBe('A');
  });

  it('takes another name if that is known at the end only', () => {
    const { begin, state } = opened();
    const gesture = begin(label);
    gesture.show(titled('A'));
    gesture.commit({ key: 'step.swap-tiles' });
    expect(state().history.steps[0]?.label.key).toBe('step.swap-tiles');
  });

  it('that is cancelled has never been', () => {
    const { begin, state } = opened();
    const gesture = begin(label);
    gesture.show(titled('A'));
    gesture.cancel();
    expect(state()).toMatchObject({ isHeld: false, history: { steps: [] } });
    expect(state().mission).toBe(emptyMission);
  });

  it('that comes to nothing is no step, and lets go', () => {
    const { begin, state } = opened();
    const gesture = begin(label);
    gesture.show(titled('A'));
    gesture.show(() => undefined);
    gesture.commit();
    expect(state()).toMatchObject({ isHeld: false, history: { steps: [] } });
    expect(state().mission).toBe(emptyMission);
  });

  it('does nothing any more once it is over', () => {
    const { begin, state, title } = opened();
    const gesture = begin(label);
    gesture.show(titled('A'));
    gesture.commit();
    gesture.show(titled('B'));
    gesture.commit();
    gesture.cancel();
    expect(title()).toBe('A');
    expect(state().history.steps).toHaveLength(1);
  });

  it.each([
    ['another gesture', ({ begin }: ReturnType<typeof opened>) => void begin(label)],
    ['a change', ({ change }: ReturnType<typeof opened>) => void change(label, labelled('one'))],
    ['undoing', ({ undo }: ReturnType<typeof opened>) => undo()],
  ])('is cancelled by %s', (_, interrupt) => {
    const document = opened();
    const gesture = document.begin(label);
    gesture.show(titled('A'));
    interrupt(document);
    expect(document.title()).toBe('Nothing');
    gesture.commit();
    expect(document.title()).toBe('Nothing');
  });
});

describe('the ids that were ever there', () => {
  it('stay known when their owners are gone', () => {
    const { change, undo, idsEver } = opened();
    change(label, labelled('one'));
    change(label, (mission) => {
      delete mission.labels;
    });
    change(label, labelled('two'));
    undo();
    undo();
    undo();
    expect([...idsEver]).toEqual(expect.arrayContaining(['one', 'two']));
  });

  it('are those of steps: what is only shown takes none', () => {
    const { begin, idsEver } = opened();
    const gesture = begin(label);
    gesture.show(labelled('one'));
    expect(idsEver.has('one')).toBe(false);
    gesture.commit();
    expect(idsEver.has('one')).toBe(true);
  });

  it('are found in variants and goals, and not in faces', () => {
    const { change, idsEver } = opened();
    change(label, (mission) => {
      mission.goals = [{ id: 'all', anyOrder: [{ id: 'deep', text: { en: '' } }] }];
      mission.variants = [{ id: 'few', survivors: [1], aside: [{ id: 'kid' }] }];
      mission.faces = [
        {
          format: 'boothill/tile@1',
          id: 'yard',
          name: { en: '' },
          size: [9, 9],
          zones: [{ id: 'zone', kind: 'street', rects: [[0, 0, 9, 9]] }],
        },
      ];
    });
    for (const id of ['all', 'deep', 'few', 'kid']) expect(idsEver.has(id)).toBe(true);
    expect(idsEver.has('zone')).toBe(false);
  });
});

describe('a step that is taken back', () => {
  it('is gone without a trace, and not only undone', () => {
    const { change, takeBack, state, title } = opened();
    change(label, titled('A'));
    change(label, titled('B'), { joins: 'words' });
    change(label, titled('Be'), { joins: 'words' });
    takeBack('words');
    expect([title(), state().history.steps.length, state().history.done]).toEqual(['A', 1, 1]);
  });

  it('is the last one of that name, or none', () => {
    const { change, takeBack, undo, title, state } = opened();
    change(label, titled('A'), { joins: 'words' });
    change(label, titled('B'));
    takeBack('words');
    expect(title()).toBe('B');
    undo();
    takeBack('words');
    expect([title(), state().history.steps.length]).toEqual(['A', 2]);
  });
});
