import { chmod, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { realDisk } from '../../../../main/host/disk';
import { ChangedMeanwhile } from '../../../../main/host/replace-known';
import { emptyFolder } from '../../../helpers/folders';
import { leftoverOf } from '../../../helpers/leftover';
import { diskError, missionFile, silence, textOf, workingHost } from '../../../helpers/working-host';

describe('saving', () => {
  it('writes over the file, again and again, and leaves nothing beside it', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    const { document, name, folder } = await page.open(path);
    for (const text of ['second', 'third']) {
      expect(await page.ask('document.save', document, text, false)).toEqual({ document, name, folder });
      expect(await textOf(path)).toBe(text);
    }
    expect(await readdir(dirname(path))).toEqual([name]);
  });

  it('does not write over what another program has written, until that is said', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    const { document } = await page.open(path);
    // As long as it was, and at once: neither size nor time need give it away.
    await writeFile(path, 'FIRST');
    await page.isRefused('changed-on-disk', 'document.save', document, 'mine', false);
    expect(await textOf(path)).toBe('FIRST');
    await page.ask('document.save', document, 'mine', true);
    expect(await textOf(path)).toBe('mine');
    await page.ask('document.save', document, 'mine again', false);
  });

  it('takes a file that holds the very same already for saved', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    const { document } = await page.open(path);
    await writeFile(path, 'mine');
    await page.ask('document.save', document, 'mine', false);
    await page.ask('document.save', document, 'next', false);
    expect(await textOf(path)).toBe('next');
  });

  it('has nothing to write, and so to refuse, where the file holds it already', async () => {
    const { page } = await workingHost({ disk: { mayWrite: () => Promise.resolve(false) } });
    const { document } = await page.open(await missionFile());
    await page.ask('document.save', document, 'first', false);
  });

  it('says that the file is gone, and writes it again when that is wanted', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    const { document } = await page.open(path);
    await rm(path);
    await page.isRefused('gone', 'document.save', document, 'mine', false);
    await page.ask('document.save', document, 'mine', true);
    expect(await textOf(path)).toBe('mine');
  });

  it('says that the disk is full, and leaves the file as it was', async () => {
    silence();
    let full = true;
    const { page } = await workingHost({
      disk: {
        replace: (...args) => (full ? Promise.reject(diskError('ENOSPC')) : realDisk.replace(...args)),
      },
    });
    const path = await missionFile();
    const { document } = await page.open(path);
    await page.isRefused('disk-full', 'document.save', document, 'mine', false);
    expect(await textOf(path)).toBe('first');
    full = false;
    await page.ask('document.save', document, 'mine', false);
    expect(await textOf(path)).toBe('mine');
  });

  it('says so of a real full disk as well', async () => {
    silence();
    const { page } = await workingHost({
      // The one place on Linux into which nothing ever fits.
      disk: { replace: (_file, content) => writeFile('/dev/full', content) },
    });
    const { document } = await page.open(await missionFile());
    await page.isRefused('disk-full', 'document.save', document, 'mine', false);
  });

  it.each(['EACCES', 'EPERM', 'EROFS'])('says that it may not write there: %s', async (code) => {
    silence();
    const { page } = await workingHost({ disk: { replace: () => Promise.reject(diskError(code)) } });
    const path = await missionFile();
    const { document } = await page.open(path);
    await page.isRefused('not-writable', 'document.save', document, 'mine', false);
    expect(await textOf(path)).toBe('first');
  });

  it('does not replace a file that is locked, though its folder would allow it', async () => {
    const { page } = await workingHost({ disk: { mayWrite: () => Promise.resolve(false) } });
    const path = await missionFile();
    const { document } = await page.open(path);
    await page.isRefused('not-writable', 'document.save', document, 'mine', false);
    await page.isRefused('not-writable', 'document.save', document, 'mine', true);
    expect(await textOf(path)).toBe('first');
  });

  it('does not replace a folder or a device that lies where the file was', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    const { document } = await page.open(path);
    await rm(path);
    await mkdir(path);
    await page.isRefused('not-writable', 'document.save', document, 'mine', true);
    expect((await stat(path)).isDirectory()).toBe(true);
    await rm(path, { recursive: true });
    await symlink('/dev/null', path);
    await page.isRefused('not-writable', 'document.save', document, 'mine', true);
    expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
  });

  it('keeps who may read the file', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    await chmod(path, 0o600);
    const { document } = await page.open(path);
    await page.ask('document.save', document, 'mine', false);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('writes the last of several saves that are asked for at once', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    const { document } = await page.open(path);
    const texts = Array.from({ length: 8 }, (_none, number) => `text ${number}`);
    await Promise.all(texts.map((text) => page.ask('document.save', document, text, false)));
    expect(await textOf(path)).toBe('text 7');
  });
});

describe('what another program wrote at the last moment, and has lost its place to a third', () => {
  /** The first time that a file is replaced it comes to this. */
  async function displacing({ isFull = false } = {}) {
    const path = await missionFile();
    const displaced = join(dirname(path), leftoverOf('La gare', new Date()));
    let times = 0;
    const { page } = await workingHost({
      disk: {
        replace: async (...args) => {
          times += 1;
          if (times > 1) return realDisk.replace(...args);
          await writeFile(displaced, 'theirs');
          throw new ChangedMeanwhile(displaced);
        },
        write: async (file, content) => {
          if (isFull && content.toString() === 'theirs') throw diskError('ENOSPC');
          await realDisk.write(file, content);
        },
      },
    });
    const { document } = await page.open(path);
    return { page, document, path };
  }

  it('is a version', async () => {
    const { page, document, path } = await displacing();
    await page.ask('document.save', document, 'mine', false);
    const versions = await page.ask('versions.list', document);
    const texts = versions.map(({ version }) => page.ask('versions.read', document, version));
    expect(await Promise.all(texts)).toContainEqual({ text: 'theirs' });
    expect(await readdir(dirname(path))).toEqual([basename(path)]);
  });

  it('lies beside the file where no version can be kept', async () => {
    silence();
    const { page, document, path } = await displacing({ isFull: true });
    await page.isRefused('disk-full', 'document.save', document, 'mine', false);
    const rescued = 'La gare, l’été.boothill.rescued-1.json';
    expect((await readdir(dirname(path))).sort()).toEqual([basename(path), rescued]);
    expect(await textOf(join(dirname(path), rescued))).toBe('theirs');
  });
});

