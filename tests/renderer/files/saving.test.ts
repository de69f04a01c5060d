import { describe, expect, it } from 'vitest';
import { perform } from '../../../renderer/document/command';
import { changeMission } from '../../../renderer/document/commands/properties';
import { isUnsaved } from '../../../renderer/document/tab';
import type { Mission } from '../../../schemas';
import { FileHost } from '../../helpers/file-host';
import { filesOn, retitle, settle, small, textOf, withSmallMission } from '../../helpers/files';

const titleIn = (text: string | undefined) =>
  (JSON.parse(text ?? '{}') as { title: { en: string } }).title.en;

describe('saving', () => {
  it('writes what is drawn to the file that it came from', async () => {
    const { files, host, tab } = await withSmallMission();
    retitle(tab, 'Better');
    expect(isUnsaved(tab)).toBe(true);
    expect(await files.save(tab)).toBe(true);
    expect(titleIn(host.files.get(small))).toBe('Better');
    expect(isUnsaved(tab)).toBe(false);
  });

  it('writes nothing where the file has all of it already', async () => {
    const { files, host, tab } = await withSmallMission();
    expect(await files.save(tab)).toBe(true);
    expect(host.askedFor('document.save')).toEqual([]);
  });

  it('writes keys that it does not know back', async () => {
    const host = new FileHost();
    host.files.set('odd.json', textOf({ weather: { wind: 3 } }));
    const { files, active } = filesOn(host);
    await files.openRecent('odd.json');
    retitle(active(), 'Better');
    await files.save(active());
    expect(JSON.parse(host.files.get('odd.json') ?? '')).toMatchObject({ weather: { wind: 3 } });
  });

  it('leaves a change that is made meanwhile unsaved', async () => {
    const { files, host, tab } = await withSmallMission();
    retitle(tab, 'First');
    const release = host.hold('document.save');
    const saved = files.save(tab);
    await settle();
    expect(tab.file.getState().isSaving).toBe(true);
    retitle(tab, 'Second');
    release();
    expect(await saved).toBe(true);
    expect(titleIn(host.files.get(small))).toBe('First');
    expect(tab.file.getState().isSaving).toBe(false);
    expect(isUnsaved(tab)).toBe(true);
  });

  it('asked for twice, writes the later state last', async () => {
    const { files, host, tab } = await withSmallMission();
    retitle(tab, 'First');
    const release = host.hold('document.save');
    const first = files.save(tab);
    await settle();
    retitle(tab, 'Second');
    const second = files.save(tab);
    release();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(titleIn(host.files.get(small))).toBe('Second');
    expect(isUnsaved(tab)).toBe(false);
  });

  it('takes what was drawn before the gesture that is under way', async () => {
    const { files, host, tab } = await withSmallMission();
    retitle(tab, 'Drawn');
    const gesture = tab.document.begin({ key: 'step.cut' });
    gesture.show((mission) => {
      mission.title = { en: 'In hand' };
    });
    await files.save(tab);
    expect(titleIn(host.files.get(small))).toBe('Drawn');
    gesture.commit();
    expect(isUnsaved(tab)).toBe(true);
  });

  it.each(['while the file is written', 'afterwards'])(
    'is undone to the saved state, whatever was typed %s',
    async (when) => {
      const { files, host, tab } = await withSmallMission();
      const type = (en: string) => {
        const recipe = (mission: Mission) => void (mission.title = { en });
        perform(tab, changeMission({ key: 'step.change.title' }, recipe, 'typing:1'));
      };
      type('F');
      const release = host.hold('document.save');
      const saved = files.save(tab);
      await settle();
      if (when !== 'afterwards') type('Fi');
      release();
      await saved;
      type('Fir');
      expect(isUnsaved(tab)).toBe(true);
      tab.document.undo();
      expect(tab.document.store.getState().mission.title.en).toBe('F');
      expect(isUnsaved(tab)).toBe(false);
    },
  );

  it('is undone to the saved state, which is then no change', async () => {
    const { files, tab } = await withSmallMission();
    retitle(tab, 'First');
    await files.save(tab);
    retitle(tab, 'Second');
    tab.document.undo();
    expect(isUnsaved(tab)).toBe(false);
    tab.document.undo();
    expect(isUnsaved(tab)).toBe(true);
  });

  it.each(['disk-full', 'not-writable', 'host-gone', 'failed'] as const)(
    'that fails (%s) says so with a way out, and leaves the mission as it is',
    async (code) => {
      const { files, host, tab, notice } = await withSmallMission();
      retitle(tab, 'Better');
      host.refuse('document.save', code);
      expect(await files.save(tab)).toBe(false);
      expect(notice()).toMatchObject({ key: 'files.not-saved', reason: { key: `error.${code}` } });
      expect(notice()?.actions).not.toHaveLength(0);
      expect(isUnsaved(tab)).toBe(true);
      expect(tab.document.store.getState().mission.title).toEqual({ en: 'Better' });
      expect(tab.file.getState().isSaving).toBe(false);
    },
  );

  it('refuses what would be no mission, and keeps it in the window', async () => {
    const { files, host, tab, notice } = await withSmallMission();
    tab.document.change({ key: 'step.cut' }, (mission) => {
      mission.title = 'no text by language' as never;
      mission.placements = 'none' as never;
    });
    expect(await files.save(tab)).toBe(false);
    expect(notice()).toMatchObject({ key: 'files.not-a-mission', parameters: { pointer: '/placements' } });
    expect(host.askedFor('document.save')).toEqual([]);
  });

  it('saves a mission whose goals speak of what is not there any more', async () => {
    const { files, host, tab } = await withSmallMission();
    tab.document.change({ key: 'step.cut' }, (mission) => {
      mission.goals = [{ id: 'g1', reach: { taken: { group: 'gold', count: 'all' } } }];
    });
    const saved = await files.save(tab);
    const loaded = JSON.parse(host.files.get(small) ?? '') as { goals?: unknown[] };
    expect([saved, loaded.goals?.length]).toEqual([true, 1]);
  });
});

