import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../main/contract';
import { realDisk } from '../../../../main/host/disk';
import { safeWrite } from '../../../../main/host/safe-write';
import {
  diskError,
  missionFile,
  silence,
  TestPage,
  textOf,
  workingHost,
} from '../../../helpers/working-host';

const draft: Draft = { key: 'key-1', window: 'window-1', name: 'La gare', text: 'work' };

describe('drafts', () => {
  it('come back to a window that was loaded anew', async () => {
    const { host, page } = await workingHost();
    await page.ask('draft.keep', draft);
    await page.ask('draft.keep', { ...draft, text: 'more work' });
    page.leave();
    const anew = new TestPage(host);
    const [kept, ...others] = await anew.drafts('window-1');
    expect(others).toEqual([]);
    expect(kept).toEqual({ key: 'key-1', name: 'La gare', text: 'more work', at: kept?.at, own: true });
  });

  it('come back after a crash, the last one first', async () => {
    const { page, folder } = await workingHost();
    await page.ask('draft.keep', draft);
    await pause(2);
    await page.ask('draft.keep', { ...draft, key: 'key-2' });
    const { page: later } = await workingHost({ folder });
    expect(await later.drafts('window-2')).toMatchObject([
      { key: 'key-2', own: false },
      { key: 'key-1', own: false },
    ]);
  });

  it('come back with what could be undone in them', async () => {
    const { host, page } = await workingHost();
    await page.ask('draft.keep', { ...draft, past: 'steps' });
    page.leave();
    expect(await new TestPage(host).drafts('window-1')).toMatchObject([{ text: 'work', past: 'steps' }]);
  });

  it('keep what is written beside them and not applied', async () => {
    const { host, page } = await workingHost();
    await page.ask('draft.keep', { ...draft, ownText: '{"text":"{"}' });
    page.leave();
    expect(await new TestPage(host).drafts('window-1')).toMatchObject([{ ownText: '{"text":"{"}' }]);
    await page.isRefused('bad-argument', 'draft.keep', { ...draft, ownText: ' '.repeat(4_000_001) });
  });

  it('with more of a past than anybody keeps are refused', async () => {
    const { page } = await workingHost();
    await page.isRefused('bad-argument', 'draft.keep', { ...draft, past: ' '.repeat(400_001) });
  });

  it('are offered to another window only when their own is no more', async () => {
    const { host, page } = await workingHost();
    await page.ask('draft.keep', draft);
    const other = new TestPage(host);
    expect(await other.drafts('window-2')).toEqual([]);
    page.leave();
    expect(await other.drafts('window-2')).toMatchObject([{ key: 'key-1', own: false }]);
  });

  it('are offered to one window at a time', async () => {
    const { page: crashed, folder } = await workingHost();
    await crashed.ask('draft.keep', draft);
    const { host, page } = await workingHost({ folder });
    expect(await page.drafts('window-2')).toHaveLength(1);
    expect(await new TestPage(host).drafts('window-3')).toEqual([]);
    expect(await page.drafts('window-2')).toHaveLength(1);
  });

  it('wait for the old page to go when a window is loaded anew', async () => {
    const { host, page } = await workingHost();
    await page.ask('draft.keep', draft);
    const listed = new TestPage(host).drafts('window-1');
    await pause(60);
    page.leave();
    expect(await listed).toHaveLength(1);
  });

  it('of a window that lives on are not handed to a copy of it', async () => {
    const { host, page } = await workingHost();
    await page.ask('draft.keep', draft);
    expect(await new TestPage(host).drafts('window-1')).toEqual([]);
  });

  it('are gone once they are dropped, and only they', async () => {
    const { page } = await workingHost();
    await page.ask('draft.keep', draft);
    await page.ask('draft.keep', { ...draft, key: 'key-2' });
    await page.ask('draft.drop', 'key-1');
    await page.ask('draft.drop', 'never-kept');
    expect(await page.drafts('window-1')).toMatchObject([{ key: 'key-2' }]);
  });

  it('hold the last of many that are kept at once', async () => {
    const { page } = await workingHost();
    const texts = Array.from({ length: 20 }, (_none, number) => `text ${number}`);
    await Promise.all(texts.map((text) => page.ask('draft.keep', { ...draft, text })));
    expect(await page.drafts('window-1')).toMatchObject([{ text: 'text 19' }]);
  });

  it('that are overtaken are not written, and answer when the later one is kept', async () => {
    const written: string[] = [];
    const { page } = await workingHost({
      disk: {
        write: async (file, content) => {
          await safeWrite(file, content);
          written.push(String(content));
        },
      },
    });
    const answers = ['one', 'two', 'three'].map((text) =>
      page.ask('draft.keep', { ...draft, text }).then(() => written.at(-1)),
    );
    expect((await Promise.all(answers)).slice(1)).toEqual([
      expect.stringContaining('three'),
      expect.stringContaining('three'),
    ]);
    expect(written.some((content) => content.includes('two'))).toBe(false);
  });

  it('are dropped for good, also by somebody who has just kept them', async () => {
    const { page } = await workingHost();
    await Promise.all([page.ask('draft.keep', draft), page.ask('draft.drop', 'key-1')]);
    expect(await page.drafts('window-1')).toEqual([]);
  });

  it('say what keeps them from being kept', async () => {
    const { page } = await workingHost({ disk: { write: () => Promise.reject(diskError('ENOSPC')) } });
    await page.isRefused('disk-full', 'draft.keep', draft);
  });

  it.each([
    '',
    '{"window":',
    '[]',
    '{"window":"w","name":"n","at":1}',
    '{"window":"w","name":7,"at":1,"text":""}',
    '{"window":"w","name":"n","at":1e999,"text":""}',
  ])('that are damaged are set aside and keep no others back: %s', async (text) => {
    const { page: before, folder } = await workingHost();
    await before.ask('draft.keep', draft);
    const drafts = join(folder, 'drafts');
    await writeFile(join(drafts, 'broken.json'), text);
    const { page } = await workingHost({ folder });
    expect(await page.drafts('w')).toMatchObject([{ key: 'key-1' }]);
    expect(page.heard).toContainEqual({ name: 'kept.damaged', value: 'drafts/broken.damaged-1.json' });
    expect(await readFile(join(drafts, 'broken.damaged-1.json'), 'utf8')).toBe(text);
    expect(await page.drafts('w')).toHaveLength(1);
    expect((await readdir(drafts)).sort()).toEqual(['broken.damaged-1.json', 'key-1.json']);
  });

  it.each(['../escape', 'a/b', '', '.', 'x'.repeat(65), 'a.json', 'é'])(
    'are kept under no name that could be a path: %j',
    async (key) => {
      const { page } = await workingHost();
      await page.isRefused('bad-argument', 'draft.keep', { ...draft, key });
      await page.isRefused('bad-argument', 'draft.drop', key);
    },
  );
});

