import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FileHost } from '../../helpers/file-host';
import { filesOn, retitle, settle, small, withSmallMission } from '../../helpers/files';

const titleIn = (text: string | undefined) =>
  (JSON.parse(text ?? '{}') as { title: { en: string } }).title.en;

describe('closing', () => {
  it('asks nothing where nothing would be lost, and lets the host forget the file', async () => {
    const { files, host, tab, open, asked } = await withSmallMission();
    const { document } = tab.file.getState();
    expect(await files.close(tab)).toBe(true);
    expect([open(), asked()]).toEqual([[], undefined]);
    expect(host.askedFor('document.close')).toEqual([[document]]);
  });

  it('asks nothing of a new mission that nobody has drawn in', async () => {
    const { files, active, open } = filesOn(new FileHost());
    await files.newMission('town');
    expect(await files.close(active())).toBe(true);
    expect(open()).toEqual([]);
  });

  it('saves when the user says so', async () => {
    const { files, host, tab, open, asked, answer } = await withSmallMission();
    retitle(tab, 'Better');
    const closed = files.close(tab);
    await settle();
    expect(asked()?.question).toMatchObject({ title: 'close.title', parameters: { name: 'small' } });
    await answer('save');
    expect(await closed).toBe(true);
    expect(open()).toEqual([]);
    expect(titleIn(host.files.get(small))).toBe('Better');
  });

  it('does not save when the user says so, and keeps no draft', async () => {
    const { files, host, tab, open, answer } = await withSmallMission();
    retitle(tab, 'Better');
    await files.flush();
    expect(host.drafts.size).toBe(1);
    const closed = files.close(tab);
    await answer('discard');
    expect(await closed).toBe(true);
    expect(open()).toEqual([]);
    expect(host.drafts.size).toBe(0);
    expect(titleIn(host.files.get(small))).toBe('Small');
  });

  it('asks whether to do without what was written in the text of the file, and then about the rest', async () => {
    const { files, tab, open, asked, answer } = await withSmallMission();
    retitle(tab, 'Better');
    tab.ownText.setState({ now: { text: '{}', base: undefined } });
    const stayed = files.close(tab);
    await settle();
    expect(asked()?.question.title).toBe('close.text-left.title');
    await answer();
    expect(await stayed).toBe(false);
    expect(open()).toEqual([tab]);
    const closed = files.close(tab);
    await answer('drop');
    expect(asked()?.question.title).toBe('close.title');
    await answer('discard');
    expect(await closed).toBe(true);
  });

  it('is thought better of', async () => {
    const { files, tab, open, answer } = await withSmallMission();
    retitle(tab, 'Better');
    const closed = files.close(tab);
    await answer();
    expect(await closed).toBe(false);
    expect(open()).toEqual([tab]);
  });

  it('keeps a mission open that could not be saved', async () => {
    const { files, host, tab, open, answer, notice } = await withSmallMission();
    retitle(tab, 'Better');
    host.refuse('document.save', 'disk-full');
    const closed = files.close(tab);
    await answer('save');
    expect(await closed).toBe(false);
    expect(open()).toEqual([tab]);
    expect(notice()).toMatchObject({ reason: { key: 'error.disk-full' } });
  });

  it('waits for a saving that is under way, and need not ask then', async () => {
    const { files, host, tab, open, asked } = await withSmallMission();
    retitle(tab, 'Better');
    const release = host.hold('document.save');
    const saved = files.save(tab);
    const closed = files.close(tab);
    await settle();
    expect([open(), asked()]).toEqual([[tab], undefined]);
    release();
    expect([await saved, await closed]).toEqual([true, true]);
    expect(open()).toEqual([]);
  });

  it('asks for what was changed during a saving', async () => {
    const { files, host, tab, asked, answer } = await withSmallMission();
    retitle(tab, 'First');
    const release = host.hold('document.save');
    void files.save(tab);
    const closed = files.close(tab);
    await settle();
    retitle(tab, 'Second');
    release();
    await settle();
    expect(asked()?.question.title).toBe('close.title');
    await answer('save');
    expect(await closed).toBe(true);
    expect(titleIn(host.files.get(small))).toBe('Second');
  });

  it('asked for twice asks once', async () => {
    const { files, tab, asked, answer } = await withSmallMission();
    retitle(tab, 'Better');
    const both = Promise.all([files.close(tab), files.close(tab)]);
    await answer('discard');
    expect(await both).toEqual([true, true]);
    expect(asked()).toBeUndefined();
  });
});

