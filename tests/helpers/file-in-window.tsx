import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../renderer/session/session-context';
import { TabProvider } from '../../renderer/session/tab-context';
import { FileHost } from './file-host';
import { small, textOf } from './files';
import { shown } from './shown';

/** What stands below the mission in sight. */
export function Active({ children }: { children: ReactNode }) {
  const { tabs, editorOf } = useSession();
  const active = useStore(tabs.store, (state) => state.active);
  return active ? (
    <TabProvider key={active.key} open={{ tab: active, editor: editorOf(active) }}>
      {children}
    </TabProvider>
  ) : null;
}

/** A part of the window in which a mission is open, from a file called small.boothill.json. */
export async function withFile(what: ReactNode, host = new FileHost()) {
  host.files.set(small, textOf({}));
  const work = await shown(what, host);
  await act(() => work.session.files.openRecent(small));
  const tab = work.session.tabs.store.getState().active;
  if (!tab) throw new Error('It must be open');
  return { ...work, tab };
}

export async function press(name: string, settled: () => Promise<void>): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}
