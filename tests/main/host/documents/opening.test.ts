import { mkdir, readdir, realpath, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraryIn } from '../../../../main/host/documents/library';
import { shownFile } from '../../../../main/host/documents/shown-file';
import { sweepLeftovers } from '../../../../main/host/leftovers';
import { asideBeside } from '../../../../main/host/temporary-name';
import { svgWithMission } from '../../../../sharing/carriers/svg';
import { emptyFolder } from '../../../helpers/folders';
import { asOldAs, leftoverOf } from '../../../helpers/leftover';
import { missionFile, TestPage, textOf, workingHost } from '../../../helpers/working-host';

describe('an opened file', () => {
  it('is shown by its name and folder, and called by a word that gives nothing away', async () => {
    const { page } = await workingHost();
    const path = await missionFile('text');
    const file = await page.open(path);
    expect(file).toEqual({
      document: file.document,
      name: 'La gare, l’été.boothill.json',
      folder: dirname(path),
      text: 'text',
    });
    expect(file.document).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is another document every time, so that two windows cannot save over each other', async () => {
    const { host, page } = await workingHost();
    const other = new TestPage(host);
    const path = await missionFile();
    const [mine, theirs] = [await page.open(path), await other.open(path)];
    await other.ask('document.save', theirs.document, 'theirs', false);
    await page.isRefused('changed-on-disk', 'document.save', mine.document, 'mine', false);
    expect(await textOf(path)).toBe('theirs');
  });

  it('says when nobody may write there', async () => {
    const { page } = await workingHost({ disk: { mayWrite: () => Promise.resolve(false) } });
    expect(await page.open(await missionFile())).toMatchObject({ readOnly: true });
  });

  it('is found through a link, and keeps the name of the link', async () => {
    const { page } = await workingHost();
    const path = await missionFile('linked');
    const link = join(await emptyFolder(), 'link.json');
    await symlink(path, link);
    const file = await page.open(link);
    expect(file).toMatchObject({ name: 'link.json', text: 'linked' });
    await page.ask('document.save', file.document, 'through the link', false);
    expect(await textOf(path)).toBe('through the link');
    expect(await realpath(link)).toBe(await realpath(path));
  });

  it('may be of another sort and carry missions, none of which has a file of its own', async () => {
    const { host } = await workingHost();
    const path = join(await emptyFolder(), 'map.svg');
    await writeFile(path, svgWithMission('<svg></svg>', 'the mission'));
    const answer = await host.connect(() => undefined).openPath(path);
    expect(answer).toEqual({
      ok: true,
      value: {
        name: 'map.svg',
        folder: dirname(path),
        carried: [{ name: 'mission', text: 'the mission' }],
      },
    });
  });

  it('can be read anew, after which its new content may be saved over', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    const { document } = await page.open(path);
    await writeFile(path, 'by another program');
    const again = await page.ask('document.reload', document);
    expect(again.text).toBe('by another program');
    await page.ask('document.save', again.document, 'mine', false);
    expect(await textOf(path)).toBe('mine');
  });

  it('that is read anew is not written over by whoever has not taken what was read', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    const { document } = await page.open(path);
    await writeFile(path, 'by another program');
    await page.ask('document.reload', document);
    await page.isRefused('changed-on-disk', 'document.save', document, 'mine', false);
    expect(await textOf(path)).toBe('by another program');
  });

  it('stays open when it cannot be read anew', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    const { document } = await page.open(path);
    await rm(path);
    await page.isRefused('gone', 'document.reload', document);
    await mkdir(path);
    expect(await page.call('document.reload', document)).toMatchObject({
      error: { code: 'not-readable', file: { name: basename(path), problem: { code: 'is-folder' } } },
    });
    await rm(path, { recursive: true });
    await page.ask('document.save', document, 'again', true);
    expect(await textOf(path)).toBe('again');
  });

  it('is not known any more once it is closed, or its page has gone', async () => {
    const { page } = await workingHost();
    const [one, two] = [await page.open(await missionFile()), await page.open(await missionFile())];
    await page.ask('document.close', one.document);
    await page.isRefused('not-known', 'document.save', one.document, 'text', false);
    await page.isRefused('not-known', 'document.reload', one.document);
    await page.isRefused('not-known', 'versions.list', one.document);
    await page.isRefused('not-known', 'document.picture', one.document, 'data:image/png;base64,iVBORw0KGgo=');
    page.leave();
    await page.isRefused('not-known', 'document.save', two.document, 'text', true);
  });

  it('rids the folder of what a killed save has left there', async () => {
    const { page } = await workingHost();
    const path = await missionFile();
    const killed = join(dirname(path), leftoverOf(basename(path), new Date(0)));
    await writeFile(killed, 'half');
    await utimes(killed, new Date(0), new Date(0));
    await page.open(path);
    await expect.poll(() => textOf(killed).catch(() => 'gone')).toBe('gone');
  });

  it.each(['La gare, l’été.boothill.json', `${'long '.repeat(20)}.boothill.json`])(
    'has what a killed save had set aside among its versions: %s',
    async (name) => {
      const { page } = await workingHost();
      const path = join(await emptyFolder(), name);
      await writeFile(path, 'ours');
      const aside = join(dirname(path), asOldAs(new Date(0), basename(asideBeside(path))));
      await writeFile(aside, 'theirs');
      await utimes(aside, new Date(0), new Date(0));
      await sweepLeftovers(dirname(path));
      const { document } = await page.open(path);
      await expect.poll(() => textOf(aside).catch(() => 'gone')).toBe('gone');
      const [version] = await page.ask('versions.list', document);
      expect(await page.ask('versions.read', document, version?.version ?? '')).toEqual({ text: 'theirs' });
    },
  );

  it('leaves alone what a save sets aside at this moment, or one of another file', async () => {
    const { page } = await workingHost();
    const folder = await emptyFolder();
    const file = join(folder, `${'long '.repeat(20)}one`);
    const young = asideBeside(file);
    const others = asOldAs(new Date(0), asideBeside(join(folder, `${'long '.repeat(20)}two`)));
    await writeFile(file, 'ours');
    for (const aside of [young, others]) await writeFile(aside, 'theirs');
    await utimes(others, new Date(0), new Date(0));
    const { document } = await page.open(file);
    // Saving waits until the file was looked after.
    await page.ask('document.save', document, 'ours, too', false);
    expect((await readdir(folder)).sort()).toEqual(
      [young, others, file].map((path) => basename(path)).sort(),
    );
  });
});

