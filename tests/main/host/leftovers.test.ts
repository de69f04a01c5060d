import { link, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { sweepLeftovers } from '../../../main/host/leftovers';
import { temporaryBeside } from '../../../main/host/temporary-name';
import { emptyFolder } from '../../helpers/folders';
import { leftoverOf } from '../../helpers/leftover';

const now = new Date();
const longAgo = new Date(now.getTime() - 3_600_000);
const killed = leftoverOf('settings.json', longAgo);

async function folderOf(old: readonly string[], young: readonly string[] = []): Promise<string> {
  const folder = await emptyFolder();
  for (const name of [...old, ...young]) await writeFile(join(folder, name), '');
  for (const name of old) await utimes(join(folder, name), longAgo, longAgo);
  return folder;
}

it('what killed writes have left is swept, but nothing that may still be written', async () => {
  const underWay = leftoverOf('a large game.json', longAgo);
  const folder = await folderOf([killed, 'settings.json', 'notes.tmp'], [underWay]);
  await sweepLeftovers(folder);
  expect((await readdir(folder)).sort()).toEqual([underWay, 'notes.tmp', 'settings.json']);
  await sweepLeftovers(join(folder, 'nowhere'));
});

it('the second name that an old file has for a moment is not swept, and is when it has been left there', async () => {
  const folder = await folderOf(['mine.json']);
  const second = temporaryBeside(join(folder, 'mine.json'));
  await link(join(folder, 'mine.json'), second);
  await sweepLeftovers(folder);
  expect((await readdir(folder)).sort()).toEqual([basename(second), 'mine.json']);
  await rename(second, join(folder, leftoverOf('mine.json', longAgo)));
  await sweepLeftovers(folder);
  expect(await readdir(folder)).toEqual(['mine.json']);
});

it('in a folder of the user only what is surely our own is swept', async () => {
  const others = ['.cache.tmp', '.settings.json.old.tmp', leftoverOf('m0.boothill.json', longAgo)];
  const folder = await folderOf([killed, ...others]);
  await sweepLeftovers(folder, '.settings.json.');
  expect((await readdir(folder)).sort()).toEqual(others.sort());
});