describe('a window that is about to close', () => {
  it('keeps all work first', async () => {
    const { host, tab } = await withSmallMission();
    retitle(tab, 'Better');
    host.say({ name: 'app.closing', value: null });
    await settle();
    expect(host.asked.map(([name]) => name).filter((name) => /draft.keep|app.close/.test(name))).toEqual([
      'draft.keep',
      'app.close',
    ]);
  });

  it('stays where work cannot be kept, unless the user does without it', async () => {
    const { host, tab, asked, answer } = await withSmallMission();
    retitle(tab, 'Better');
    host.refuse('draft.keep', 'disk-full');
    host.refuse('draft.keep', 'disk-full');
    host.say({ name: 'app.closing', value: null });
    await settle();
    expect(asked()?.question.title).toBe('close.not-kept.title');
    expect(host.askedFor('app.stay')).toHaveLength(1);
    await answer('again');
    // Somebody presses the button once more.
    host.say({ name: 'app.closing', value: null });
    await settle();
    expect(host.askedFor('app.stay')).toHaveLength(3);
    expect(host.askedFor('app.close')).toEqual([]);
    await answer('anyway');
    expect(host.askedFor('app.close')).toHaveLength(1);
  });

  it('goes with what is written in the text of a file in a draft', async () => {
    const { host, tab, asked } = await withSmallMission();
    tab.ownText.setState({ now: { text: '{}', base: undefined } });
    host.say({ name: 'app.closing', value: null });
    await settle();
    expect(asked()).toBeUndefined();
    expect(JSON.parse(host.drafts.get(tab.key)?.ownText ?? '')).toMatchObject({ text: '{}', isBehind: true });
    expect(host.askedFor('app.close')).toHaveLength(1);
  });

  it('stays where the work can be kept, and what is written in the text of a file cannot', async () => {
    const { host, tab, asked, answer } = await withSmallMission();
    retitle(tab, 'Better');
    tab.ownText.setState({ now: { text: '{}', base: undefined } });
    host.refuse('draft.keep', 'disk-full');
    host.refuse('draft.keep', 'disk-full');
    host.say({ name: 'app.closing', value: null });
    await settle();
    await answer('again');
    expect(asked()?.question.title).toBe('close.not-kept.title');
    await answer('again');
    expect(host.drafts.get(tab.key)?.text).toContain('Better');
    expect(asked()?.question.title).toBe('close.text-left.title');
    expect(host.askedFor('app.close')).toEqual([]);
    await answer('drop');
    expect(host.askedFor('app.close')).toHaveLength(1);
  });

  it('stays where more is written in the text of a file than a draft can have, unless the user does without it', async () => {
    const { host, tab, asked, answer } = await withSmallMission();
    retitle(tab, 'Better');
    tab.ownText.setState({ now: { text: ' '.repeat(500_001), base: undefined } });
    host.say({ name: 'app.closing', value: null });
    await settle();
    expect(asked()?.question.title).toBe('close.text-left.title');
    expect(host.askedFor('app.stay')).toHaveLength(1);
    await answer();
    expect(host.askedFor('app.close')).toEqual([]);
    host.say({ name: 'app.closing', value: null });
    await answer('drop');
    await settle();
    expect(host.askedFor('draft.keep')).toHaveLength(1);
    expect(host.askedFor('app.close')).toHaveLength(1);
  });

  it('does not wait for a disk for ever', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { host, tab, asked } = await withSmallMission();
    retitle(tab, 'Better');
    host.hold('draft.keep');
    host.say({ name: 'app.closing', value: null });
    await vi.advanceTimersByTimeAsync(1900);
    expect(host.askedFor('app.stay')).toHaveLength(1);
    expect(asked()?.question.title).toBe('close.not-kept.title');
  });

  it('stays when the user thinks better of it', async () => {
    const { host, tab, answer } = await withSmallMission();
    retitle(tab, 'Better');
    host.refuse('draft.keep', 'disk-full');
    host.say({ name: 'app.closing', value: null });
    await answer();
    expect(host.askedFor('app.close')).toEqual([]);
  });
});

describe('a window that is to be loaded anew', () => {
  it('keeps all work first', async () => {
    const { files, host, tab, timesLoaded } = await withSmallMission();
    retitle(tab, 'Better');
    const release = host.hold('draft.keep');
    void files.loadAnew();
    await settle();
    expect(timesLoaded()).toBe(1);
    release();
    await settle();
    expect(timesLoaded()).toBe(2);
    expect(host.drafts.size).toBe(1);
  });

  it('stays where work cannot be kept, unless the user does without it', async () => {
    const { files, host, tab, asked, answer, timesLoaded } = await withSmallMission();
    retitle(tab, 'Better');
    for (let tries = 0; tries < 3; tries++) host.refuse('draft.keep', 'disk-full');
    void files.loadAnew();
    await answer('again');
    expect(asked()?.question).toMatchObject({ title: 'close.not-kept.title', text: 'reload.not-kept.text' });
    await answer();
    expect(timesLoaded()).toBe(1);
    void files.loadAnew();
    await answer('anyway');
    expect(timesLoaded()).toBe(2);
    // No window is waited for.
    expect(host.askedFor('app.stay')).toEqual([]);
  });
});