describe('a file that somebody else has changed', () => {
  const changed = async () => {
    const work = await withSmallMission();
    work.host.files.set(small, textOf({ title: { en: 'Theirs' } }));
    retitle(work.tab, 'Mine');
    const saved = work.files.save(work.tab);
    await settle();
    return { ...work, saved };
  };

  it('is not written over unasked', async () => {
    const { host, asked, tab, saved, answer } = await changed();
    expect(asked()?.question.title).toBe('files.changed.title');
    expect(tab.file.getState().onDisk).toBe('changed');
    await answer();
    expect(await saved).toBe(false);
    expect(titleIn(host.files.get(small))).toBe('Theirs');
  });

  it('is written over when the user says so', async () => {
    const { host, tab, saved, answer } = await changed();
    await answer('again');
    expect(await saved).toBe(true);
    expect(titleIn(host.files.get(small))).toBe('Mine');
    expect(tab.file.getState().onDisk).toBe('same');
    expect(isUnsaved(tab)).toBe(false);
  });

  it('stays, and the mission goes elsewhere', async () => {
    const { host, tab, saved, answer } = await changed();
    host.chosen = 'other.boothill.json';
    await answer('elsewhere');
    expect(await saved).toBe(true);
    expect(titleIn(host.files.get(small))).toBe('Theirs');
    expect(titleIn(host.files.get('other.boothill.json'))).toBe('Mine');
    expect(tab.file.getState()).toMatchObject({ name: 'other.boothill.json', onDisk: 'same' });
  });

  it('is loaded instead, and what was drawn can be had back', async () => {
    const { tab, saved, answer } = await changed();
    await answer('reload');
    expect(await saved).toBe(false);
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Theirs' });
    expect(isUnsaved(tab)).toBe(false);
    tab.document.undo();
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Mine' });
    expect(isUnsaved(tab)).toBe(true);
  });

  it('is asked about without trying where the window knows', async () => {
    const { files, host, tab, answer } = await withSmallMission();
    const { document = '' } = tab.file.getState();
    host.say({ name: 'document.changed', value: { document, now: 'changed' } });
    retitle(tab, 'Mine');
    const saved = files.save(tab);
    await answer('again');
    expect(await saved).toBe(true);
    expect(host.askedFor('document.save').map(([, , anyway]) => anyway)).toEqual([true]);
  });

  it('that is to count for nothing is written over the next time, but not what comes after it', async () => {
    const { files, host, tab, asked } = await withSmallMission();
    const { document = '' } = tab.file.getState();
    host.files.set(small, 'theirs');
    host.say({ name: 'document.changed', value: { document, now: 'changed' } });
    files.keepMine(tab);
    expect(isUnsaved(tab)).toBe(true);
    expect(await files.save(tab)).toBe(true);
    expect(titleIn(host.files.get(small))).toBe('Small');
    host.files.set(small, 'theirs again');
    retitle(tab, 'Mine');
    void files.save(tab);
    await settle();
    expect(asked()?.question.title).toBe('files.changed.title');
  });
});

it('what another program writes after the user has insisted is not written over unasked', async () => {
  const { files, host, tab, asked } = await withSmallMission();
  const { document = '' } = tab.file.getState();
  host.say({ name: 'document.changed', value: { document, now: 'changed' } });
  files.keepMine(tab);
  host.files.set(small, 'newer');
  host.say({ name: 'document.changed', value: { document, now: 'changed' } });
  retitle(tab, 'Mine');
  void files.save(tab);
  await settle();
  expect(asked()?.question.title).toBe('files.changed.title');
  expect(host.files.get(small)).toBe('newer');
});

describe('a file that is gone', () => {
  it('leaves the mission unsaved, and is written again when the user says so', async () => {
    const { files, host, tab, answer } = await withSmallMission();
    const { document = '' } = tab.file.getState();
    host.files.delete(small);
    host.say({ name: 'document.changed', value: { document, now: 'gone' } });
    expect(isUnsaved(tab)).toBe(true);
    const saved = files.save(tab);
    await answer('again');
    expect(await saved).toBe(true);
    expect(titleIn(host.files.get(small))).toBe('Small');
    expect(isUnsaved(tab)).toBe(false);
  });

  it('that is back is as before', async () => {
    const { host, tab } = await withSmallMission();
    const { document = '' } = tab.file.getState();
    host.say({ name: 'document.changed', value: { document, now: 'gone' } });
    host.say({ name: 'document.changed', value: { document, now: 'back' } });
    expect(isUnsaved(tab)).toBe(false);
  });
});

