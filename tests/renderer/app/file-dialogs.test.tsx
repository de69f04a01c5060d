import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { FileBadge } from '../../../renderer/app/file-badge';
import { LibraryDialog } from '../../../renderer/app/library-dialog';
import { NotKeptBar } from '../../../renderer/app/not-kept-bar';
import { NoticeBar } from '../../../renderer/app/notice-bar';
import { OnDiskBar } from '../../../renderer/app/on-disk-bar';
import { QuestionDialog } from '../../../renderer/app/question-dialog';
import { TabBar } from '../../../renderer/app/tab-bar';
import { VersionBar } from '../../../renderer/app/version-bar';
import { VersionsDialog } from '../../../renderer/app/versions-dialog';
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
      'Small',
      'New mission',
    ]);
    act(() => retitle(tab, 'Better'));
    expect(screen.getByRole('tab', { name: 'Better Not saved' }).getAttribute('aria-selected')).toBe('false');
    expect(screen.getByRole('tab', { name: 'Better Not saved' }).title).toBe(small);
    expect(screen.getByRole('tab', { name: 'New mission' }).getAttribute('aria-selected')).toBe('true');
  });

  it('name their files where titles are alike, and where there is no title', async () => {
    const host = new FileHost();
    host.files.set('other.json', textOf({ title: { en: 'Small' } }));
    host.files.set('untitled.json', textOf({ title: { en: ' ' } }));
    const { session } = await withFile(<TabBar />, host);
    await act(() => session.files.openRecent('other.json'));
    await act(() => session.files.openRecent('untitled.json'));
    const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Small – small', 'Small – other', 'untitled']);
    const [, other] = session.tabs.store.getState().tabs;
    act(() => other && retitle(other, 'Other'));
    expect(names()).toEqual(['Small', 'OtherNot saved', 'untitled']);
  });

  it('say which mission could not be kept', async () => {
    const { tab } = await withFile(<TabBar />);
    act(() => {
      retitle(tab, 'Better');
      tab.file.setState({ notKept: 'disk-full' });
    });
    expect(screen.getByRole('tab', { name: 'Better Not saved Not kept' })).toBeTruthy();
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
    fireEvent.click(screen.getByRole('tab', { name: 'Small' }));
    expect(name()).toBe(small);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Small' }), { key: 'ArrowRight' });
    expect(name()).toBe('New mission');
    fireEvent.keyDown(screen.getByRole('tab', { name: 'New mission' }), { key: 'Delete' });
    await settled();
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    fireEvent(
      screen.getByRole('tab', { name: 'Small' }),
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

describe('a name that no file may have', () => {
  it('is shown as it will be, while it is written', async () => {
    const host = new FileHost('web');
    const { session, settled } = await shown(<QuestionDialog />, host);
    await session.files.newMission('town');
    const tab = session.tabs.store.getState().active;
    if (!tab) throw new Error('It must be open');
    const saved = session.files.save(tab);
    await settled();
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    const write = (value: string) => fireEvent.change(field, { target: { value } });
    const hint = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(hint()).toBe('');
    write('Gold: part 1/2');
    expect(hint()).toBe('Its file will be called Gold- part 1-2.');
    write(' Gold ');
    expect(hint()).toBe('');
    write('Gold?');
    await press('Save', settled);
    expect(await saved).toBe(true);
    expect([...host.files.keys()]).toEqual(['Gold-.boothill.json']);
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

describe('what is told of a mission', () => {
  it('says which one is meant where another is in sight, and goes when that is closed', async () => {
    const { session, host, tab, settled } = await withFile(<NoticeBar />);
    host.refuse('document.reload', 'failed');
    await act(() => session.files.reload(tab));
    const words = 'That did not work, and nothing was changed. Try again, or start Boothill again.';
    expect(screen.getByRole('alert').textContent).toBe(words);
    await act(() => session.files.newMission('town'));
    expect(screen.getByRole('alert').textContent).toBe(`Small: ${words}`);
    await session.files.close(tab);
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers what is done to that one, also where another is in sight', async () => {
    const { session, host, tab, settled } = await withFile(<NoticeBar />);
    retitle(tab, 'Mine');
    host.refuse('document.save', 'not-writable');
    await act(() => session.files.save(tab));
    await act(() => session.files.newMission('town'));
    host.chosen = 'elsewhere.json';
    await press('Save as…', settled);
    expect(host.files.get('elsewhere.json')).toContain('Mine');
    expect(session.tabs.store.getState().active).toBe(tab);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays where something else was opened or saved', async () => {
    const { session, host, tab } = await withFile(<NoticeBar />);
    retitle(tab, 'Mine');
    host.refuse('document.save', 'not-writable');
    await act(() => session.files.save(tab));
    await act(() => session.files.newMission('town'));
    const town = session.tabs.store.getState().active;
    host.chosen = 'town.json';
    await act(async () => town && session.files.save(town));
    expect(screen.getByRole('alert').textContent).toContain('small was not saved.');
  });

  it('counts the files that were refused with the one it speaks of', async () => {
    const { session } = await shown(<NoticeBar />);
    await act(() =>
      session.files.openDropped(['a.json', 'b.json'].map((name) => new File(['nothing'], name))),
    );
    expect(screen.getByRole('alert').textContent).toMatch(
      /^a\.json was not opened\. .* 1 other file was not opened either\.$/,
    );
  });
});

describe('the bar about work that is not kept', () => {
  it('offers to save it somewhere else, and goes when it is kept', async () => {
    const { host, tab, settled } = await withFile(
      <Active>
        <NotKeptBar />
      </Active>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => {
      retitle(tab, 'Mine');
      tab.file.setState({ notKept: 'disk-full' });
    });
    host.chosen = 'elsewhere.json';
    await press('Save as…', settled);
    expect(host.files.get('elsewhere.json')).toContain('Mine');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the bar about an older version', () => {
  const bar = (
    <Active>
      <VersionBar />
    </Active>
  );
  const looking = async () => {
    const work = await withFile(bar);
    work.host.versions.set(small, [textOf({ title: { en: 'First' } })]);
    const { versions } = work.session.files;
    const [old] = await versions.list(work.tab);
    if (!old) throw new Error('There must be a version');
    await act(() => versions.lookAt(work.tab, old));
    return work;
  };

  it('says what it is, and brings it back', async () => {
    const { tab, settled } = await looking();
    expect(screen.getByRole('status').textContent).toMatch(/^An older version, saved over on 1 Jan 1970/);
    await press('Restore', settled);
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'First' });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('closes it', async () => {
    const { session, tab, settled } = await looking();
    await press('Close', settled);
    expect(session.tabs.store.getState().tabs).toEqual([tab]);
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
