import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
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
