import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { performAction } from '../../../renderer/app/actions/all-actions';
import type { PartKey } from '../../../renderer/document/parts';
import { createSession } from '../../../renderer/session/session';
import { FakeHost } from '../../helpers/fake-host';
import { missionOn, objective } from '../../helpers/small-missions';

/** Taken away while the variant for few is looked at. */
async function taken(...keys: PartKey[]) {
  const session = await createSession(new FakeHost(), 'en');
  const tab = session.tabs.open({
    name: 'small.json',
    mission: missionOn(['a 2R 0 0 0', 'b 3R 1 0 0'], {
      tokens: [objective('o1 a 40 40'), objective('o2 a 90 90')],
      variants: [
        { id: 'few', survivors: [1] },
        { id: 'many', survivors: [6], without: ['o2'] },
      ],
    }),
  });
  tab.document.lookAt('few');
  act(() => tab.selection.set(keys));
  performAction(session, 'clipboard.delete');
  const whole = () => tab.document.store.getState().history.now;
  return { session, tab, whole, ids: () => whole().tokens?.map(({ id }) => id) };
}

it('what is left out with one variant, as was meant, is told calmly', async () => {
  const { session } = await taken('token:o1');
  expect(session.store.getState().notice).toMatchObject({ key: 'delete.left-out', isCalm: true });
});

describe('what was left out with one variant and is removed for everybody', () => {
  it('does not bring back the tile that was taken away with it', async () => {
    const { session, whole, ids } = await taken('tile:b', 'token:o1');
    expect(ids()).toEqual(['o1', 'o2']);
    performAction(session, 'variants.removeForAll');
    expect(ids()).toEqual(['o2']);
    expect(whole().placements.map(({ id }) => id)).toEqual(['a']);
    expect(whole().variants?.map(({ without }) => without)).toEqual([undefined, ['o2']]);
    expect(session.store.getState().notice).toBeUndefined();
  });

  it.each([undefined, 'many'])('is that also where another is looked at by now: %j', async (other) => {
    const { session, tab, ids } = await taken('token:o1');
    act(() => tab.document.lookAt(other));
    performAction(session, 'variants.removeForAll');
    expect(ids()).toEqual(['o2']);
  });
});