describe('the file that a draft belongs to', () => {
  it('can be saved when the draft has come back', async () => {
    const path = await missionFile();
    const { page: crashed, folder } = await workingHost();
    const { document } = await crashed.open(path);
    await crashed.ask('draft.keep', { ...draft, document });
    const { page } = await workingHost({ folder });
    const [kept] = await page.drafts('window-2');
    expect(kept?.file).toMatchObject({ name: basename(path), changed: false });
    await page.ask('document.save', kept?.file?.document ?? '', kept?.text ?? '', false);
    expect(await textOf(path)).toBe('work');
  });

  it('is not saved over when somebody has changed it since', async () => {
    const path = await missionFile();
    const { page: crashed, folder } = await workingHost();
    const { document } = await crashed.open(path);
    await crashed.ask('draft.keep', { ...draft, document });
    await writeFile(path, 'theirs');
    const { page } = await workingHost({ folder });
    const [kept] = await page.drafts('window-2');
    expect(kept?.file).toMatchObject({ changed: true });
    await page.isRefused('changed-on-disk', 'document.save', kept?.file?.document ?? '', 'work', false);
  });

  it('is the one that was saved last, as it was then', async () => {
    const path = await missionFile();
    const { page: crashed, folder } = await workingHost();
    const { document } = await crashed.open(path);
    await crashed.ask('document.save', document, 'second', false);
    await crashed.ask('draft.keep', { ...draft, document });
    const { page } = await workingHost({ folder });
    expect((await page.drafts('window-2'))[0]?.file).toMatchObject({ changed: false });
  });

  it('has not been changed by anybody when it was saved right before a crash', async () => {
    const path = await missionFile();
    const { page: crashed, folder } = await workingHost();
    const { document } = await crashed.open(path);
    await crashed.ask('draft.keep', { ...draft, document });
    await crashed.ask('document.save', document, draft.text, false);
    const { page } = await workingHost({ folder });
    const [kept] = await page.drafts('window-2');
    expect(kept?.file).toMatchObject({ changed: false });
    await page.ask('document.save', kept?.file?.document ?? '', 'next', false);
    expect(await textOf(path)).toBe('next');
  });

  it.each(['before', 'while'])(
    'has not been changed by anybody but its own window, which was killed after it had saved something newer: %s',
    async (when) => {
      const path = await missionFile();
      const { page: crashed, folder } = await workingHost();
      const { document } = await crashed.open(path);
      await crashed.ask('draft.keep', { ...draft, document });
      const saved = crashed.ask('document.save', document, 'newer', false);
      if (when === 'while') await crashed.ask('draft.keep', { ...draft, document, text: 'newest' });
      await saved;
      const { page } = await workingHost({ folder });
      const [kept] = await page.drafts('window-2');
      expect(kept?.file).toMatchObject({ changed: false });
      await page.ask('document.save', kept?.file?.document ?? '', 'next', false);
      expect(await textOf(path)).toBe('next');
    },
  );

  it.each([
    ['before its second save since was through', 1],
    ['right after it', 2],
  ])('has been changed by its own window only, which was killed %s', async (_when, written) => {
    const path = await missionFile();
    let saves = 0;
    const { page: crashed, folder } = await workingHost({
      disk: {
        replace: async (...args) => {
          saves += 1;
          if (saves <= written) await realDisk.replace(...args);
          // Whoever is killed answers no more.
          if (saves === 2) await new Promise(() => undefined);
        },
      },
    });
    const { document } = await crashed.open(path);
    await crashed.ask('draft.keep', { ...draft, document });
    await crashed.ask('document.save', document, 'newer', false);
    void crashed.call('document.save', document, 'newest', false);
    await expect.poll(() => saves).toBe(2);
    await expect.poll(() => textOf(path)).toBe(written === 2 ? 'newest' : 'newer');
    const { page } = await workingHost({ folder });
    expect((await page.drafts('window-2'))[0]?.file).toMatchObject({ changed: false });
  });

  it('has been changed by its own window only, which was saving when the first draft was kept', async () => {
    const path = await missionFile();
    const { page: crashed, folder } = await workingHost({
      disk: {
        replace: async (...args) => {
          await crashed.ask('draft.keep', { ...draft, document });
          await realDisk.replace(...args);
          await new Promise(() => undefined);
        },
      },
    });
    const { document } = await crashed.open(path);
    void crashed.call('document.save', document, 'newer', false);
    await expect.poll(() => textOf(path)).toBe('newer');
    const { page } = await workingHost({ folder });
    expect((await page.drafts('window-2'))[0]?.file).toMatchObject({ changed: false });
  });

  it('has been changed by somebody else who wrote what its own window once could not save', async () => {
    silence();
    const path = await missionFile();
    const { page: crashed, folder } = await workingHost({
      disk: { replace: () => Promise.reject(diskError('ENOSPC')) },
    });
    const { document } = await crashed.open(path);
    await crashed.isRefused('disk-full', 'document.save', document, 'newer', false);
    await crashed.ask('draft.keep', { ...draft, document });
    await writeFile(path, 'newer');
    const { page } = await workingHost({ folder });
    expect((await page.drafts('window-2'))[0]?.file).toMatchObject({ changed: true });
  });

  it('has been changed where another window saved it, or somebody wrote to it after its own had', async () => {
    const path = await missionFile();
    const { host, page: crashed, folder } = await workingHost();
    const { document } = await crashed.open(path);
    await crashed.ask('draft.keep', { ...draft, document });
    const other = new TestPage(host);
    await other.ask('document.save', (await other.open(path)).document, 'of the other window', false);
    const { page } = await workingHost({ folder });
    expect((await page.drafts('window-2'))[0]?.file).toMatchObject({ changed: true });
    await crashed.ask('document.save', document, 'newer', true);
    await writeFile(path, 'theirs');
    const { page: last } = await workingHost({ folder });
    expect((await last.drafts('window-2'))[0]?.file).toMatchObject({ changed: true });
  });

  it('is no word of a draft any more that was dropped', async () => {
    const { page, folder } = await workingHost();
    const { document } = await page.open(await missionFile());
    await page.ask('draft.keep', { ...draft, document });
    await page.ask('document.save', document, 'newer', false);
    expect(await readdir(join(folder, 'drafts'))).toHaveLength(2);
    await page.ask('draft.drop', draft.key);
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  });

  it('is opened once, however often drafts are listed, until it is closed', async () => {
    const { page: crashed, folder } = await workingHost();
    const { document } = await crashed.open(await missionFile());
    await crashed.ask('draft.keep', { ...draft, document });
    const { page } = await workingHost({ folder });
    const opened = async () => (await page.drafts('window-2'))[0]?.file?.document;
    const first = await opened();
    expect(await opened()).toBe(first);
    await page.ask('document.close', first ?? '');
    expect(await opened()).not.toBe(first);
  });

  it('is left out where it cannot be found; the work is there all the same', async () => {
    const path = await missionFile();
    const { page: crashed, folder } = await workingHost();
    const { document } = await crashed.open(path);
    await crashed.ask('draft.keep', { ...draft, document });
    await rm(path);
    await mkdir(path);
    const { page } = await workingHost({ folder });
    const [kept] = await page.drafts('window-2');
    expect(kept).toMatchObject({ text: 'work' });
    expect(kept).not.toHaveProperty('file');
  });

  it('may be unknown by now, which is no reason to lose the work', async () => {
    const { page } = await workingHost();
    await page.ask('draft.keep', { ...draft, document: 'closed-long-ago' });
    expect(await page.drafts('window-1')).toMatchObject([{ text: 'work' }]);
  });
});

