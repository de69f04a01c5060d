import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../helpers/folders';
import { workingHost } from '../../helpers/working-host';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

it.runIf(process.platform !== 'win32')('nobody but its owner reads what Boothill keeps', async () => {
  const folder = join(await emptyFolder(), 'boothill');
  const { page } = await workingHost({ folder });
  await page.ask('settings.change', { theme: 'dark' });
  const saved = await page.ask('document.saveAs', 'gare', 'one', false);
  const document = saved?.document ?? '';
  await page.ask('document.save', document, 'two', false);
  await page.ask('draft.keep', { key: 'key', window: 'w', name: 'gare', document, text: 'three' });
  await page.ask('document.save', document, 'four', false);
  await page.ask('game.keep', 'game', 'moves', { title: { en: 'Gare' }, mission: 'gare', round: 1 });
  const kept = await readdir(folder, { recursive: true, withFileTypes: true });
  const modes = await Promise.all(
    kept.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1).split('/')[0], entry.isFile(), await modeOf(path)] as const;
    }),
  );
  expect(await modeOf(folder)).toBe('700');
  const folders = modes.filter(([, isFile]) => !isFile).map(([, , mode]) => mode);
  expect(folders.filter((mode) => mode !== '700')).toEqual([]);
  // A mission has the rights that its author's other files have; the library around it is closed.
  const files = modes.filter(([place, isFile]) => isFile && place !== 'library');
  expect(files.filter(([, , mode]) => mode !== '600')).toEqual([]);
  expect(new Set(files.map(([place]) => place))).toEqual(
    new Set(['settings.json', 'recents.json', 'versions', 'drafts', 'games', 'claims']),
  );
});

it.runIf(process.platform !== 'win32')(
  'what others could read is closed to them when it is written anew',
  async () => {
    const { page, folder } = await workingHost();
    const recents = join(folder, 'recents.json');
    await writeFile(recents, '{"recents":[]}');
    await chmod(recents, 0o644);
    await page.ask('document.saveAs', 'gare', 'one', false);
    expect(await modeOf(recents)).toBe('600');
  },
);
