import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepLeftovers } from '../../../main/host/leftovers';
import { emptyFolder } from '../../helpers/folders';

const killed = '.settings.json.0f6b1c1e-7d0f-4a5e-9b0c-0123456789ab.tmp';
const underWay = '.settings.json.aaaaaaaa-7d0f-4a5e-9b0c-0123456789ab.tmp';

async function folderOf(old: readonly string[], young: readonly string[]): Promise<string> {
  const folder = await emptyFolder();
  for (const name of [...old, ...young]) await writeFile(join(folder, name), '');
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const name of old) await utimes(join(folder, name), longAgo, longAgo);
  return folder;
}

it('what killed writes have left is swept, but nothing that may still be written', async () => {
  const folder = await folderOf([killed, 'settings.json', 'notes.tmp'], [underWay]);
  await sweepLeftovers(folder);
  expect((await readdir(folder)).sort()).toEqual([underWay, 'notes.tmp', 'settings.json']);
  await sweepLeftovers(join(folder, 'nowhere'));
});

it('in a folder of the user only what is surely our own is swept', async () => {
  const others = ['.cache.tmp', '.settings.json.old.tmp', killed.replace('settings', 'm0.boothill')];
  const folder = await folderOf([killed, ...others], []);
  await sweepLeftovers(folder, '.settings.json.');
  expect((await readdir(folder)).sort()).toEqual(others.sort());
});
