import { describe, expect, it } from 'vitest';
import { perform } from '../../../renderer/document/command';
import { isUnsaved } from '../../../renderer/document/tab';
import { retitle, settle, small, textOf, withSmallMission } from '../../helpers/files';

const named = (title: string) => textOf({ title: { en: title } });

async function withVersions(...texts: string[]) {
  const work = await withSmallMission();
  work.host.versions.set(small, texts);
  const olds = await work.files.versions.list(work.tab);
  const [newest] = olds;
  if (!newest) throw new Error('There must be versions');
  return { ...work, olds, newest };
}

describe('versions', () => {
  it('are listed from the newest on, with work that was never saved', async () => {
    const { files, host, tab } = await withVersions(named('First'), named('Second'));
    host.leftBehind = [
      {
        key: 'k',
        name: 'small',
        text: named('Never saved'),
        at: 0.5,
        own: false,
        file: { document: 'd9', name: small, changed: false },
      },
      { key: 'other', name: 'other', text: named('Other'), at: 3, own: false },
    ];
    await files.begin();
    const olds = await files.versions.list(tab);
    expect(olds.map(({ kind, at }) => [kind, at])).toEqual([
      ['version', 1],
      ['draft', 0.5],
      ['version', 0],
    ]);
  });

  it('are looked at in a tab of their own, where nothing can be changed', async () => {
    const { files, tab, active, newest } = await withVersions(named('First'));
    await files.versions.lookAt(tab, newest);
    expect(active().document.store.getState().mission.title).toEqual({ en: 'First' });
    expect(active().file.getState()).toMatchObject({ isReadOnly: true });
    expect(active().file.getState().name).toMatch(/^small – /);
    const label = { key: 'step.cut' } as const;
    expect(perform(active(), { label, recipe: (mission) => void (mission.placements = []) })).toBe(false);
    expect(isUnsaved(active())).toBe(false);
  });

  it('that are looked at can be saved somewhere else, and are missions like others then', async () => {
    const { files, host, tab, active, newest } = await withVersions(named('First'));
    await files.versions.lookAt(tab, newest);
    host.chosen = 'old.boothill.json';
    expect(await files.saveAs(active())).toBe(true);
    expect(active().file.getState()).toMatchObject({ isReadOnly: false, name: 'old.boothill.json' });
  });

  it('are restored as one step, which can be undone and is not in the file yet', async () => {
    const { files, tab, newest } = await withVersions(named('First'));
    retitle(tab, 'Drawn');
    await files.versions.restore(tab, newest);
    const state = () => tab.document.store.getState();
    expect(state().mission.title).toEqual({ en: 'First' });
    expect(state().history.steps.at(-1)?.label.key).toBe('step.restore-version');
    expect(isUnsaved(tab)).toBe(true);
    tab.document.undo();
    expect(state().mission.title).toEqual({ en: 'Drawn' });
  });

  it('that are looked at are restored from there, and need no tab of their own then', async () => {
    const { files, tab, open, active, newest } = await withVersions(named('First'));
    retitle(tab, 'Drawn');
    await files.versions.lookAt(tab, newest);
    expect(active().file.getState().old).toEqual({ kind: 'version', at: newest.at });
    await files.versions.restoreLookedAt(active());
    expect(open()).toEqual([tab]);
    expect(active()).toBe(tab);
    const { mission, history } = tab.document.store.getState();
    expect(mission.title).toEqual({ en: 'First' });
    expect(history.steps.at(-1)?.label.key).toBe('step.restore-version');
  });

  it('that are looked at are restored in their file, also where that was closed meanwhile', async () => {
    const { files, tab, open, active, newest } = await withVersions(named('First'));
    await files.versions.lookAt(tab, newest);
    const looked = active();
    await files.close(tab);
    await files.versions.restoreLookedAt(looked);
    expect(open().map(({ file }) => file.getState().name)).toEqual([small]);
    expect(active().document.store.getState().mission.title).toEqual({ en: 'First' });
    expect(isUnsaved(active())).toBe(true);
  });

  it('that are looked at stay where their file cannot be opened any more', async () => {
    const { files, host, tab, open, active, notice, newest } = await withVersions(named('First'));
    await files.versions.lookAt(tab, newest);
    const looked = active();
    await files.close(tab);
    host.files.delete(small);
    await files.versions.restoreLookedAt(looked);
    expect(open()).toEqual([looked]);
    expect(notice()).toMatchObject({ parameters: { name: small } });
  });

  it('that were never saved are restored as what was left behind, and not offered any more', async () => {
    const { files, host, tab, active } = await withSmallMission();
    const left = { key: 'k', name: 'small', text: named('Never saved'), at: 5, own: false };
    host.leftBehind = [{ ...left, file: { document: 'd9', name: small, changed: false } }];
    await files.begin();
    const [draft] = await files.versions.list(tab);
    if (!draft) throw new Error('It must be listed');
    await files.versions.lookAt(tab, draft);
    expect(active().file.getState().old?.kind).toBe('draft');
    await files.versions.restoreLookedAt(active());
    await settle();
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Never saved' });
    expect(await files.versions.list(tab)).toEqual([]);
    expect(host.askedFor('draft.drop')).toEqual([['k']]);
    expect(host.askedFor('document.close')).toEqual([['d9']]);
  });

  it('that are as the mission is bring no step', async () => {
    const { files, tab, newest } = await withVersions(named('Small'));
    await files.versions.restore(tab, newest);
    expect(tab.document.store.getState().history.steps).toEqual([]);
  });

  it('keep what did not change the same, so that it need not be drawn anew', async () => {
    const { files, tab, newest } = await withVersions(named('First'));
    const { placements } = tab.document.store.getState().mission;
    await files.versions.restore(tab, newest);
    expect(tab.document.store.getState().mission.placements).toBe(placements);
  });

  it('that cannot be had any more are said to be gone, and nothing happens', async () => {
    const { files, host, tab, notice, open, newest } = await withVersions(named('First'));
    host.refuse('versions.read', 'not-known');
    await files.versions.lookAt(tab, newest);
    expect(notice()).toEqual({ key: 'error.not-known', tab: tab.key });
    host.versions.set(small, ['no mission']);
    await files.versions.restore(tab, newest);
    expect(notice()).toMatchObject({ reason: { key: 'problem.not-json' } });
    expect(open()).toEqual([tab]);
    expect(isUnsaved(tab)).toBe(false);
  });

  it('of a mission without a file there are none', async () => {
    const { files, active } = await withSmallMission();
    await files.newMission('town');
    expect(await files.versions.list(active())).toEqual([]);
  });
});

