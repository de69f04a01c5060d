// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { LibraryDialog } from '../../../renderer/app/library-dialog';
import { OnDiskBar } from '../../../renderer/app/on-disk-bar';
import { QuestionDialog } from '../../../renderer/app/question-dialog';
import { TabBar } from '../../../renderer/app/tab-bar';
import { VersionsDialog } from '../../../renderer/app/versions-dialog';
import { FileBadge } from '../../../renderer/files/file-badge';
import { useCheckCounts } from '../../../renderer/panels/use-checks';
import { useSession } from '../../../renderer/session/session-context';
import { TabProvider } from '../../../renderer/session/tab-context';
import { FileHost } from '../../helpers/file-host';
import { retitle, small, textOf } from '../../helpers/files';
import { shown } from '../../helpers/shown';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 0));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What stands below the mission in sight. */
function Active({ children }: { children: ReactNode }) {
  const { tabs, editorOf } = useSession();
  const active = useStore(tabs.store, (state) => state.active);
  return active ? (
    <TabProvider key={active.key} open={{ tab: active, editor: editorOf(active) }}>
      {children}
    </TabProvider>
  ) : null;
}

async function withFile(what: ReactNode, host = new FileHost()) {
  host.files.set(small, textOf({}));
  const work = await shown(what, host);
  await act(() => work.session.files.openRecent(small));
  const tab = work.session.tabs.store.getState().active;
  if (!tab) throw new Error('It must be open');
  return { ...work, tab };
}

const press = async (name: string, settled: () => Promise<void>) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
};

describe('the tabs', () => {
  it('name the open missions, and say which are not saved', async () => {
    const { session, tab } = await withFile(<TabBar />);
    await act(() => session.files.newMission('town'));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'small',
      'New mission',
    ]);
    act(() => retitle(tab, 'Better'));
    expect(screen.getByRole('tab', { name: 'small Not saved' }).getAttribute('aria-selected')).toBe('false');
    expect(screen.getByRole('tab', { name: 'New mission' }).getAttribute('aria-selected')).toBe('true');
  });

  it('follow the title of a mission that has no file', async () => {
    const { session } = await withFile(<TabBar />);
    await act(() => session.files.newMission('town'));
    const tab = session.tabs.store.getState().active;
    act(() => tab && retitle(tab, 'Gold rush'));
    expect(screen.getByRole('tab', { name: /^Gold rush/ })).toBeTruthy();
  });

  it('are chosen by click and by arrow, and closed by Delete or the middle button', async () => {
    const { session, settled } = await withFile(<TabBar />);
    await act(() => session.files.newMission('town'));
    const name = () => session.tabs.store.getState().active?.file.getState().name;
    fireEvent.click(screen.getByRole('tab', { name: 'small' }));
    expect(name()).toBe(small);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'small' }), { key: 'ArrowRight' });
    expect(name()).toBe('New mission');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'New mission' }), { key: 'Delete' });
    await settled();
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    fireEvent(
      screen.getByRole('tab', { name: 'small' }),
      new MouseEvent('auxclick', { button: 1, bubbles: true }),
    );
    await settled();
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });
});

describe('questions', () => {
  it('are answered by button', async () => {
    const { session, tab, settled } = await withFile(<QuestionDialog />);
    retitle(tab, 'Better');
    const closed = session.files.close(tab);
    await settled();
    expect(screen.getByRole('alertdialog', { name: 'Save small before it closes?' })).toBeTruthy();
    expect(session.store.getState().isAsked).toBe(true);
    await press('Don’t save', settled);
    expect(await closed).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(session.store.getState().isAsked).toBe(false);
  });

  it('are left open by Escape, which does nothing', async () => {
    const { session, tab, settled } = await withFile(<QuestionDialog />);
    retitle(tab, 'Better');
    const closed = session.files.close(tab);
    await settled();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await settled();
    expect(await closed).toBe(false);
  });

  it('for a name take what was written', async () => {
    const host = new FileHost('web');
    const { session, settled } = await shown(<QuestionDialog />, host);
    await session.files.newMission('town');
    const tab = session.tabs.store.getState().active;
    if (!tab) throw new Error('It must be open');
    const saved = session.files.save(tab);
    await settled();
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    expect(field.value).toBe('New mission');
    fireEvent.change(field, { target: { value: '  Gold rush ' } });
    await press('Save', settled);
    expect(await saved).toBe(true);
    expect([...host.files.keys()]).toEqual(['Gold rush.boothill.json']);
  });
});

