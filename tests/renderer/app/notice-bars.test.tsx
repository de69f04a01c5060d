import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotKeptBar } from '../../../renderer/app/not-kept-bar';
import { NoticeBar } from '../../../renderer/app/notice-bar';
import { BoardNotices } from '../../../renderer/app/notices';
import { OnDiskBar } from '../../../renderer/app/on-disk-bar';
import { VersionBar } from '../../../renderer/app/version-bar';
import { FileHost } from '../../helpers/file-host';
import { Active, press, withFile } from '../../helpers/file-in-window';
import { retitle, small, textOf } from '../../helpers/files';
import { missionWith } from '../../helpers/missions';
import { shown } from '../../helpers/shown';

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

  it('looks as if something were wrong only where it is', async () => {
    const { session } = await withFile(<NoticeBar />);
    act(() => session.notify({ key: 'games.mission-changed', isCalm: true }));
    expect(screen.getByRole('alert').classList.contains('notice-calm')).toBe(true);
    act(() => session.notify({ key: 'crash.notice' }));
    expect(screen.getByRole('alert').classList.contains('notice-calm')).toBe(false);
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

  it('names all that is wrong with a file that was refused', async () => {
    const { session } = await shown(<NoticeBar />);
    const unheardOf = { face: 'unheard-of', x: 0, y: 0, rotation: 0 };
    const placements = ['a', 'b', 'c'].map((id) => ({ id, ...unheardOf }));
    const text = JSON.stringify(missionWith({ placements }));
    await act(() => session.files.openDropped([new File([text], 'odd.json')]));
    expect(screen.getByText('Show all that is wrong')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/unheard-of.*\(at \/placements\/1\/face\)$/),
      expect.stringMatching(/unheard-of.*\(at \/placements\/2\/face\)$/),
    ]);
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

describe('a page whose host is gone', () => {
  it('says so once, with what is to be done, whatever else comes of it', async () => {
    const { session, host, tab } = await withFile(
      <Active>
        <BoardNotices />
      </Active>,
    );
    const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    act(() => host.say({ name: 'host.gone', value: 'silent' }));
    expect(alerts()).toEqual([expect.stringMatching(/^Boothill does not answer .* npm start\.$/)]);
    act(() => {
      retitle(tab, 'Mine');
      tab.file.setState({ notKept: 'host-gone' });
    });
    expect(alerts()).toEqual([expect.stringMatching(/kept nowhere else meanwhile\.Download/)]);
    host.refuse('document.save', 'host-gone');
    await act(() => session.files.save(tab));
    expect(alerts()).toEqual([expect.stringMatching(/^small was not saved\. .* npm start\.Download/)]);
    act(() => session.dismissNotice());
    expect(alerts()).toEqual([expect.stringMatching(/^Boothill does not answer/)]);
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