describe('loading the file again', () => {
  it('takes what is there over, as a step', async () => {
    const { files, host, tab } = await withSmallMission();
    host.files.set(small, named('Theirs'));
    expect(await files.reload(tab)).toBe(true);
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Theirs' });
    expect(isUnsaved(tab)).toBe(false);
  });

  it('changes nothing where the file is no mission any more, or gone', async () => {
    const { files, host, tab, notice } = await withSmallMission();
    host.files.set(small, 'no mission');
    expect(await files.reload(tab)).toBe(false);
    expect(notice()).toMatchObject({ reason: { key: 'problem.not-json' } });
    host.files.delete(small);
    expect(await files.reload(tab)).toBe(false);
    expect(tab.file.getState().onDisk).toBe('gone');
    expect(isUnsaved(tab)).toBe(true);
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Small' });
  });

  it('lets the host forget what the mission was opened as, or what was not taken', async () => {
    const { files, host, tab } = await withSmallMission();
    const { document } = tab.file.getState();
    await files.reload(tab);
    const { document: again } = tab.file.getState();
    host.files.set(small, 'no mission');
    await files.reload(tab);
    expect(tab.file.getState().document).toBe(again);
    expect(host.askedFor('document.close')).toEqual([[document], [expect.not.stringMatching(again ?? '')]]);
  });

  it('that is no mission any more does not let saving write over it unasked', async () => {
    const { files, host, tab, asked } = await withSmallMission();
    host.files.set(small, 'no mission');
    await files.reload(tab);
    retitle(tab, 'Mine');
    void files.save(tab);
    await settle();
    expect(asked()?.question.title).toBe('files.changed.title');
    expect(host.files.get(small)).toBe('no mission');
  });

  it('waits for a saving that is under way', async () => {
    const { files, host, tab } = await withSmallMission();
    retitle(tab, 'Mine');
    const release = host.hold('document.save');
    const saved = files.save(tab);
    const loaded = files.reload(tab);
    await settle();
    expect(host.askedFor('document.reload')).toEqual([]);
    release();
    expect(await Promise.all([saved, loaded])).toEqual([true, true]);
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Mine' });
  });
});