describe('files that the app was started with', () => {
  it('are announced, and taken once, in order', async () => {
    const { host, page } = await workingHost();
    const [one, two] = [await missionFile('one'), await missionFile('two')];
    host.askFor(one);
    host.askFor(two);
    expect(page.heard).toEqual([
      { name: 'document.asked', value: null },
      { name: 'document.asked', value: null },
    ]);
    expect(await page.ask('document.takeAsked')).toMatchObject([
      { ok: true, file: { text: 'one' } },
      { ok: true, file: { text: 'two' } },
    ]);
    expect(await page.ask('document.takeAsked')).toEqual([]);
  });

  it('are named where they cannot be opened, without keeping the others from it', async () => {
    const { host, page } = await workingHost();
    const folder = await emptyFolder();
    host.askFor(join(folder, 'nowhere.json'));
    host.askFor(folder);
    host.askFor(await missionFile('sound'));
    expect(await page.ask('document.takeAsked')).toMatchObject([
      { ok: false, refused: { name: 'nowhere.json', problem: { code: 'no-such-file' } } },
      { ok: false, refused: { name: basename(folder), problem: { code: 'is-folder' } } },
      { ok: true, file: { text: 'sound' } },
    ]);
  });
});

describe('the folder of a file', () => {
  const library = libraryIn('/boothill');
  it.each([
    ['/home/ann/Missions/m.json', '~/Missions'],
    ['/home/ann/m.json', '~'],
    ['/home/anna/m.json', '/home/anna'],
    ['/m.json', '/'],
  ])('of %s is shown as %s', (path, folder) => {
    expect(shownFile(path, library, '/home/ann')).toEqual({ name: 'm.json', folder });
  });

  it('is not shown for the library, which nobody looks for on the disk', () => {
    expect(shownFile('/boothill/library/m.json', library)).toEqual({ name: 'm.json' });
    expect(shownFile('/boothill/library/sub/m.json', library)).toHaveProperty('folder');
  });

  it('is shortened where it lies in the home of whoever asks', () => {
    expect(shownFile(join(homedir(), 'm.json'), library)).toHaveProperty('folder', '~');
  });
});

it('a file keeps its place when its folder is renamed and comes back', async () => {
  const { page } = await workingHost();
  const path = await missionFile();
  const { document } = await page.open(path);
  await rename(dirname(path), `${dirname(path)}-moved`);
  await page.isRefused('gone', 'document.save', document, 'second', false);
  // There is no folder to write it into, and making one up would hide the work somewhere.
  await page.isRefused('not-writable', 'document.save', document, 'second', true);
  await mkdir(dirname(path));
  await rm(dirname(path), { recursive: true });
  await rename(`${dirname(path)}-moved`, dirname(path));
  await page.ask('document.save', document, 'second', false);
  expect(await textOf(path)).toBe('second');
});

describe('a page that the host has taken for gone', () => {
  it('has its documents back when it asks for them, and saves them', async () => {
    const { host, page } = await workingHost();
    const path = await missionFile();
    const { document } = await page.open(path);
    page.leave();
    const back = new TestPage(host);
    await back.isRefused('not-known', 'document.save', document, 'mine', false);
    await back.ask('document.resume', document);
    await back.ask('document.save', document, 'mine', false);
    expect(await textOf(path)).toBe('mine');
    await back.ask('document.close', document);
    await back.isRefused('not-known', 'document.resume', document);
  });

  it('is told of what was done to its files meanwhile', async () => {
    const { host, page } = await workingHost();
    const path = await missionFile();
    const { document } = await page.open(path);
    page.leave();
    await writeFile(path, 'theirs');
    const back = new TestPage(host);
    await back.ask('document.resume', document);
    await back.isRefused('changed-on-disk', 'document.save', document, 'mine', false);
    const told = { name: 'document.changed', value: { document, now: 'changed' } };
    await expect.poll(() => back.heard, { timeout: 10_000 }).toContainEqual(told);
  });

  it('has those back that are open there still', async () => {
    const { host, page } = await workingHost();
    const { document } = await page.open(await missionFile());
    const other = new TestPage(host);
    await other.ask('document.resume', document);
    page.leave();
    await other.ask('document.save', document, 'mine', false);
  });
});

it('files that are asked for come in as many answers as they need', async () => {
  const { host, page } = await workingHost();
  const paths = await Promise.all(
    [1, 2, 3].map((number) => missionFile('x'.repeat(700_000), `${number}.json`)),
  );
  for (const path of paths) host.askFor(path);
  page.heard.length = 0;
  const names = async () =>
    (await page.ask('document.takeAsked')).map((asked) => (asked.ok ? asked.file.name : ''));
  expect(await names()).toEqual(['1.json', '2.json']);
  expect(page.heard).toEqual([{ name: 'document.asked', value: null }]);
  expect(await names()).toEqual(['3.json']);
  expect(await names()).toEqual([]);
});
