import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AddToMission } from '../../../../renderer/panels/handbook/add-to-mission';
import { createSession } from '../../../../renderer/session/session';
import { SessionProvider } from '../../../../renderer/session/session-context';
import { TabProvider } from '../../../../renderer/session/tab-context';
import { FakeHost } from '../../../helpers/fake-host';
import { sampleMission } from '../../../helpers/samples';

const few = { id: 'few', survivors: [1] as [number] };

it.each([undefined, 'few'])('a word comes into what is looked at, and leads there: %j', async (looked) => {
  const session = await createSession(new FakeHost(), 'en');
  const mission = { ...sampleMission('m0.boothill.json'), variants: [few] };
  const tab = session.tabs.open({ name: 'm0', mission });
  tab.document.lookAt(looked);
  render(
    <SessionProvider session={session}>
      <TabProvider open={{ tab, editor: session.editorOf(tab) }}>
        <AddToMission entry={{ id: 'Effect.wound', name: '', about: [], word: 'Effect.wound' }} />
      </TabProvider>
    </SessionProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add to this mission' }));
  const { now } = tab.document.store.getState().history;
  const added = looked === undefined ? now.rules?.at(-1) : now.variants?.[0]?.rules?.at(-1);
  expect(added).toMatchObject({ do: [{ effect: 'wound' }] });
  const others = looked === undefined ? now.variants?.[0]?.rules : now.rules;
  expect(others).toEqual(looked === undefined ? undefined : mission.rules);
  const story = { list: 'rules', variant: looked, id: added?.id };
  expect(session.store.getState().leadsTo).toEqual({ panel: 'rules', story });
});
