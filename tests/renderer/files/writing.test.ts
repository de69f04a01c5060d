import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackRoom } from '../../../renderer/back-room/back-room';
import { perform } from '../../../renderer/document/command';
import { isUnsaved, type Tab } from '../../../renderer/document/tab';
import { FileHost } from '../../helpers/file-host';
import { filesOn, retitle, settle, small, textOf } from '../../helpers/files';
import { slowRoom } from '../../helpers/slow-room';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A mission that takes long to look through, for what it has to say. */
function lengthen(tab: Tab): void {
  perform(tab, {
    label: { key: 'step.cut' },
    recipe: (mission) =>
      void Object.assign(mission, { title: { en: 'Long' }, saga: 'Wind. '.repeat(20_000) }),
  });
}

/** A window with a mission from a file, and its threads. */
async function drawing(backRoom = slowRoom()) {
  const host = new FileHost();
  host.files.set(small, textOf({}));
  const work = filesOn(host, { backRoom: backRoom.room });
  await work.files.openRecent(small);
  await settle();
  const titleOfFile = () => {
    const { title } = JSON.parse(host.files.get(small) ?? '{}') as { title: { en: string } };
    return title.en;
  };
  return { ...work, host, tab: work.active(), titleOfFile, letWork: backRoom.letWork };
}

describe('a mission', () => {
  it('that is small is written at once', async () => {
    const { files, tab, titleOfFile } = await drawing();
    retitle(tab, 'Short');
    expect(await files.save(tab)).toBe(true);
    expect(titleOfFile()).toBe('Short');
  });

  it('that is large is written beside the window, in sight of who waits for it', async () => {
    const { files, tab, titleOfFile, waits, letWork } = await drawing();
    lengthen(tab);
    const saved = files.save(tab);
    await vi.advanceTimersByTimeAsync(300);
    expect(waits()).toMatchObject([{ what: 'wait.writing' }]);
    expect(tab.file.getState().isSaving).toBe(true);
    letWork();
    expect(await saved).toBe(true);
    expect([waits(), tab.file.getState().isSaving]).toEqual([[], false]);
    expect([titleOfFile(), isUnsaved(tab)]).toEqual(['Long', false]);
  });

  it('is saved as it was when that was asked for; what is drawn meanwhile is not in the file', async () => {
    const { files, tab, titleOfFile, letWork } = await drawing();
    lengthen(tab);
    const saved = files.save(tab);
    await settle();
    retitle(tab, 'Later');
    letWork();
    expect(await saved).toBe(true);
    expect([titleOfFile(), isUnsaved(tab)]).toEqual(['Long', true]);
    tab.document.undo();
    expect(isUnsaved(tab)).toBe(false);
  });

  it('that nobody waits for any more stays unsaved, and can be saved again', async () => {
    const { files, host, tab, titleOfFile, notice, waits, letWork } = await drawing();
    lengthen(tab);
    const saved = files.save(tab);
    await vi.advanceTimersByTimeAsync(300);
    waits()[0]?.giveUp();
    expect(await saved).toBe(false);
    expect([isUnsaved(tab), notice(), host.askedFor('document.save')]).toEqual([true, undefined, []]);
    letWork();
    expect(await files.save(tab)).toBe(true);
    expect(titleOfFile()).toBe('Long');
  });

  it('that takes too long is not saved, in a sentence, and is kept as a draft', async () => {
    const { files, host, tab, notice } = await drawing();
    lengthen(tab);
    const saved = files.save(tab);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await saved).toBe(false);
    expect(notice()).toMatchObject({ key: 'files.not-saved', reason: { key: 'files.too-long' } });
    expect([isUnsaved(tab), host.askedFor('draft.keep').length]).toEqual([true, 1]);
  });

  it('is written all the same where there is no thread to be had', async () => {
    const room = createBackRoom((_, died) => ({ ask: () => died(), end: () => undefined }));
    const { files, tab, titleOfFile } = await drawing({ room, letWork: () => undefined });
    lengthen(tab);
    expect(await files.save(tab)).toBe(true);
    expect(titleOfFile()).toBe('Long');
  });

  it('is asked about where another program has changed its file meanwhile', async () => {
    const { files, host, tab, asked, titleOfFile, letWork } = await drawing();
    lengthen(tab);
    const saved = files.save(tab);
    await settle();
    host.files.set(small, textOf({ title: { en: 'Theirs' } }));
    host.say({
      name: 'document.changed',
      value: { document: tab.file.getState().document ?? '', now: 'changed' },
    });
    letWork();
    await settle();
    expect(asked()?.question.title).toBe('files.changed.title');
    asked()?.answer(undefined);
    expect(await saved).toBe(false);
    expect([titleOfFile(), isUnsaved(tab)]).toEqual(['Theirs', true]);
  });

  it('is closed when it is written, and not before', async () => {
    const { files, tab, open, titleOfFile, letWork } = await drawing();
    lengthen(tab);
    void files.save(tab);
    const closed = files.close(tab);
    await settle();
    expect(open()).toEqual([tab]);
    letWork();
    expect(await closed).toBe(true);
    expect([open(), titleOfFile()]).toEqual([[], 'Long']);
  });

  it('of a window that goes meanwhile is kept as a draft', async () => {
    const { files, host, tab } = await drawing();
    lengthen(tab);
    void files.save(tab);
    await settle();
    expect(await files.flush()).toBe(true);
    const [[draft] = []] = host.askedFor('draft.keep');
    expect(draft).toMatchObject({ key: tab.key });
    expect(JSON.stringify(draft)).toContain('Wind. Wind. ');
  });
});