describe('the badge', () => {
  function CountedBadge() {
    return <FileBadge counts={useCheckCounts()} />;
  }
  const badge = (
    <Active>
      <CountedBadge />
    </Active>
  );

  it('says whether the mission is sound, and whether it is in its file', async () => {
    const { tab } = await withFile(badge);
    expect(await screen.findByText('File valid')).toBeTruthy();
    expect(screen.getByText('Saved')).toBeTruthy();
    act(() => {
      tab.document.change({ key: 'step.cut' }, (mission) => {
        mission.players = { min: 5, max: 2 };
      });
    });
    expect(screen.getByText('Not saved')).toBeTruthy();
    expect(await screen.findByText('1 problem')).toBeTruthy();
  });

  it('says that a mission has no file yet', async () => {
    const { session } = await shown(badge);
    await act(() => session.files.newMission('town'));
    expect(screen.getByText('Not in a file yet')).toBeTruthy();
  });
});

describe('the bar about a file', () => {
  const bar = (
    <Active>
      <OnDiskBar />
    </Active>
  );
  const happens = (host: FileHost, now: 'changed' | 'gone' | 'back', document = '') =>
    act(() => host.say({ name: 'document.changed', value: { document, now } }));

  it('offers to load what another program has written', async () => {
    const { host, tab, settled } = await withFile(bar);
    expect(screen.queryByRole('alert')).toBeNull();
    host.files.set(small, textOf({ title: { en: 'Theirs' } }));
    happens(host, 'changed', tab.file.getState().document);
    await press('Load the file', settled);
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Theirs' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to go on with one’s own', async () => {
    const { host, tab, settled } = await withFile(bar);
    happens(host, 'changed', tab.file.getState().document);
    await press('Keep mine', settled);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Small' });
  });

  it('offers to write a file again that is gone', async () => {
    const { host, tab, settled } = await withFile(bar);
    host.files.delete(small);
    happens(host, 'gone', tab.file.getState().document);
    await press('Save it there again', settled);
    expect(host.files.has(small)).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the versions', () => {
  const dialog = (
    <Active>
      <VersionsDialog />
    </Active>
  );

  it('are listed, and one of them restored', async () => {
    const { session, host, tab, settled } = await withFile(dialog);
    host.versions.set(small, [textOf({ title: { en: 'First' } }), textOf({ title: { en: 'Second' } })]);
    act(() => session.showDialog('versions'));
    await settled();
    expect(screen.getByRole('dialog', { name: 'Versions of small' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const [newest] = screen.getAllByRole('button', { name: 'Restore' });
    if (newest) fireEvent.click(newest);
    await settled();
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Second' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say so where there are none', async () => {
    const { session, settled } = await withFile(dialog);
    act(() => session.showDialog('versions'));
    await settled();
    expect(screen.getByText(/There are none yet/)).toBeTruthy();
  });
});

describe('the library of a local page', () => {
  it('lists what was saved, and opens it', async () => {
    const host = new FileHost('web');
    host.files.set(small, textOf({}));
    const { session, settled } = await shown(<LibraryDialog />, host);
    await act(() => session.files.openByDialog());
    expect(screen.getByRole('dialog', { name: 'Open a mission' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^small/ }));
    await settled();
    expect(session.tabs.store.getState().active?.file.getState().name).toBe(small);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes files from wherever the browser runs', async () => {
    const host = new FileHost('web');
    const file = new File([textOf({})], 'mine.json');
    const page = { chooseFiles: () => Promise.resolve([file]) };
    const { session, settled } = await shown(<LibraryDialog />, host, page);
    await act(() => session.files.openByDialog());
    expect(screen.getByText('The library is empty. What you save goes there.')).toBeTruthy();
    await press('Upload a file…', settled);
    await vi.waitFor(() =>
      expect(session.tabs.store.getState().active?.file.getState().name).toBe('mine.json'),
    );
  });
});