describe('saving under another name', () => {
  it('goes where the user chooses, and is another document from then on', async () => {
    const target = join(await emptyFolder(), 'copie à moi.boothill.json');
    const { page } = await workingHost({ chooseTarget: () => Promise.resolve(target) });
    const first = await page.open(await missionFile());
    const saved = await page.ask('document.saveAs', 'copy', 'text', false);
    expect(saved).toMatchObject({ name: 'copie à moi.boothill.json', folder: dirname(target) });
    expect(saved?.document).not.toBe(first.document);
    await page.ask('document.save', saved?.document ?? '', 'next', false);
    expect(await textOf(target)).toBe('next');
  });

  it('says that the user chose no place', async () => {
    const { page } = await workingHost({ chooseTarget: () => Promise.resolve(undefined) });
    expect(await page.ask('document.saveAs', 'copy', 'text', false)).toBeNull();
  });

  it('keeps what it replaces among the versions', async () => {
    const target = await missionFile('old');
    const { page } = await workingHost({ chooseTarget: () => Promise.resolve(target) });
    const saved = await page.ask('document.saveAs', 'copy', 'new', false);
    const document = saved?.document ?? '';
    const [version] = await page.ask('versions.list', document);
    expect(await page.ask('versions.read', document, version?.version ?? '')).toEqual({ text: 'old' });
  });

  it('goes to the library where the shell has no dialog', async () => {
    const { page, folder } = await workingHost();
    const saved = await page.ask('document.saveAs', 'La gare : l’été', 'text', false);
    expect(saved).toEqual({ document: saved?.document, name: 'La gare - l’été.boothill.json' });
    expect(await textOf(join(folder, 'library', 'La gare - l’été.boothill.json'))).toBe('text');
  });

  it('does not replace a mission of the library, unless that is said', async () => {
    const { page, folder } = await workingHost();
    await page.ask('document.saveAs', 'gare', 'old', false);
    await page.isRefused('name-taken', 'document.saveAs', 'gare', 'new', false);
    await page.isRefused('name-taken', 'document.saveAs', '  gare.json ', 'old', false);
    expect(await textOf(join(folder, 'library', 'gare.boothill.json'))).toBe('old');
    await page.ask('document.saveAs', 'gare', 'new', true);
    expect(await textOf(join(folder, 'library', 'gare.boothill.json'))).toBe('new');
  });

  it('does not follow a link of that name that leads nowhere, unless that is said', async () => {
    const { page, folder } = await workingHost();
    const target = join(await emptyFolder(), 'elsewhere.json');
    await mkdir(join(folder, 'library'));
    await symlink(target, join(folder, 'library', 'gare.boothill.json'));
    await page.isRefused('name-taken', 'document.saveAs', 'gare', 'new', false);
    await expect(textOf(target)).rejects.toMatchObject({ code: 'ENOENT' });
    await page.ask('document.saveAs', 'gare', 'new', true);
    expect(await textOf(target)).toBe('new');
  });

  it('knows a file by one name before it is there and after, whatever link leads to it', async () => {
    const target = join(await emptyFolder(), 'gare.json');
    const link = join(await emptyFolder(), 'link.json');
    await symlink(target, link);
    const { page } = await workingHost({ chooseTarget: () => Promise.resolve(link) });
    await page.ask('document.saveAs', 'gare', 'one', false);
    await page.ask('document.saveAs', 'gare', 'two', false);
    const { document } = await page.open(target);
    expect(await page.ask('versions.list', document)).toHaveLength(1);
  });

  it('gives a name to only one of two that want it at once', async () => {
    const { page } = await workingHost();
    const answers = await Promise.all(
      ['one', 'other'].map((text) => page.call('document.saveAs', 'gare', text, false)),
    );
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it.each(['../../outside', '/etc/boothill-test', '..', 'C:\\outside', 'a/../../b', '\u0000x', '.hidden'])(
    'stays in the library whatever the name: %j',
    async (name) => {
      const { page, folder } = await workingHost();
      await page.ask('document.saveAs', name, 'text', false);
      expect(await readdir(folder)).toEqual(expect.arrayContaining(['library']));
      const [saved, ...more] = await readdir(join(folder, 'library'));
      expect(saved).toMatch(/^[^.].*\.boothill\.json$/);
      expect(more).toEqual([]);
    },
  );
});

describe('whether a file may be written', () => {
  it('depends on the file and on its folder', async () => {
    const path = await missionFile();
    expect(await realDisk.mayWrite(path)).toBe(true);
    expect(await realDisk.mayWrite(join(dirname(path), 'new.json'))).toBe(true);
    expect(await realDisk.mayWrite(join(dirname(path), 'nowhere', 'new.json'))).toBe(false);
    expect(await realDisk.mayWrite(join(path, 'below a file.json'))).toBe(false);
  });
});