describe('saving as', () => {
  it('gives a mission without a file one, under the name of its title', async () => {
    const { files, host, active } = filesOn(new FileHost());
    await files.newMission('town');
    retitle(active(), 'Gold rush');
    host.chosen = 'rush.boothill.json';
    expect(await files.save(active())).toBe(true);
    expect(host.askedFor('document.saveAs')[0]?.[0]).toBe('Gold rush.boothill.json');
    expect(active().file.getState()).toMatchObject({ name: 'rush.boothill.json' });
    expect(isUnsaved(active())).toBe(false);
  });

  it('that is thought better of changes nothing', async () => {
    const { files, active } = filesOn(new FileHost());
    await files.newMission('empty');
    expect(await files.save(active())).toBe(false);
    expect(active().file.getState().document).toBeUndefined();
  });

  it('lets the host forget the old file', async () => {
    const { files, host, tab } = await withSmallMission();
    const { document } = tab.file.getState();
    host.chosen = 'other.boothill.json';
    await files.saveAs(tab);
    expect(host.askedFor('document.close')).toEqual([[document]]);
  });

  it('is what saving means where the file cannot be written', async () => {
    const host = new FileHost();
    host.readOnly.add(small);
    const { files, tab } = await withSmallMission(host);
    retitle(tab, 'Better');
    host.chosen = 'mine.boothill.json';
    expect(await files.save(tab)).toBe(true);
    expect(host.askedFor('document.save')).toEqual([]);
    expect(tab.file.getState()).toMatchObject({ name: 'mine.boothill.json', cannotWrite: false });
  });

  it('is what saving means where the host does not know the mission any more', async () => {
    const { files, host, tab } = await withSmallMission();
    retitle(tab, 'Better');
    host.refuse('document.save', 'not-known');
    host.chosen = 'again.boothill.json';
    expect(await files.save(tab)).toBe(true);
    expect(titleIn(host.files.get('again.boothill.json'))).toBe('Better');
  });

  it('over the file of another open mission leaves that one without a file, and unsaved', async () => {
    const { files, host, tab, active } = await withSmallMission();
    await files.newMission('town');
    host.chosen = small;
    await files.saveAs(active());
    expect(tab.file.getState().document).toBeUndefined();
    expect(isUnsaved(tab)).toBe(true);
    expect(isUnsaved(active())).toBe(false);
  });
});

describe('in a local page', () => {
  const begun = async () => {
    const work = filesOn(new FileHost('web'), { shell: 'web' });
    await work.files.newMission('town');
    return { ...work, saved: work.files.save(work.active()) };
  };

  it('a name is asked for, and the library keeps the mission under it', async () => {
    const { host, answer, asked, saved, active } = await begun();
    await settle();
    expect(asked()?.question.name).toBe('New mission');
    await answer('save', 'Gold rush');
    expect(await saved).toBe(true);
    expect([...host.files.keys()]).toEqual(['Gold rush.boothill.json']);
    expect(active().file.getState().name).toBe('Gold rush.boothill.json');
  });

  it('a name that is taken is replaced only when the user says so', async () => {
    const { host, answer, asked, saved } = await begun();
    host.files.set('Gold.boothill.json', 'theirs');
    await answer('save', 'Gold');
    expect(asked()?.question.title).toBe('files.taken.title');
    expect(host.files.get('Gold.boothill.json')).toBe('theirs');
    await answer('replace');
    expect(await saved).toBe(true);
    expect(titleIn(host.files.get('Gold.boothill.json'))).toBe('New mission');
  });

  it('another name can be given, or none', async () => {
    const { host, answer, asked, saved } = await begun();
    host.files.set('Gold.boothill.json', 'theirs');
    await answer('save', 'Gold');
    await answer('other');
    expect(asked()?.question.name).toBe('Gold');
    await answer();
    expect(await saved).toBe(false);
    expect([...host.files.values()]).toEqual(['theirs']);
  });

  it('saving as under its own name is saving', async () => {
    const { files, host, tab, answer } = await withSmallMission(new FileHost('web'), 'web');
    retitle(tab, 'Better');
    const saved = files.saveAs(tab);
    await answer('save', 'small');
    expect(await saved).toBe(true);
    expect(host.askedFor('document.saveAs')).toEqual([]);
    expect(titleIn(host.files.get(small))).toBe('Better');
  });

  it('a mission can be downloaded, whatever has become of the host', async () => {
    const { files, tab, downloads } = await withSmallMission();
    retitle(tab, 'Better');
    await files.download(tab);
    expect(downloads.map(([name, text]) => [name, titleIn(text)])).toEqual([[small, 'Better']]);
    expect(isUnsaved(tab)).toBe(true);
  });
});