describe.runIf(process.platform === 'linux')('what is no file', () => {
  it('keeps nobody waiting: a pipe in every folder, a link to itself, and one that leads nowhere', async () => {
    const { page: before, folder } = await workingHost();
    const { document } = await before.open(await missionFile());
    await before.ask('document.save', document, 'second', false);
    await before.ask('draft.keep', { ...draft, document });
    const [versions = ''] = await readdir(join(folder, 'versions'));
    for (const place of ['library', 'games', 'claims']) await mkdir(join(folder, place), { recursive: true });
    for (const name of [
      ...[
        'drafts/pipe.json',
        'drafts/key-1.saving',
        'library/pipe.json',
        'games/pipe.game',
        'claims/pipe.json',
      ],
      ...[`versions/${versions}/2026-01-01T10-00-00-000Z.json`, 'recents.pipe'],
    ]) {
      execFileSync('mkfifo', [join(folder, name)]);
      await symlink(join(folder, 'nowhere'), join(folder, `${name}-nowhere.json`));
    }
    await symlink('round.json', join(folder, 'drafts', 'round.json'));
    const { page } = await workingHost({ folder });
    expect(await page.drafts('window-2')).toMatchObject([{ key: 'key-1', text: 'work' }]);
    expect(await page.ask('recents.list')).toHaveLength(1);
    expect(await page.ask('games.list')).toEqual([]);
    const again = await page.open(await missionFile());
    await page.ask('document.save', again.document, 'third', false);
    expect(await before.ask('versions.list', document)).toHaveLength(1);
  });
});

it('drafts are offered until there is no more room for them, newest first', async () => {
  const { page, folder } = await workingHost();
  await page.ask('draft.keep', draft);
  const work = await textOf(join(folder, 'drafts', 'key-1.json'));
  for (let number = 0; number < 250; number++) {
    const file = join(folder, 'drafts', `other-${number}.json`);
    await writeFile(file, work);
    await utimes(file, number, number);
  }
  const { page: next } = await workingHost({ folder });
  const offered = await next.ask('drafts.list', 'window-2');
  expect(offered).toHaveLength(200);
  expect(offered.map(({ key }) => key)).toEqual(expect.arrayContaining(['key-1', 'other-249', 'other-51']));
});
