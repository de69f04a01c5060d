import { describe, expect, it } from 'vitest';
import { writePast } from '../../../renderer/document/past';
import { isUnsaved, type Tab } from '../../../renderer/document/tab';
import type { LeftDraft } from '../../../renderer/files/left-behind';
import { writeDocument } from '../../../schemas';
import { FileHost } from '../../helpers/file-host';
import { filesOn, retitle, settle, small, textOf, withSmallMission } from '../../helpers/files';

const draft = (change: Partial<LeftDraft> = {}): LeftDraft => ({
  key: 'old-key',
  name: 'Gold rush',
  text: textOf({ title: { en: 'Gold rush' } }),
  at: 1_700_000_000_000,
  own: false,
  ...change,
});
const titleOf = (tab: { document: { store: { getState: () => { mission: { title: unknown } } } } }) =>
  tab.document.store.getState().mission.title;

async function begun(...drafts: LeftDraft[]) {
  const host = new FileHost();
  host.leftBehind = drafts;
  const work = filesOn(host);
  await work.files.begin();
  return { ...work, host };
}

describe('work that other windows left behind', () => {
  it('is offered, and opened when the user says so', async () => {
    const { files, open, active } = await begun(draft());
    expect(open()).toEqual([]);
    const { leftBehind } = files.store.getState();
    expect(leftBehind).toMatchObject([{ name: 'Gold rush' }]);
    const [offered = draft()] = leftBehind;
    await files.restoreDraft(offered);
    expect(titleOf(active())).toEqual({ en: 'Gold rush' });
    expect(isUnsaved(active())).toBe(true);
    expect(files.store.getState().leftBehind).toEqual([]);
  });

  it('is opened once when the user asks twice', async () => {
    const { files, open } = await begun(draft());
    const [one, other] = await Promise.all([files.restoreDraft(draft()), files.restoreDraft(draft())]);
    expect(one).toBe(other);
    expect(open()).toHaveLength(1);
  });

  it('is kept under its own name when it is open, and dropped when it is saved', async () => {
    const { files, host, active } = await begun(draft());
    await files.restoreDraft(draft());
    await files.flush();
    expect([...host.drafts.keys()]).toEqual(['old-key']);
    expect(host.drafts.get('old-key')?.window).toBe('this-window');
    host.chosen = 'rush.boothill.json';
    await files.save(active());
    await files.flush();
    expect(host.drafts.size).toBe(0);
  });

  it('is thrown away only when the user says so', async () => {
    const { files, host, answer } = await begun(draft());
    const kept = files.discardDraft(draft());
    await answer();
    await kept;
    expect(host.askedFor('draft.drop')).toEqual([]);
    expect(files.store.getState().leftBehind).toHaveLength(1);
    const dropped = files.discardDraft(draft());
    await answer('discard');
    await dropped;
    expect(host.askedFor('draft.drop')).toEqual([['old-key']]);
    expect(files.store.getState().leftBehind).toEqual([]);
  });

  it('and is thrown away lets the host forget its file', async () => {
    const file = { document: 'd7', name: small, changed: false };
    const { files, host, answer } = await begun(draft({ file }));
    const dropped = files.discardDraft(draft({ file }));
    await answer('discard');
    await dropped;
    expect(host.askedFor('document.close')).toEqual([['d7']]);
  });

  it('goes back to its file', async () => {
    const file = { document: 'd7', name: small, changed: false };
    const { files, active } = await begun(draft({ file }));
    await files.restoreDraft(draft({ file }));
    expect(active().file.getState()).toMatchObject({ document: 'd7', name: small, onDisk: 'same' });
    expect(isUnsaved(active())).toBe(true);
  });

  it('has what could be undone in it', async () => {
    const { tab } = await withSmallMission();
    retitle(tab, 'Nuggets');
    retitle(tab, 'Gold rush');
    const { history } = tab.document.store.getState();
    const text = writeDocument(history.now);
    const left = draft({ text, past: writePast(history, text) ?? '' });
    const { files, active } = await begun(left);
    await files.restoreDraft(left);
    expect(titleOf(active())).toEqual({ en: 'Gold rush' });
    active().document.undo();
    expect(titleOf(active())).toEqual({ en: 'Nuggets' });
    // What the file has is not known to be one of these states.
    active().document.undo();
    expect(titleOf(active())).toEqual({ en: 'Small' });
    expect(isUnsaved(active())).toBe(true);
  });

  it('whose past is of something else is opened without it', async () => {
    const left = draft({ past: '{"past":1,"back":[{"label":{"key":"step.cut"},"by":{"to":7}}],"forth":[]}' });
    const { files, active, notice } = await begun(left);
    await files.restoreDraft(left);
    expect(titleOf(active())).toEqual({ en: 'Gold rush' });
    expect(active().document.store.getState().history.steps).toEqual([]);
    expect(notice()).toBeUndefined();
  });

  it('has what was written in the text of its file, not applied, and says so', async () => {
    const file = { document: 'd7', name: small, changed: false };
    const ownText = JSON.stringify({ text: '{ "id"', isBehind: false, mission: 'in-file' });
    const { files, active, notice } = await begun(draft({ file, ownText }));
    await files.restoreDraft(draft({ file, ownText }));
    const { now } = active().document.store.getState().history;
    expect(active().ownText.getState().now).toEqual({ text: '{ "id"', base: now });
    expect(isUnsaved(active())).toBe(false);
    expect(notice()).toMatchObject({ key: 'file-text.there-again', tab: active().key });
  });

  it.each([
    [{ isBehind: true }, true],
    [{ isBehind: false, mission: 'in-file' }, true],
    [{ isBehind: false, mission: 'as-it-came' }, false],
  ])('was unsaved before or not, whatever was written beside it: %j', async (written, unsaved) => {
    const ownText = JSON.stringify({ text: '{', ...written });
    const { files, active } = await begun(draft({ ownText }));
    await files.restoreDraft(draft({ ownText }));
    expect(isUnsaved(active())).toBe(unsaved);
    expect(active().ownText.getState().now?.base === undefined).toBe(written.isBehind);
  });

  it.each(['', '7', '{"text":7,"isBehind":true}', '{'])(
    'is opened without what cannot be read: %s',
    async (ownText) => {
      const { files, active, notice } = await begun(draft({ ownText }));
      await files.restoreDraft(draft({ ownText }));
      expect(active().ownText.getState().now).toBeUndefined();
      expect(notice()).toBeUndefined();
    },
  );

  it('does not come over what is written in the same file meanwhile', async () => {
    const file = { document: 'd1', name: small, changed: false };
    const ownText = JSON.stringify({ text: 'old', isBehind: false });
    const { files, tab, notice } = await withSmallMission();
    tab.ownText.setState({ now: { text: 'new', base: undefined } });
    const { document } = tab.file.getState();
    await files.restoreDraft(draft({ file: { ...file, document: document ?? '' }, ownText }));
    expect(tab.ownText.getState().now?.text).toBe('new');
    expect(notice()).toMatchObject({ key: 'file-text.other-first' });
  });

  it('for its text alone leaves a mission alone that is open', async () => {
    const file = { document: 'd7', name: small, changed: true };
    const old = draft({ file, ownText: JSON.stringify({ text: '{', isBehind: false, mission: 'in-file' }) });
    const { files, tab } = await withSmallMission();
    await files.restoreDraft(old);
    expect(titleOf(tab)).toEqual({ en: 'Small' });
    expect(tab.document.store.getState().history.steps).toEqual([]);
    expect(tab.ownText.getState().now).toEqual({ text: '{', base: undefined });
    tab.ownText.setState({ now: undefined });
    await files.restoreDraft({ ...old, key: 'other', text: textOf({}) });
    expect(tab.ownText.getState().now?.base).toBe(tab.document.store.getState().history.now);
  });

  it('whose file has changed meanwhile says so', async () => {
    const file = { document: 'd7', name: small, changed: true };
    const { files, active } = await begun(draft({ file }));
    await files.restoreDraft(draft({ file }));
    expect(active().file.getState().onDisk).toBe('changed');
  });

  it('on a file that is open becomes a step of that mission, and is dropped when it is kept', async () => {
    const { files, host, tab, open } = await withSmallMission();
    await files.restoreDraft(draft({ file: { document: 'd7', name: small, changed: false } }));
    await settle();
    expect(open()).toEqual([tab]);
    expect(titleOf(tab)).toEqual({ en: 'Gold rush' });
    expect(host.drafts.get(tab.key)?.text).toContain('Gold rush');
    expect(host.askedFor('draft.drop')).toEqual([['old-key']]);
    expect(host.askedFor('document.close')).toEqual([['d7']]);
    tab.document.undo();
    expect(titleOf(tab)).toEqual({ en: 'Small' });
  });

  it('that cannot be read is said to be so, and stays', async () => {
    const { files, open, notice } = await begun(draft({ text: '{"format":' }));
    await files.restoreDraft(draft({ text: '{"format":' }));
    expect(open()).toEqual([]);
    expect(notice()).toMatchObject({ reason: { key: 'problem.truncated' } });
    expect(files.store.getState().leftBehind).toHaveLength(1);
  });
});

