import { chmod, mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { safeWrite } from '../../../main/host/safe-write';
import { emptyFolder } from '../../helpers/folders';

describe('writing a file safely', () => {
  it('replaces the whole of it and leaves nothing beside it', async () => {
    const folder = await emptyFolder();
    const file = join(folder, 'mission à jour.json');
    await writeFile(file, 'a much longer text that was there before');
    await safeWrite(file, 'new');
    expect(await readFile(file, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['mission à jour.json']);
  });

  it.each(['there already', 'still to come'])(
    'keeps a link and writes what it points at: %s',
    async (when) => {
      const folder = await emptyFolder();
      await mkdir(join(folder, 'kept'));
      const target = join('kept', 'settings.json');
      if (when === 'there already') await writeFile(join(folder, target), 'old');
      await symlink(target, join(folder, 'link.json'));
      await symlink('link.json', join(folder, 'further.json'));
      await safeWrite(join(folder, 'further.json'), 'new');
      expect(await readFile(join(folder, target), 'utf8')).toBe('new');
      expect(await readlink(join(folder, 'further.json'))).toBe('link.json');
      expect(await readlink(join(folder, 'link.json'))).toBe(target);
      expect(await readdir(join(folder, 'kept'))).toEqual(['settings.json']);
    },
  );

  it('does not follow links round and round', async () => {
    const folder = await emptyFolder();
    await symlink('one', join(folder, 'other'));
    await symlink('other', join(folder, 'one'));
    await expect(safeWrite(join(folder, 'one'), 'new')).rejects.toMatchObject({ code: 'ELOOP' });
  });

  it.each([0o600, 0o640, 0o444])('keeps who may read and write it: %o', async (mode) => {
    const file = join(await emptyFolder(), 'mine.json');
    await writeFile(file, 'old');
    await chmod(file, mode);
    await safeWrite(file, 'new');
    expect((await stat(file)).mode & 0o777).toBe(mode);
    expect(await readFile(file, 'utf8')).toBe('new');
  });

  it('can write under a name as long as names may be', async () => {
    const folder = await emptyFolder();
    for (const name of ['x'.repeat(255), `${'é'.repeat(125)}.json`]) {
      await safeWrite(join(folder, name), 'new');
      expect(await readFile(join(folder, name), 'utf8')).toBe('new');
    }
  });

  it('fails where there is no folder, without making one', async () => {
    const folder = await emptyFolder();
    const file = join(folder, 'gone', 'settings.json');
    await expect(safeWrite(file, 'new')).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves no temporary file behind when the target cannot be replaced', async () => {
    const folder = await emptyFolder();
    // A file cannot be renamed over a folder that holds something.
    await mkdir(join(folder, 'taken', 'inside'), { recursive: true });
    await expect(safeWrite(join(folder, 'taken'), 'new')).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['taken']);
  });
});
