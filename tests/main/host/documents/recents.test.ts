import { readdir, readFile, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { safeWrite } from '../../../../main/host/safe-write';
import { emptyFolder } from '../../../helpers/folders';
import { diskError, missionFile, silence, workingHost } from '../../../helpers/working-host';

const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';
const desktop = { chooseTarget: () => Promise.resolve(undefined) };

describe('recent missions', () => {
  it('are those that were opened or saved, the last one first, each once', async () => {
    const target = join(await emptyFolder(), 'saved.json');
    const { page, folder } = await workingHost({ chooseTarget: () => Promise.resolve(target) });
    const [one, two] = [await missionFile('1', 'one.json'), await missionFile('2', 'two.json')];
    await page.open(one);
    await page.open(two);
    await page.ask('document.saveAs', 'three', '3', false);
    await page.open(one);
    const names = async () => (await page.ask('recents.list')).map(({ name }) => name);
    expect(await names()).toEqual(['one.json', 'saved.json', 'two.json']);
    expect((await page.ask('recents.list'))[0]).toMatchObject({ folder: dirname(one) });
    const later = (await workingHost({ ...desktop, folder })).page;
    expect((await later.ask('recents.list')).map(({ name }) => name)).toEqual(await names());
  });

  it('can be opened without the window knowing where they lie', async () => {
    const { page } = await workingHost(desktop);
    await page.open(await missionFile('text'));
    const [recent] = await page.ask('recents.list');
    expect(await page.ask('document.openRecent', recent?.recent ?? '')).toMatchObject({ text: 'text' });
    await page.isRefused('not-known', 'document.openRecent', 'made-up');
  });

  it('stay in the list when their file is gone, and say so', async () => {
    const { page } = await workingHost(desktop);
    const path = await missionFile('text', 'gone.json');
    await page.open(path);
    await rm(path);
    const [recent] = await page.ask('recents.list');
    expect(recent).toMatchObject({ name: 'gone.json', missing: true });
    expect(await page.call('document.openRecent', recent?.recent ?? '')).toMatchObject({
      error: { code: 'not-readable', file: { name: 'gone.json', problem: { code: 'no-such-file' } } },
    });
    await page.ask('recents.forget', recent?.recent ?? '');
    expect(await page.ask('recents.list')).toEqual([]);
    await page.ask('recents.forget', 'made-up');
  });

  it('have a picture, which a save does not lose', async () => {
    const { page } = await workingHost(desktop);
    const { document } = await page.open(await missionFile());
    await page.ask('document.picture', document, png);
    await page.ask('document.save', document, 'next', false);
    expect((await page.ask('recents.list'))[0]).toHaveProperty('picture', png);
    const [recent] = await page.ask('recents.list');
    await page.ask('recents.forget', recent?.recent ?? '');
    // Forgotten is forgotten: a picture alone brings nothing back.
    await page.ask('document.picture', document, png);
    expect(await page.ask('recents.list')).toEqual([]);
  });

  it.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,PHN2Zz4=',
    'data:image/png;base64,iVBORw0KGgo"><script>',
    'https://example.org/picture.png',
    `data:image/png;base64,iVBORw0KGgo${'A'.repeat(200_000)}`,
    '',
  ])('have no picture that is none: %.50s', async (picture) => {
    const { page } = await workingHost(desktop);
    const { document } = await page.open(await missionFile());
    await page.isRefused('bad-argument', 'document.picture', document, picture);
    await page.ask('document.picture', document, 'data:image/webp;base64,UklGRiQAAABXRUJQ');
  });

  it('are thirty at most', async () => {
    const { page } = await workingHost(desktop);
    const folder = await emptyFolder();
    for (let number = 0; number < 32; number++) {
      await writeFile(join(folder, `${number}.json`), '');
      await page.open(join(folder, `${number}.json`));
    }
    const names = (await page.ask('recents.list')).map(({ name }) => name);
    expect(names).toHaveLength(30);
    expect([names[0], names[29]]).toEqual(['31.json', '2.json']);
  });

  it.each(['', '{"recents":', '[]', '{"recents":7}', 'null'])(
    'begin anew when their file is damaged, which is kept: %s',
    async (text) => {
      const { page, folder } = await workingHost(desktop);
      await writeFile(join(folder, 'recents.json'), text);
      const path = await missionFile();
      await page.open(path);
      expect((await page.ask('recents.list')).map(({ name }) => name)).toEqual([basename(path)]);
      expect(await readFile(join(folder, 'recents.damaged-1.json'), 'utf8')).toBe(text);
    },
  );

  it('leave out entries that are none', async () => {
    const { page, folder } = await workingHost(desktop);
    const entries = [7, null, {}, { path: 'relative.json', at: 1 }, { path: '/m.json', at: 1 }];
    const odd = [
      { path: '/n.json', at: '1' },
      { path: '/p.json', at: 9e15 },
      { path: '/o.json', at: 1, picture: 'javascript:' },
    ];
    await writeFile(join(folder, 'recents.json'), JSON.stringify({ recents: [...entries, ...odd] }));
    expect((await page.ask('recents.list')).map(({ name }) => name)).toEqual(['m.json']);
  });

  it('keep nothing from working when they cannot be kept', async () => {
    silence();
    const { page, folder } = await workingHost({
      disk: {
        write: (file, content) =>
          basename(file) === 'recents.json' ? Promise.reject(diskError('ENOSPC')) : safeWrite(file, content),
      },
    });
    const { document } = await page.open(await missionFile());
    await page.ask('document.save', document, 'next', false);
    expect(await readdir(folder)).not.toContain('recents.json');
  });
});

describe('the library', () => {
  it('is listed whole where there is no dialog to look into it', async () => {
    const { page, folder } = await workingHost();
    await page.ask('document.saveAs', 'opened', 'text', false);
    const library = join(folder, 'library');
    await writeFile(join(library, 'never opened.boothill.json'), 'text');
    await utimes(join(library, 'never opened.boothill.json'), 1_000, 1_000);
    await writeFile(join(library, '.hidden.json'), '');
    await writeFile(join(library, 'notes.txt'), '');
    const recents = await page.ask('recents.list');
    expect(recents.map(({ name }) => name)).toEqual(['opened.boothill.json', 'never opened.boothill.json']);
    expect(recents[1]).toEqual({
      recent: recents[1]?.recent,
      name: 'never opened.boothill.json',
      at: 1_000_000,
    });
    expect(await page.ask('document.openRecent', recents[1]?.recent ?? '')).toMatchObject({ text: 'text' });
  });

  it('loses no file when its entry is forgotten', async () => {
    const { page } = await workingHost();
    const saved = await page.ask('document.saveAs', 'kept', 'text', false);
    await page.ask('document.picture', saved?.document ?? '', png);
    const [recent] = await page.ask('recents.list');
    await page.ask('recents.forget', recent?.recent ?? '');
    // Nor its picture: what is in the library stays in the list.
    expect(await page.ask('recents.list')).toEqual([recent]);
    expect(recent).toHaveProperty('picture', png);
  });

  it('is not listed where the system’s own dialog shows it', async () => {
    const { page: first, folder } = await workingHost();
    await first.ask('document.saveAs', 'm', 'text', false);
    await unlink(join(folder, 'recents.json'));
    expect(await (await workingHost({ ...desktop, folder })).page.ask('recents.list')).toEqual([]);
  });
});
