import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { performAction } from '../../../renderer/app/actions/all-actions';
import { createSession } from '../../../renderer/session/session';
import { FakeHost } from '../../helpers/fake-host';
import { missionOn, objective } from '../../helpers/small-missions';

async function opened(goal: object = {}) {
  const session = await createSession(new FakeHost(), 'en');
  const tab = session.tabs.open({
    name: 'small.json',
    mission: missionOn(['a 2R 0 0 0'], {
      tokens: [objective('o1 a 40 40'), { id: 'x', kind: 'exit', at: { tile: 'a', x: 9, y: 9 } }],
      goals: [{ id: 'g', reach: { left: { by: 'exit' } }, ...goal }],
    }),
  });
  const remove = (key: 'token:x' | 'token:o1') => {
    act(() => tab.selection.set([key]));
    performAction(session, 'clipboard.delete');
  };
  return { session, tab, remove, notice: () => session.store.getState().notice };
}

describe('deleting what goals and rules speak of', () => {
  it('says which of them, and offers to take it back', async () => {
    const { session, tab, remove, notice } = await opened();
    remove('token:x');
    expect(notice()).toMatchObject({
      key: 'delete.broken',
      parameters: { count: 1, words: 'Leave the board by the exit with all survivors.' },
      tab: tab.key,
      actions: ['edit.undo'],
    });
    expect(notice()).not.toHaveProperty('isCalm');
    performAction(session, 'edit.undo');
    expect(tab.document.store.getState().mission.tokens).toHaveLength(2);
    expect(notice()).toBeUndefined();
  });

  it('says no more of long words than can be read in passing', async () => {
    const { remove, notice } = await opened({ words: { text: { en: 'Run! '.repeat(4_000) } } });
    remove('token:x');
    expect(notice()?.parameters?.['words']).toMatch(/^(Run! ){40,60}Run!…$/);
  });

  it('is old with the next step, because that is what would be taken back', async () => {
    const { tab, remove, notice } = await opened();
    remove('token:x');
    act(() => void tab.document.change({ key: 'step.cut' }, (draft) => void (draft.id = 'other')));
    expect(notice()).toBeUndefined();
  });

  it('leaves another notice in sight alone', async () => {
    const { session, tab, remove, notice } = await opened();
    remove('token:x');
    session.notify({ key: 'paste.nothing' });
    act(() => tab.document.undo());
    expect(notice()?.key).toBe('paste.nothing');
  });

  it('says nothing where nobody speaks of it', async () => {
    const { remove, notice } = await opened();
    remove('token:o1');
    expect(notice()).toBeUndefined();
  });
});
