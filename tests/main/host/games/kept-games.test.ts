import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { GameShown } from '../../../../main/contract';
import { safeWrite } from '../../../../main/host/safe-write';
import { diskError, TestPage, workingHost } from '../../../helpers/working-host';

const shown: GameShown = { title: { en: 'The station', fr: 'La gare' }, mission: 'm4', round: 6 };

describe('games', () => {
  it('come back as they were kept last, also after a crash', async () => {
    const { page, folder } = await workingHost();
    await page.ask('game.keep', 'game-1', 'été', shown);
    await page.ask('game.keep', 'game-1', 'été\nà la gare', { ...shown, round: 7 });
    const { page: later } = await workingHost({ folder });
    const [kept, ...others] = await later.ask('games.list');
    expect(others).toEqual([]);
    expect(kept).toEqual({ game: 'game-1', ...shown, round: 7, at: kept?.at });
    expect(await later.ask('game.read', 'game-1')).toEqual({ text: 'été\nà la gare' });
  });

  it('are listed with how they ended, the one played last first', async () => {
    const { page } = await workingHost();
    for (const [index, outcome] of (['won', 'lost', undefined] as const).entries()) {
      await page.ask('game.keep', `game-${index}`, '', { ...shown, ...(outcome && { outcome }) });
      await pause(2);
    }
    await page.ask('game.keep', 'game-1', '', shown);
    expect(await page.ask('games.list')).toMatchObject([
      { game: 'game-1' },
      { game: 'game-2' },
      { game: 'game-0', outcome: 'won' },
    ]);
    expect((await page.ask('games.list'))[0]).not.toHaveProperty('outcome');
  });

  it('are gone once they are forgotten, and only they', async () => {
    const { page } = await workingHost();
    await page.ask('game.keep', 'game-1', '', shown);
    await page.ask('game.keep', 'game-2', '', shown);
    await page.ask('game.forget', 'game-1');
    await page.ask('game.forget', 'never-kept');
    expect(await page.ask('games.list')).toMatchObject([{ game: 'game-2' }]);
    await page.isRefused('not-known', 'game.read', 'game-1');
  });

  it('hold the last of many that are kept at once, and only that is written', async () => {
    const written: string[] = [];
    const { page } = await workingHost({
      disk: {
        write: async (file, content) => {
          await safeWrite(file, content);
          written.push(String(content));
        },
      },
    });
    const texts = Array.from({ length: 20 }, (_none, number) => `text ${number}`);
    await Promise.all(texts.map((text) => page.ask('game.keep', 'game', text, shown)));
    expect(await page.ask('game.read', 'game')).toEqual({ text: 'text 19' });
    expect(written.length).toBeLessThan(3);
  });

  it('say what keeps them from being kept, and are still what they were', async () => {
    let isFull = false;
    const { page } = await workingHost({
      disk: { write: (...args) => (isFull ? Promise.reject(diskError('ENOSPC')) : safeWrite(...args)) },
    });
    await page.ask('game.keep', 'game', 'before', shown);
    isFull = true;
    await page.isRefused('disk-full', 'game.keep', 'game', 'after', { ...shown, round: 9 });
    expect(await page.ask('games.list')).toMatchObject([{ round: 6 }]);
    expect(await page.ask('game.read', 'game')).toEqual({ text: 'before' });
  });

  it('are the newest fifty, and never one that is being played', async () => {
    const { page, folder } = await workingHost();
    await page.ask('game.keep', 'mine', 'mine', shown);
    const { page: other } = await workingHost({ folder });
    for (let number = 1; number <= 51; number++) {
      await other.ask('game.keep', `game-${number}`, '', shown);
      await pause(1);
    }
    const listed = (await other.ask('games.list')).map(({ game }) => game);
    expect(listed).toHaveLength(51);
    expect(listed[0]).toBe('game-51');
    // All but that one are in hand.
    expect(listed).not.toContain('mine');
    other.leave();
    const { page: last } = await workingHost({ folder });
    await last.ask('game.keep', 'new', '', shown);
    const left = (await last.ask('games.list')).map(({ game }) => game);
    expect(left).toHaveLength(50);
    expect(left[0]).toBe('new');
    expect(left).not.toContain('game-2');
    expect(left).toContain('game-3');
    expect(await readdir(join(folder, 'games'))).toHaveLength(50);
  });

  it('take up no more than so many bytes', async () => {
    const { page, folder } = await workingHost();
    const text = 'x'.repeat(19_000_000);
    for (let number = 0; number < 12; number++) {
      const { page: begun } = await workingHost({ folder });
      await begun.ask('game.keep', `game-${number}`, text, shown);
      begun.leave();
    }
    const sizes = await Promise.all(
      (await readdir(join(folder, 'games'))).map(
        async (name) => (await stat(join(folder, 'games', name))).size,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(200_000_000);
    expect(await page.ask('games.list')).toMatchObject([
      { game: 'game-11' },
      ...Array.from({ length: 9 }, () => ({})),
    ]);
  });

  it.each(['../escape', 'a/b', '', '.', 'x'.repeat(65), 'a.game', 'é'])(
    'are kept under no name that could be a path: %j',
    async (key) => {
      const { page } = await workingHost();
      await page.isRefused('bad-argument', 'game.keep', key, '', shown);
      await page.isRefused('bad-argument', 'game.read', key);
      await page.isRefused('bad-argument', 'game.forget', key);
    },
  );

  it('are listed with titles of a bearable length, whatever a mission calls itself', async () => {
    const { page } = await workingHost();
    const title = Object.fromEntries(
      Array.from({ length: 40 }, (_none, number) => [`en-x${number}x`, '\u0007\ud800'.repeat(5_000)]),
    );
    await page.ask('game.keep', 'game', 'text', { ...shown, title });
    expect(await page.ask('games.list')).toMatchObject([
      { title: { 'en-x3x': expect.any(String) as string } },
    ]);
    expect(await page.ask('game.read', 'game')).toEqual({ text: 'text' });
  });
});

describe('a game whose file is damaged', () => {
  const header = JSON.stringify({ at: 1, bytes: 4, ...shown });

  it.each([
    ['empty', ''],
    ['cut off in its header', header.slice(0, 30)],
    ['cut off after its header', header],
    ['cut off in its text', `${header}\ntex`],
    ['longer than it says', `${header}\ntext!`],
    ['without a title', `${JSON.stringify({ at: 1, bytes: 4, mission: 'm4', round: 1 })}\ntext`],
    ['with half a round', `${JSON.stringify({ at: 1, bytes: 4, ...shown, round: 0.5 })}\ntext`],
    ['from no day of any calendar', `${header.replace('"at":1', '"at":1e999')}\ntext`],
    ['of something else', '[1]\ntext'],
    ['all header', 'x'.repeat(100_000)],
  ])('is set aside and keeps no other back: %s', async (_what, content) => {
    const { page, folder } = await workingHost();
    await page.ask('game.keep', 'sound', 'text', shown);
    const games = join(folder, 'games');
    for (const deed of ['list', 'read'] as const) {
      await writeFile(join(games, `${deed}.game`), content);
      if (deed === 'read') {
        expect(await page.call('game.read', 'read')).toMatchObject({
          ok: false,
          error: {
            code: 'not-readable',
            file: { name: 'read.damaged-1.game', problem: { code: 'unreadable' } },
          },
        });
      }
      expect(await page.ask('games.list')).toMatchObject([{ game: 'sound' }]);
      if (deed === 'list') {
        expect(page.heard).toContainEqual({ name: 'kept.damaged', value: 'games/list.damaged-1.game' });
      }
      expect(await readFile(join(games, `${deed}.damaged-1.game`), 'utf8')).toBe(content);
      await page.isRefused('not-known', 'game.read', deed);
    }
  });

  it('is set aside when its text is no text', async () => {
    const { page, folder } = await workingHost();
    await page.ask('game.keep', 'game', 'text', shown);
    await writeFile(
      join(folder, 'games', 'game.game'),
      Buffer.concat([Buffer.from(`${header}\n`), Buffer.from([0xff, 0xfe, 0x00, 0x80])]),
    );
    await page.isRefused('not-readable', 'game.read', 'game');
    expect(await page.ask('games.list')).toEqual([]);
  });

  it('can be a folder', async () => {
    const { page, folder } = await workingHost();
    await mkdir(join(folder, 'games', 'odd.game'), { recursive: true });
    expect(await page.ask('games.list')).toEqual([]);
    await page.ask('game.keep', 'odd', 'text', shown);
    expect(await page.ask('game.read', 'odd')).toEqual({ text: 'text' });
  });
});

describe('a game that is in hand', () => {
  it('is known to other pages to be elsewhere, until its own is gone', async () => {
    const { host, page } = await workingHost();
    await page.ask('game.keep', 'game', 'text', shown);
    expect(await page.ask('games.list')).not.toMatchObject([{ elsewhere: true }]);
    const other = new TestPage(host);
    expect(await other.ask('games.list')).toMatchObject([{ elsewhere: true }]);
    expect(await other.ask('game.read', 'game')).toEqual({ text: 'text', elsewhere: true });
    page.leave();
    expect(await other.ask('games.list')).not.toMatchObject([{ elsewhere: true }]);
    expect(await other.ask('game.read', 'game')).toEqual({ text: 'text' });
    expect(await new TestPage(host).ask('games.list')).toMatchObject([{ elsewhere: true }]);
  });

  it('waits for the old page to go when a window is loaded anew', async () => {
    const { host, page } = await workingHost();
    await page.ask('game.keep', 'game', 'text', shown);
    const read = new TestPage(host).ask('game.read', 'game');
    await pause(60);
    page.leave();
    expect(await read).toEqual({ text: 'text' });
  });
});

it('a file in the place of the folder of games is left alone', async () => {
  const { page, folder } = await workingHost();
  await writeFile(join(folder, 'games'), 'not ours');
  await page.isRefused('not-writable', 'game.keep', 'game', 'text', shown);
  expect(await page.ask('games.list')).toEqual([]);
  expect(await readFile(join(folder, 'games'), 'utf8')).toBe('not ours');
});
