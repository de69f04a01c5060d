import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileHost } from '../../helpers/file-host';
import { filesOn, settle, small, textOf } from '../../helpers/files';
import { slowRoom } from '../../helpers/slow-room';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A mission that takes long to read, for the room it takes. */
const long = `${textOf({})}${' '.repeat(60_000)}`;

function windowWith(text: string) {
  const { room, letWork } = slowRoom();
  const host = new FileHost();
  host.files.set(small, text);
  return { ...filesOn(host, { backRoom: room }), letWork };
}

describe('a file', () => {
  it('that is short is read at once', async () => {
    const { files, open } = windowWith(textOf({}));
    await files.openRecent(small);
    expect(open()).toHaveLength(1);
  });

  it('that is long is read beside the window, in sight of who waits for it', async () => {
    const { files, open, waits, letWork } = windowWith(long);
    const opening = files.openRecent(small);
    await vi.advanceTimersByTimeAsync(300);
    expect(waits()).toMatchObject([{ what: 'wait.reading' }]);
    letWork();
    await opening;
    expect(waits()).toEqual([]);
    expect(open().map(({ file }) => file.getState().name)).toEqual([small]);
  });

  it('is opened once, however often it is asked for meanwhile', async () => {
    const { files, open, letWork } = windowWith(long);
    const opening = Promise.all([files.openRecent(small), files.openRecent(small)]);
    letWork();
    await opening;
    expect(open()).toHaveLength(1);
  });

  it('need not be waited for, and is let go then', async () => {
    const { files, host, open, waits, notice } = windowWith(long);
    const opening = files.openRecent(small);
    await vi.advanceTimersByTimeAsync(300);
    waits()[0]?.giveUp();
    await opening;
    expect([open(), notice()]).toEqual([[], undefined]);
    expect(host.askedFor('document.close')).toHaveLength(1);
  });

  it('that takes too long to read is refused in a sentence', async () => {
    const { files, open, notice } = windowWith(long);
    const opening = files.openRecent(small);
    await vi.advanceTimersByTimeAsync(20_000);
    await opening;
    expect(open()).toEqual([]);
    expect(notice()).toMatchObject({ key: 'open.refused', reason: { key: 'open.too-long' } });
  });

  it('that nobody waits for while it is loaded again leaves the mission as it is, and is asked about again', async () => {
    const { files, host, active, asked, waits } = windowWith(textOf({}));
    await files.openRecent(small);
    const before = active().document.store.getState().mission;
    const { document = '' } = active().file.getState();
    host.files.set(small, long);
    host.say({ name: 'document.changed', value: { document, now: 'changed' } });
    const reloading = files.reload(active());
    await vi.advanceTimersByTimeAsync(300);
    waits()[0]?.giveUp();
    expect(await reloading).toBe(false);
    expect(active().document.store.getState().mission).toBe(before);
    void files.save(active());
    await settle();
    expect(asked()).toBeDefined();
  });
});

describe('work that was not saved', () => {
  it('and that nobody waits for is offered again', async () => {
    const { files, host, waits, open } = windowWith(long);
    host.leftBehind = [{ key: 'old-key', name: 'Gold rush', text: long, at: 1, own: true }];
    const beginning = files.begin();
    await vi.advanceTimersByTimeAsync(300);
    waits()[0]?.giveUp();
    await beginning;
    expect(open()).toEqual([]);
    expect(files.store.getState().leftBehind).toHaveLength(1);
  });
});