describe('a window that is loaded anew', () => {
  it('has its own unsaved work back without a question', async () => {
    const { files, open, active } = await begun(draft({ own: true }));
    expect(open()).toHaveLength(1);
    expect(isUnsaved(active())).toBe(true);
    expect(active().key).toBe('old-key');
    expect(files.store.getState().leftBehind).toEqual([]);
  });

  it('has its files back, saved or not, in their order, and the one that was in sight', async () => {
    const before = await withSmallMission();
    before.host.files.set('other.json', textOf({ id: 'other', title: { en: 'Other' } }));
    await before.files.openRecent('other.json');
    await before.files.newMission('town');
    retitle(before.active(), 'Town');
    const [small, other, town] = before.open();
    if (!other) throw new Error('It must be open');
    before.tabs.show(other);
    await before.files.begin();
    before.tabs.show(small);
    before.tabs.show(other);
    const host = before.host;
    host.leftBehind = [draft({ key: town?.key ?? '', name: 'Town', own: true })];
    const after = filesOn(host, { memory: before.remembered() });
    await after.files.begin();
    expect(after.open().map(({ file }) => file.getState().name)).toEqual([
      'small.boothill.json',
      'other.json',
      'Town',
    ]);
    expect(after.active().file.getState().name).toBe('other.json');
    expect(after.open().map(isUnsaved)).toEqual([false, false, true]);
  });

  it.each([
    ['saved', (work: Awaited<ReturnType<typeof withSmallMission>>) => work.files.save(work.tab)],
    ['in no file', undefined],
  ])('has what can be undone in what is %s', async (_how, save) => {
    const before = await withSmallMission();
    await before.files.begin();
    retitle(before.tab, 'Better');
    retitle(before.tab, 'Best');
    if (save) await save(before);
    else before.tab.document.goTo(0);
    const after = filesOn(before.host, { memory: before.remembered() });
    await after.files.begin();
    expect(isUnsaved(after.active())).toBe(false);
    if (save) after.active().document.undo();
    else after.active().document.redo();
    expect(titleOf(after.active())).toEqual({ en: 'Better' });
    expect(isUnsaved(after.active())).toBe(true);
  });

  it('forgets what can be undone in a file that somebody else has changed meanwhile', async () => {
    const before = await withSmallMission();
    await before.files.begin();
    retitle(before.tab, 'Better');
    await before.files.save(before.tab);
    before.host.files.set(small, textOf({ title: { en: 'Theirs' } }));
    const after = filesOn(before.host, { memory: before.remembered() });
    await after.files.begin();
    expect(titleOf(after.active())).toEqual({ en: 'Theirs' });
    expect(after.active().document.store.getState().history.steps).toEqual([]);
  });

  it('opens all the same where nonsense is remembered', async () => {
    const work = filesOn(new FileHost(), { memory: '{"tabs": 3' });
    await work.files.begin();
    expect(work.open()).toEqual([]);
  });

  it('says which of its files cannot be opened again', async () => {
    const before = await withSmallMission();
    before.host.files.set('other.json', textOf({ id: 'other' }));
    await before.files.openRecent('other.json');
    await before.files.begin();
    const { host } = before;
    host.files.set(small, 'no mission any more');
    const after = filesOn(host, { memory: before.remembered() });
    await after.files.begin();
    expect(after.open().map(({ file }) => file.getState().name)).toEqual(['other.json']);
    expect(after.notice()).toMatchObject({
      parameters: { name: small },
      reason: { key: 'problem.not-json' },
    });
    host.files.delete(small);
    const last = filesOn(host, { memory: before.remembered() });
    await last.files.begin();
    // It may be there still, and only too many others were opened since.
    expect(last.notice()).toMatchObject({ parameters: { name: small }, reason: { key: 'open.not-recent' } });
  });

  it.each(['recents.list', 'document.openRecent'] as const)(
    'says why the host could not open its file: %s',
    async (call) => {
      const before = await withSmallMission();
      await before.files.begin();
      // The start screen asks for its list first.
      before.host.refuse(call, 'failed');
      before.host.refuse(call, 'failed');
      const after = filesOn(before.host, { memory: before.remembered() });
      await after.files.begin();
      expect(after.notice()).toMatchObject({ parameters: { name: small }, reason: { key: 'error.failed' } });
    },
  );

  it('says so where the host does not know of any work', async () => {
    const host = new FileHost();
    host.refuse('drafts.list', 'failed');
    const { files, notice } = filesOn(host);
    await files.begin();
    expect(notice()).toEqual({ key: 'error.failed' });
  });
});

