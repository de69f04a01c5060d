import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { realDisk } from '../../../../main/host/disk';
import { type Versions, versionsIn } from '../../../../main/host/documents/versions';
import { safeWrite } from '../../../../main/host/safe-write';
import { emptyFolder } from '../../../helpers/folders';
import { diskError, missionFile, silence, textOf, workingHost } from '../../../helpers/working-host';

const mission = '/missions/la gare.json';

async function contents(versions: Versions, real = mission): Promise<string[]> {
  const files = (await versions.list(real)).map(({ version }) => versions.fileOf(real, version));
  return Promise.all(files.map(async (file) => textOf((await file) ?? '')));
}

async function keepAll(versions: Versions, texts: readonly string[]): Promise<void> {
  for (const text of texts) await versions.keep(mission, Buffer.from(text));
}

describe('versions', () => {
  it('are what was saved over, newest first', async () => {
    const { page } = await workingHost();
    const { document } = await page.open(await missionFile('première'));
    expect(await page.ask('versions.list', document)).toEqual([]);
    for (const text of ['second', 'third']) await page.ask('document.save', document, text, false);
    const [newer, older, ...more] = await page.ask('versions.list', document);
    expect(more).toEqual([]);
    expect(newer?.bytes).toBe(6);
    expect(older?.bytes).toBe(9);
    expect(newer?.at).toBeGreaterThan(older?.at ?? Infinity);
    expect(await page.ask('versions.read', document, older?.version ?? '')).toEqual({ text: 'première' });
  });

  it('belong to the file, whenever and through whichever link it is opened', async () => {
    const path = await missionFile();
    const { page, folder } = await workingHost();
    const { document } = await page.open(path);
    await page.ask('document.save', document, 'second', false);
    const later = (await workingHost({ folder })).page;
    const opened = await later.open(path);
    expect(await later.ask('versions.list', opened.document)).toHaveLength(1);
    const other = await later.open(await missionFile());
    expect(await later.ask('versions.list', other.document)).toEqual([]);
  });

  it('hold what another program has written and somebody saved over', async () => {
    const path = await missionFile();
    const { page } = await workingHost();
    const { document } = await page.open(path);
    await writeFile(path, 'theirs');
    await page.ask('document.save', document, 'mine', true);
    const [version] = await page.ask('versions.list', document);
    expect(await page.ask('versions.read', document, version?.version ?? '')).toEqual({ text: 'theirs' });
  });

  it('are never the same twice in a row', async () => {
    const versions = versionsIn(await emptyFolder(), realDisk);
    await keepAll(versions, ['a', 'a', 'b', 'a', 'a']);
    expect(await contents(versions)).toEqual(['a', 'b', 'a']);
  });

  it('are twenty at most, the oldest going first', async () => {
    const versions = versionsIn(await emptyFolder(), realDisk);
    const texts = Array.from({ length: 25 }, (_none, number) => `text ${number}`);
    await keepAll(versions, texts);
    expect(await contents(versions)).toEqual(texts.slice(5).reverse());
  });

  it('are fifty megabytes at most, and always the newest', async () => {
    const versions = versionsIn(await emptyFolder(), realDisk);
    for (const byte of [1, 2, 3, 4]) await versions.keep(mission, Buffer.alloc(19_000_000, byte));
    expect((await versions.list(mission)).map(({ bytes }) => bytes)).toEqual([19_000_000, 19_000_000]);
  });

  it('stay in order when the clock is put back', async () => {
    let now = Date.UTC(2026, 5, 1);
    const versions = versionsIn(await emptyFolder(), realDisk, () => now);
    await keepAll(versions, ['summer']);
    now -= 3_600_000;
    await keepAll(versions, ['an hour earlier', 'at the same moment']);
    expect(await contents(versions)).toEqual(['at the same moment', 'an hour earlier', 'summer']);
  });

  it('are not mixed up with what else lies in their folder', async () => {
    const folder = await emptyFolder();
    const versions = versionsIn(folder, realDisk);
    const kept = await versions.keep(mission, Buffer.from('kept'));
    const own = dirname((await versions.fileOf(mission, kept ?? '')) ?? '');
    for (const name of ['notes.json', '2026-99-99T10-00-00-000Z.json', `${kept}.txt`]) {
      await writeFile(join(own, name), '');
    }
    await mkdir(join(own, '2026-01-01T10-00-00-000Z.json'));
    expect(await contents(versions)).toEqual(['kept']);
  });

  it.each(['../../settings', '2026-01-01T10-00-00-000Z', '..', 'x'])(
    'cannot be made up: %s',
    async (version) => {
      const { page, folder } = await workingHost();
      await writeFile(join(folder, 'settings.json'), '{}');
      const { document } = await page.open(await missionFile());
      expect(await page.call('versions.read', document, version)).toMatchObject({ ok: false });
    },
  );

  it('that cannot be kept do not keep anybody from saving', async () => {
    const complaint = silence();
    const path = await missionFile();
    const { page } = await workingHost({
      disk: {
        write: (file, content) =>
          file.includes('versions') ? Promise.reject(diskError('EACCES')) : safeWrite(file, content),
      },
    });
    const { document } = await page.open(path);
    await page.ask('document.save', document, 'mine', false);
    expect(await textOf(path)).toBe('mine');
    expect(complaint).toHaveBeenCalledOnce();
  });

  it('make room on a full disk for what is saved over them', async () => {
    const path = await missionFile();
    const { page, folder } = await workingHost({
      disk: {
        // There is room for the old content or the new one, not for both.
        replace: async (...args) => {
          const kept = await readdir(join(folder, 'versions'), { recursive: true }).catch(() => []);
          if (kept.some((name) => name.endsWith('.json'))) throw diskError('ENOSPC');
          await realDisk.replace(...args);
        },
      },
    });
    const { document } = await page.open(path);
    await page.ask('document.save', document, 'mine', false);
    expect(await textOf(path)).toBe('mine');
  });
});
