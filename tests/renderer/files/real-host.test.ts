import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Bridge, HostEvent, ShellKind } from '../../../main/contract';
import type { Host } from '../../../main/host';
import { realDisk } from '../../../main/host/disk';
import { isUnsaved } from '../../../renderer/document/tab';
import { filesOn, retitle, settle, textOf } from '../../helpers/files';
import { diskError, missionFile, textOf as readText, silence, workingHost } from '../../helpers/working-host';

/** A window on a real host: what the two believe of each other is what they do. */
async function openWindow(
  host: Host,
  { shell = 'electron', memory = '' }: { shell?: ShellKind; memory?: string } = {},
) {
  let hear: (event: HostEvent) => void = () => undefined;
  const connection = host.connect((event) => hear(event));
  const bridge: Bridge = {
    call: (async (name: string, ...args: unknown[]) => connection.call(name, args)) as Bridge['call'],
    listen: (listener) => {
      const before = hear;
      hear = (event) => {
        before(event);
        listener(event);
      };
    },
  };
  const work = filesOn(bridge, { shell, memory });
  await work.files.begin();
  return { ...work, leave: () => connection.leave() };
}

async function withFile() {
  const path = await missionFile(textOf({}));
  const { host } = await workingHost({ chooseFile: () => Promise.resolve(path) });
  const work = await openWindow(host);
  await work.files.openByDialog();
  return { ...work, host, path, tab: work.active() };
}

const titleIn = (text: string) => (JSON.parse(text) as { title: { en: string } }).title.en;

describe('with a real host', () => {
  it('a file is opened once, saved, and found among the recent ones', async () => {
    const { files, tab, open, path } = await withFile();
    await files.openByDialog();
    expect(open()).toEqual([tab]);
    retitle(tab, 'Better');
    expect(await files.save(tab)).toBe(true);
    expect(titleIn(await readText(path))).toBe('Better');
    await files.openByDialog();
    expect(tab.file.getState().onDisk).toBe('same');
    expect(files.store.getState().recents).toMatchObject([{ name: tab.file.getState().name }]);
  });

  it('a file that somebody else has written is written over only when the user says so, and kept', async () => {
    const { files, tab, path, answer, asked } = await withFile();
    await writeFile(path, textOf({ title: { en: 'Theirs' } }));
    retitle(tab, 'Mine');
    const saved = files.save(tab);
    await expect.poll(() => asked()?.question.title).toBe('files.changed.title');
    await answer('again');
    expect(await saved).toBe(true);
    expect(titleIn(await readText(path))).toBe('Mine');
    const [theirs] = await files.versions.list(tab);
    if (!theirs) throw new Error('It must be kept');
    expect((await files.versions.read(tab, theirs))?.title).toEqual({ en: 'Theirs' });
  });

  it('a file that is gone is written again when the user says so', async () => {
    const { files, tab, path, answer, asked } = await withFile();
    await rm(path);
    retitle(tab, 'Mine');
    const saved = files.save(tab);
    await expect.poll(() => asked()?.question.title).toBe('files.gone.title');
    await answer('again');
    expect(await saved).toBe(true);
    expect(titleIn(await readText(path))).toBe('Mine');
  });

  it('what another program does to a file is noticed', async () => {
    const { tab, path } = await withFile();
    await writeFile(path, textOf({ title: { en: 'Theirs' } }));
    await expect.poll(() => tab.file.getState().onDisk, { timeout: 10_000 }).toBe('changed');
    await rm(path);
    await expect.poll(() => tab.file.getState().onDisk, { timeout: 10_000 }).toBe('gone');
    await writeFile(path, textOf({}));
    await expect.poll(() => tab.file.getState().onDisk, { timeout: 10_000 }).toBe('same');
  });

  it('work that was not saved is there for the next window, with its file', async () => {
    const { files, host, tab, leave, path } = await withFile();
    retitle(tab, 'Never saved');
    await files.flush();
    leave();
    const next = await openWindow(host, { memory: 'of another window' });
    // Both go by the same name here; a window that is loaded anew has its own work back.
    expect(next.open()).toHaveLength(1);
    expect(isUnsaved(next.active())).toBe(true);
    expect(await next.files.save(next.active())).toBe(true);
    expect(titleIn(await readText(path))).toBe('Never saved');
    await next.files.flush();
    next.leave();
    const last = await openWindow(host);
    expect([last.open(), last.files.store.getState().leftBehind]).toEqual([[], []]);
  });

  it('a window that is loaded anew has its saved files back as well', async () => {
    const { host, tab, leave, remembered } = await withFile();
    leave();
    const next = await openWindow(host, { memory: remembered() });
    expect(next.open().map(({ key }) => key)).toEqual([tab.key]);
    expect(isUnsaved(next.active())).toBe(false);
  });

  it('a full disk leaves the mission open and unsaved, with its draft', async () => {
    silence();
    const path = await missionFile(textOf({}));
    let isFull = false;
    const { host } = await workingHost({
      chooseFile: () => Promise.resolve(path),
      disk: {
        write: (...args) => (isFull ? Promise.reject(diskError('ENOSPC')) : realDisk.write(...args)),
        replace: (...args) => (isFull ? Promise.reject(diskError('ENOSPC')) : realDisk.replace(...args)),
      },
    });
    const { files, active, notice } = await openWindow(host);
    await files.openByDialog();
    retitle(active(), 'Better');
    isFull = true;
    expect(await files.save(active())).toBe(false);
    expect(notice()).toMatchObject({ reason: { key: 'error.disk-full' } });
    expect(await files.flush()).toBe(false);
    isFull = false;
    expect(await files.save(active())).toBe(true);
    expect(titleIn(await readText(path))).toBe('Better');
  });

  it('a local page keeps missions in its library, and asks before it replaces one', async () => {
    const { host } = await workingHost();
    const { files, active, answer, asked, open } = await openWindow(host, { shell: 'web' });
    await files.newMission('town');
    const first = files.save(active());
    await answer('save', 'Éric: «la gare» / 1');
    expect(await first).toBe(true);
    const town = active();
    await files.newMission('train');
    const second = files.save(active());
    await answer('save', 'Éric: «la gare» / 1');
    await expect.poll(() => asked()?.question.title).toBe('files.taken.title');
    await answer('replace');
    expect(await second).toBe(true);
    expect(town.file.getState().document).toBeUndefined();
    expect(isUnsaved(town)).toBe(true);
    expect(open()).toHaveLength(2);
    await settle();
    await files.openByDialog();
    expect(files.store.getState().recents).toHaveLength(1);
  });
});