describe('a host that is slow to say what was left behind', () => {
  const slow = async (drafts: LeftDraft[] = []) => {
    const before = await withSmallMission();
    await before.files.begin();
    const { host } = before;
    host.leftBehind = drafts;
    const release = host.hold('drafts.list');
    const after = filesOn(host, { memory: before.remembered() });
    const began = after.files.begin();
    await settle();
    return { ...after, host, finish: () => (release(), began) };
  };
  const names = (open: readonly Tab[]) => open.map(({ file }) => file.getState().name);

  it('brings it behind what the user has opened by then', async () => {
    const { files, open, active, finish } = await slow([draft({ own: true })]);
    await files.newMission('town');
    const town = active();
    await finish();
    expect(names(open())).toEqual(['New mission', small, 'Gold rush']);
    expect(active()).toBe(town);
  });

  it('puts no work of its own in the place of a file that the user has opened by then', async () => {
    const file = { document: 'd7', name: small, changed: false };
    const { files, host, open, active, finish } = await slow([draft({ own: true, file })]);
    await files.openRecent(small);
    await finish();
    expect(names(open())).toEqual([small]);
    expect(titleOf(active())).toEqual({ en: 'Small' });
    expect(files.store.getState().leftBehind).toMatchObject([{ key: 'old-key' }]);
    expect(host.askedFor('draft.drop')).toEqual([]);
  });

  it('shows what was in sight where the user has not begun with anything', async () => {
    const { active, finish } = await slow();
    await finish();
    expect(names([active()])).toEqual([small]);
  });
});
