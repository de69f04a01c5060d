import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type {} from '../../../renderer/app/host';
import { presentElectron } from '../../../scripts/steps/electron.mjs';
import { closeWindow, desktopTest as test } from '../../helpers/app';
import { sandboxArguments } from '../../helpers/sandbox';

// What only the real Electron can show of files and closing; the rest is tested without a window.

/** A mission of the user, under a name such as people give. */
async function mission(folder: string, name = 'la gare, l’été.boothill.json'): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, await readFile('sample-missions/two-tiles.json'));
  return file;
}

/** The names of the missions that were opened, the last one first. */
function recent(window: Page): Promise<string[]> {
  return window.evaluate(async () => {
    // Unless the page itself was first.
    await self.boothill?.call('document.takeAsked');
    const recents = await self.boothill?.call('recents.list');
    return recents?.ok ? recents.value.map(({ name }) => name) : [];
  });
}

/** Starts the app a second time, as the system does to open a file. */
async function startAgain(folder: string, args: string[], cwd?: string): Promise<void> {
  const app = join(process.cwd(), 'dist/main/electron.js');
  const second = spawn(presentElectron()?.program ?? '', [...sandboxArguments(), app, ...args], {
    env: { ...process.env, BOOTHILL_FOLDER: folder },
    ...(cwd !== undefined && { cwd }),
  });
  await new Promise((resolve) => second.once('close', resolve));
}

test('a file that the app is started with again is opened in the first window', async ({
  app: _app,
  window,
  folder,
}) => {
  await mission(folder);
  await startAgain(folder, ['la gare, l’été.boothill.json'], folder);
  await expect.poll(() => recent(window)).toEqual(['la gare, l’été.boothill.json']);
  // Chromium drops such blanks from the arguments that it hands over.
  await mission(folder, '  blank first.boothill.json');
  await startAgain(folder, ['  blank first.boothill.json'], folder);
  await expect
    .poll(() => recent(window))
    .toEqual(['  blank first.boothill.json', 'la gare, l’été.boothill.json']);
});

test('a dropped file is opened where it lies, and nothing that the page makes up', async ({
  app: _app,
  window,
  folder,
}) => {
  const file = await mission(folder);
  await window.evaluate(() => {
    document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'drop' }));
  });
  await window.setInputFiles('#drop', file);
  const answers = await window.evaluate(async () => {
    const dropped = document.querySelector<HTMLInputElement>('#drop')?.files?.[0];
    const open = self.boothill?.openDropped;
    if (!dropped || !open) throw new Error('Nothing can be dropped');
    return [
      await open(dropped),
      await open(new File(['{}'], 'made-up.json')),
      await open(Object.assign(new File(['{}'], 'made-up.json'), { path: '/etc/passwd' })),
      await open('/etc/passwd' as unknown as File),
      await open({ path: '/etc/passwd' } as unknown as File),
    ];
  });
  expect(answers[0]).toMatchObject({ ok: true, value: { name: 'la gare, l’été.boothill.json', folder } });
  for (const answer of answers.slice(1)) expect(answer).toEqual({ ok: false, error: { code: 'not-here' } });
});

test('a page that hangs does not keep the window from closing', async ({ app, window }) => {
  const closed = app.waitForEvent('close');
  await window.evaluate(() => {
    setTimeout(() => {
      for (;;);
    }, 50);
  });
  await closeWindow(app);
  await closed;
});

test('a page that has crashed does not keep the window from closing', async ({ app, window: _window }) => {
  const closed = app.waitForEvent('close');
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
  await closeWindow(app);
  await closed;
});

test('the window waits until its page has kept everything', async ({ app, window, folder }) => {
  // A page of our own address without our own program, so that the test alone answers.
  const bare = await window.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '',
  );
  const loaded = window.waitForURL(bare);
  await app.evaluate(({ BrowserWindow }, url) => void BrowserWindow.getAllWindows()[0]?.loadURL(url), bare);
  await loaded;
  await window.evaluate(() => {
    self.boothill?.listen(({ name }) => {
      if (name !== 'app.closing') return;
      const draft = { key: 'last', window: 'window', name: 'La gare', text: 'the very last' };
      void self.boothill?.call('draft.keep', draft).then(() => self.boothill?.call('app.close'));
    });
  });
  const closed = app.waitForEvent('close');
  await closeWindow(app);
  await closed;
  expect(await readFile(join(folder, 'drafts', 'last.json'), 'utf8')).toContain('the very last');
});

test('work that was not saved is there again after a reload', async ({ app: _app, window }) => {
  const drafts = () =>
    window.evaluate(async () => {
      const answer = await self.boothill?.call('drafts.list', 'this-window');
      return answer?.ok ? answer.value.map(({ key, own }) => ({ key, own })) : [];
    });
  const draft = { key: 'work', window: 'this-window', name: 'La gare', text: '{}' };
  await window.evaluate((kept) => self.boothill?.call('draft.keep', kept), draft);
  await window.reload();
  expect(await drafts()).toEqual([{ key: 'work', own: true }]);
});

test('what is made of a game is written to where the dialog says', async ({ app, window, folder }) => {
  const chosen = join(folder, 'à moi.replay.json');
  await app.evaluate(({ dialog }, filePath) => {
    const asked: unknown[] = [];
    Object.assign(dialog, {
      asked,
      showSaveDialog: (_window: unknown, options: unknown) => {
        asked.push(options);
        return Promise.resolve({ canceled: asked.length > 1, filePath });
      },
    });
  }, chosen);
  const write = (text: string) =>
    window.evaluate((words) => self.boothill?.call('file.export', 'Gare : manche 6', words, 'replay'), text);
  expect(await write('été')).toEqual({ ok: true, value: 'à moi.replay.json' });
  expect(await write('not this')).toEqual({ ok: true, value: null });
  expect(await readFile(chosen, 'utf8')).toBe('été');
  const asked = await app.evaluate(({ dialog }) => (dialog as unknown as { asked: object[] }).asked);
  expect(asked[0]).toMatchObject({
    defaultPath: expect.stringMatching(/Gare - manche 6\.replay\.json$/),
    filters: [{ extensions: expect.arrayContaining(['json']) }, {}],
  });
});

test('a game that was kept is there again after a reload, and not taken for another page’s', async ({
  app: _app,
  window,
}) => {
  const shown = { title: { en: 'La gare' }, mission: 'm4', round: 6 };
  await window.evaluate((said) => self.boothill?.call('game.keep', 'game', '« été »', said), shown);
  await window.reload();
  const read = await window.evaluate(async () => [
    await self.boothill?.call('games.list'),
    await self.boothill?.call('game.read', 'game'),
  ]);
  expect(read).toEqual([
    { ok: true, value: [{ game: 'game', ...shown, at: expect.any(Number) }] },
    { ok: true, value: { text: '« été »' } },
  ]);
});
