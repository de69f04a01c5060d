import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepLeftovers } from '../../../main/host/leftovers';
import { emptyFolder } from '../../helpers/folders';

it('what killed writes have left is swept, but nothing that may still be written', async () => {
  const folder = await emptyFolder();
  for (const name of ['.settings.json.old.tmp', '.settings.json.new.tmp', 'settings.json', 'notes.tmp']) {
    await writeFile(join(folder, name), '');
  }
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const name of ['.settings.json.old.tmp', 'settings.json', 'notes.tmp']) {
    await utimes(join(folder, name), longAgo, longAgo);
  }
  await sweepLeftovers(folder);
  expect((await readdir(folder)).sort()).toEqual(['.settings.json.new.tmp', 'notes.tmp', 'settings.json']);
  await sweepLeftovers(join(folder, 'nowhere'));
});
