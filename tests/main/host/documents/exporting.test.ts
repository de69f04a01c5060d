import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../../../helpers/folders';
import { diskError, missionFile, silence, textOf, workingHost } from '../../../helpers/working-host';

describe('what is made of a game', () => {
  it('is written to where the user chooses, who is asked with its name and what it is', async () => {
    const asked: unknown[] = [];
    const path = join(await emptyFolder(), 'à moi.replay.json');
    const { page } = await workingHost({
      chooseExport: (...words) => {
        asked.push(words);
        return Promise.resolve(path);
      },
    });
    expect(await page.ask('file.export', 'La gare', 'été', 'replay')).toBe('à moi.replay.json');
    expect(await textOf(path)).toBe('été');
    expect(asked).toEqual([['La gare', 'replay']]);
    expect(await page.ask('recents.list')).toEqual([]);
  });

  it('may be no text: every byte of it is written', async () => {
    const path = join(await emptyFolder(), 'gare.pdf');
    const { page } = await workingHost({ chooseExport: () => Promise.resolve(path) });
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    expect(await page.ask('file.exportBytes', 'La gare', bytes.toString('base64'), 'pdf')).toBe('gare.pdf');
    expect(await readFile(path)).toEqual(bytes);
  });

  it('is not written when they choose no place', async () => {
    const { page, folder } = await workingHost({ chooseExport: () => Promise.resolve(undefined) });
    expect(await page.ask('file.export', 'La gare', 'text', 'situation')).toBeNull();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is the page’s own affair where the shell has no dialog', async () => {
    const { page } = await workingHost();
    await page.isRefused('not-here', 'file.export', 'La gare', 'text', 'situation');
  });

  it('can replace a mission, which is not lost for that', async () => {
    const path = await missionFile('a mission');
    const { page } = await workingHost({ chooseExport: () => Promise.resolve(path) });
    const { document } = await page.open(path);
    expect(await page.ask('file.export', 'La gare', 'a replay', 'replay')).toBe(basename(path));
    const [version] = await page.ask('versions.list', document);
    expect(await page.ask('versions.read', document, version?.version ?? '')).toEqual({ text: 'a mission' });
    // The window still has the mission, and does not save over the replay unasked.
    await page.isRefused('changed-on-disk', 'document.save', document, 'a mission', false);
  });

  it('harms nothing when it cannot be written', async () => {
    silence();
    const path = await missionFile('before');
    const { page } = await workingHost({
      chooseExport: () => Promise.resolve(path),
      disk: { replace: () => Promise.reject(diskError('ENOSPC')) },
    });
    await page.isRefused('disk-full', 'file.export', 'La gare', 'after', 'replay');
    await page.isRefused('disk-full', 'file.exportBytes', 'La gare', 'YWZ0ZXI=', 'pdf');
    expect(await textOf(path)).toBe('before');
    const folder = dirname(path);
    const onto = await workingHost({ chooseExport: () => Promise.resolve(folder) });
    await onto.page.isRefused('not-writable', 'file.export', 'La gare', 'after', 'replay');
    expect((await stat(folder)).isDirectory()).toBe(true);
    const nowhere = await workingHost({ chooseExport: () => Promise.resolve(join(folder, 'no', 'r.json')) });
    await nowhere.page.isRefused('not-writable', 'file.export', 'La gare', 'after', 'replay');
  });

  it('is written by two who choose the same place one after the other', async () => {
    const path = join(await emptyFolder(), 'r.json');
    await writeFile(path, '');
    const { page } = await workingHost({ chooseExport: () => Promise.resolve(path) });
    const texts = ['one', 'two'].map((word) => word.repeat(100_000));
    await Promise.all(texts.map((text) => page.ask('file.export', 'r', text, 'replay')));
    expect(texts).toContain(await textOf(path));
  });
});
