import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../../main/contract';
import type { Tab } from '../../../renderer/document/tab';
import { FileHost } from '../../helpers/file-host';
import { filesOn, retitle, settle, small, withSmallMission } from '../../helpers/files';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const kept = (host: FileHost) =>
  host.askedFor('draft.keep').map(([draft]) => {
    const { text, past: _past, ...rest } = draft as Draft;
    return { ...rest, title: (JSON.parse(text) as { title: { en: string } }).title.en };
  });
const titles = (host: FileHost) => kept(host).map(({ title }) => title);

describe('work that is not saved', () => {
  it('is kept three tenths of a second after a change at the latest', async () => {
    const { host, tab } = await withSmallMission();
    const { document } = tab.file.getState();
    retitle(tab, 'Better');
    expect(kept(host)).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(kept(host)).toEqual([
      { key: tab.key, window: 'this-window', name: 'small', document, title: 'Better' },
    ]);
  });

  it('is kept while somebody draws without a rest, now and then', async () => {
    const { host, tab } = await withSmallMission();
    for (let change = 1; change <= 20; change++) {
      retitle(tab, `Change ${change}`);
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(300);
    expect(titles(host).length).toBeGreaterThan(2);
    expect(titles(host).length).toBeLessThan(8);
    expect(titles(host).at(-1)).toBe('Change 20');
  });

  it('is told again to a host that has come back, and so is its file', async () => {
    const { host, tab, files } = await withSmallMission();
    const { document } = tab.file.getState();
    retitle(tab, 'Better');
    await vi.advanceTimersByTimeAsync(300);
    await files.comeBack();
    expect(titles(host)).toEqual(['Better', 'Better']);
    expect(host.askedFor('document.resume')).toEqual([[document]]);
  });

  it('is not told again where all of it is in its file', async () => {
    const { host, files } = await withSmallMission();
    await files.comeBack();
    expect(titles(host)).toEqual([]);
  });

  it('is not kept again where nothing has changed', async () => {
    const { host, tab } = await withSmallMission();
    retitle(tab, 'Better');
    await vi.advanceTimersByTimeAsync(5000);
    tab.selection.set(['tile:a']);
    tab.view.zoomBy(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(titles(host)).toEqual(['Better']);
  });

  it('is kept as it was before the gesture that is under way', async () => {
    const { host, tab } = await withSmallMission();
    retitle(tab, 'Drawn');
    const gesture = tab.document.begin({ key: 'step.cut' });
    gesture.show((mission) => {
      mission.title = { en: 'In hand' };
    });
    await vi.advanceTimersByTimeAsync(300);
    expect(titles(host)).toEqual(['Drawn']);
    gesture.commit();
    await vi.advanceTimersByTimeAsync(300);
    expect(titles(host)).toEqual(['Drawn', 'In hand']);
  });

  it('is dropped when it is undone', async () => {
    const { host, tab } = await withSmallMission();
    retitle(tab, 'Better');
    await vi.advanceTimersByTimeAsync(300);
    tab.document.undo();
    await vi.advanceTimersByTimeAsync(300);
    expect(host.drafts.size).toBe(0);
  });

  it('is dropped when it is saved', async () => {
    const { files, host, tab } = await withSmallMission();
    retitle(tab, 'Better');
    await vi.advanceTimersByTimeAsync(300);
    expect(host.drafts.size).toBe(1);
    await files.save(tab);
    await vi.advanceTimersByTimeAsync(300);
    expect(host.drafts.size).toBe(0);
  });

  it('of a mission without a file is kept too, once it is drawn in', async () => {
    const { files, host, active } = filesOn(new FileHost());
    await files.newMission('town');
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept(host)).toEqual([]);
    retitle(active(), 'Gold rush');
    await vi.advanceTimersByTimeAsync(300);
    expect(kept(host)).toMatchObject([{ name: 'Gold rush' }]);
    expect(kept(host)[0]).not.toHaveProperty('document');
  });

  it('is kept anew under the file that it was saved to meanwhile', async () => {
    const { files, host, tab } = await withSmallMission();
    retitle(tab, 'First');
    host.chosen = 'other.boothill.json';
    const release = host.hold('document.saveAs');
    const saved = files.saveAs(tab);
    await settle();
    retitle(tab, 'Second');
    release();
    await saved;
    await vi.advanceTimersByTimeAsync(300);
    expect(kept(host).at(-1)).toMatchObject({ title: 'Second', document: tab.file.getState().document });
  });

  it('is kept at once when the window is asked for it', async () => {
    const { files, host, tab } = await withSmallMission();
    retitle(tab, 'Better');
    expect(await files.flush()).toBe(true);
    expect(titles(host)).toEqual(['Better']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(titles(host)).toEqual(['Better']);
  });

  it('is kept in its latest state when the host is slow', async () => {
    const { files, host, tab } = await withSmallMission();
    const release = host.hold('draft.keep');
    retitle(tab, 'First');
    await vi.advanceTimersByTimeAsync(300);
    retitle(tab, 'Second');
    const flushed = files.flush();
    release();
    expect(await flushed).toBe(true);
    expect(titles(host)).toEqual(['First', 'Second']);
  });

  it('is kept by a page that goes while the host is slow, and hears no answer any more', async () => {
    const { files, host, tab } = await withSmallMission();
    host.hold('draft.drop');
    retitle(tab, 'First');
    await vi.advanceTimersByTimeAsync(300);
    tab.document.undo();
    // The file has that: the draft is being dropped.
    await vi.advanceTimersByTimeAsync(300);
    tab.document.redo();
    void files.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(titles(host)).toEqual(['First', 'First']);
  });

  it('of a mission that is closed meanwhile is dropped for good', async () => {
    const { files, host, tab, answer } = await withSmallMission();
    const release = host.hold('draft.keep');
    retitle(tab, 'First');
    await vi.advanceTimersByTimeAsync(300);
    const closed = files.close(tab);
    await answer('discard');
    release();
    expect(await closed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(host.drafts.size).toBe(0);
  });

  it('that cannot be kept is said to be so until it is kept, whatever else is told', async () => {
    const { host, tab, files } = await withSmallMission();
    const notKept = () => tab.file.getState().notKept;
    for (let time = 0; time < 3; time++) host.refuse('draft.keep', 'disk-full');
    retitle(tab, 'Better');
    await vi.advanceTimersByTimeAsync(300);
    expect(notKept()).toBe('disk-full');
    await files.openText(host.files.get(small) ?? '');
    await files.openText('boothill/mission@, or nearly so');
    expect(notKept()).toBe('disk-full');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notKept()).toBeUndefined();
    expect(host.drafts.get(tab.key)?.text).toContain('Better');
  });

  it.each([
    ['saved', (work: Awaited<ReturnType<typeof withSmallMission>>) => work.files.save(work.tab)],
    ['undone', ({ tab }: Awaited<ReturnType<typeof withSmallMission>>) => tab.document.undo()],
  ])('that cannot be kept need not be once it is %s', async (_how, settled) => {
    const work = await withSmallMission();
    work.host.refuse('draft.keep', 'disk-full');
    retitle(work.tab, 'Better');
    await vi.advanceTimersByTimeAsync(300);
    expect(work.tab.file.getState().notKept).toBe('disk-full');
    await Promise.resolve(settled(work));
    expect(work.tab.file.getState().notKept).toBeUndefined();
  });

  it('is kept with what can be undone', async () => {
    const { host, tab } = await withSmallMission();
    retitle(tab, 'Better');
    await vi.advanceTimersByTimeAsync(300);
    expect(host.drafts.get(tab.key)?.past).toContain('step.cut');
  });

  it('is kept without that where there is no room for both, until the host comes back', async () => {
    const { host, tab, files } = await withSmallMission();
    host.refuse('draft.keep', 'disk-full');
    retitle(tab, 'Better');
    await vi.advanceTimersByTimeAsync(5000);
    expect(host.drafts.get(tab.key)?.text).toContain('Better');
    expect(host.drafts.get(tab.key)).not.toHaveProperty('past');
    expect(tab.file.getState().notKept).toBeUndefined();
    await files.comeBack();
    expect(host.drafts.get(tab.key)).toHaveProperty('past');
  });

  it('is not kept of what may only be looked at', async () => {
    const { files, host, tab, active } = await withSmallMission();
    host.versions.set(small, [host.files.get(small) ?? '']);
    const [old] = await files.versions.list(tab);
    if (!old) throw new Error('There must be a version');
    await files.versions.lookAt(tab, old);
    retitle(active(), 'Never');
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept(host)).toEqual([]);
  });
});

describe('what is written in the text of a file', () => {
  const written = (text: string, tab: Tab) => {
    tab.ownText.setState({ now: { text, base: tab.document.store.getState().history.now } });
  };
  const own = (host: FileHost, key: string) => {
    const kept = host.drafts.get(key)?.ownText;
    return kept === undefined ? undefined : (JSON.parse(kept) as unknown);
  };

  it('is kept as soon as the mission is, though that has not changed, and goes with it', async () => {
    const { host, tab } = await withSmallMission();
    written('{ "id": ', tab);
    await vi.advanceTimersByTimeAsync(300);
    expect(own(host, tab.key)).toEqual({ text: '{ "id": ', isBehind: false, mission: 'in-file' });
    retitle(tab, 'Better');
    await vi.advanceTimersByTimeAsync(300);
    expect(own(host, tab.key)).toEqual({ text: '{ "id": ', isBehind: true });
    tab.document.undo();
    tab.ownText.setState({ now: undefined });
    await vi.advanceTimersByTimeAsync(300);
    expect(host.drafts.size).toBe(0);
  });

  it('is kept now and then while somebody writes without a rest', async () => {
    const { host, tab } = await withSmallMission();
    for (let count = 1; count <= 20; count++) {
      written(' '.repeat(count), tab);
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(300);
    expect(host.askedFor('draft.keep').length).toBeLessThan(8);
    expect(own(host, tab.key)).toMatchObject({ text: ' '.repeat(20) });
  });

  it('does not keep the mission from being kept, and is said not to be until it is', async () => {
    const { host, tab, files } = await withSmallMission();
    retitle(tab, 'Better');
    written('{ "id": ', tab);
    host.refuse('draft.keep', 'disk-full');
    host.refuse('draft.keep', 'disk-full');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(host.drafts.get(tab.key)?.text).toContain('Better');
    expect(own(host, tab.key)).toBeUndefined();
    expect(tab.file.getState().notKept).toBe('disk-full');
    expect(files.wouldLoseText()).toBe(true);
    const times = host.askedFor('draft.keep').length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(host.askedFor('draft.keep')).toHaveLength(times);
    written('{ "id": 1', tab);
    await vi.advanceTimersByTimeAsync(300);
    expect(own(host, tab.key)).toMatchObject({ text: '{ "id": 1' });
    expect(tab.file.getState().notKept).toBeUndefined();
    expect(files.wouldLoseText()).toBe(false);
  });

  it('would be lost with the window where no draft can have it', async () => {
    const { host, tab, files } = await withSmallMission();
    written('{ "id": ', tab);
    expect(files.wouldLoseText()).toBe(false);
    host.refuse('draft.keep', 'disk-full');
    await vi.advanceTimersByTimeAsync(300);
    expect(files.wouldLoseText()).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(files.wouldLoseText()).toBe(false);
  });

  it('is left out where it is longer than any mission, and the mission is kept all the same', async () => {
    const { host, tab } = await withSmallMission();
    written(' '.repeat(500_001), tab);
    await vi.advanceTimersByTimeAsync(300);
    expect(host.askedFor('draft.keep')).toEqual([]);
    retitle(tab, 'Better');
    await vi.advanceTimersByTimeAsync(300);
    expect(titles(host)).toEqual(['Better']);
    expect(own(host, tab.key)).toBeUndefined();
  });
});
