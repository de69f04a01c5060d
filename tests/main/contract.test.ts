import { readFile, truncate, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Bridge, HostEvent, Menu } from '../../main/contract';
import { bridgeOver } from '../../main/electron/bridge';
import { connectWindow } from '../../main/electron/ipc';
import { createHost, type Host } from '../../main/host';
import type { Shell } from '../../main/host/shell';
import { openLocalPage } from '../../main/web/server';
import { defaultSettings, largestFile } from '../../schemas';
import { FakeIpc } from '../helpers/fake-electron';
import { emptyFolder } from '../helpers/folders';
import { ownFile } from '../helpers/own-file';
import { pageBridge } from '../helpers/page-bridge';
import { aboutTest } from '../helpers/shell';
import { missionFile, textOf } from '../helpers/working-host';

// One suite over both transports: the window must not be able to tell them apart.

const transports: Record<string, (host: Host) => Promise<Bridge>> = {
  'Electron’s channels': (host) => {
    const ipc = new FakeIpc();
    connectWindow(ipc.main, host, ipc.contents);
    return Promise.resolve(bridgeOver(ipc.renderer, () => ''));
  },
  'a local page': async (host) => {
    const page = await openLocalPage(host, await emptyFolder(), 0);
    onTestFinished(() => page.stop());
    const { bridge, leave } = pageBridge(page.address);
    onTestFinished(leave);
    return bridge;
  },
};

describe.each(Object.entries(transports))('the contract over %s', (_name, connect) => {
  async function start(shell: Partial<Shell> = {}) {
    const host = createHost(await emptyFolder(), { about: aboutTest, ...shell });
    return { host, bridge: await connect(host) };
  }

  it('carries an answer', async () => {
    const { bridge } = await start();
    expect(await bridge.call('about.read')).toEqual({ ok: true, value: { ...aboutTest, nativeMenu: false } });
  });

  it('begins with the settings that the window takes where it can read none', async () => {
    const { bridge } = await start();
    expect(await bridge.call('settings.read')).toEqual({ ok: true, value: { settings: defaultSettings } });
  });

  it('carries arguments, and keeps what they changed', async () => {
    const { bridge } = await start();
    expect(await bridge.call('settings.change', { theme: 'dark' })).toEqual({
      ok: true,
      value: { ...defaultSettings, theme: 'dark' },
    });
    expect(await bridge.call('settings.read')).toEqual({
      ok: true,
      value: { settings: { ...defaultSettings, theme: 'dark' } },
    });
  });

  it('carries a menu, with its lines between groups', async () => {
    const shown: Menu[][] = [];
    const { bridge } = await start({ showMenu: (menus) => shown.push(menus) });
    const menu: Menu = {
      label: 'Aide',
      items: [{ action: 'about.show', label: 'À propos', enabled: true }, null],
    };
    expect(await bridge.call('menu.show', [menu])).toEqual({ ok: true, value: null });
    expect(shown).toEqual([[menu]]);
  });

  it('answers several calls at once, each with its own answer', async () => {
    const { bridge } = await start();
    const [about, change, read] = await Promise.all([
      bridge.call('about.read'),
      bridge.call('settings.change', { language: 'fr' }),
      bridge.call('settings.read'),
    ]);
    expect(about).toHaveProperty('value.version', '1.2.3');
    expect(change).toHaveProperty('value.language', 'fr');
    expect(read).toHaveProperty('value.settings.language', 'fr');
  });

  it('carries events, in order', async () => {
    const { host, bridge } = await start();
    const heard: HostEvent[] = [];
    bridge.listen((event) => heard.push(event));
    await bridge.call('settings.change', { theme: 'dark' });
    host.emit({ name: 'menu.chosen', value: 'about.show' });
    await bridge.call('settings.change', { theme: 'light' });
    expect(heard).toEqual([
      { name: 'settings.changed', value: { ...defaultSettings, theme: 'dark' } },
      { name: 'menu.chosen', value: 'about.show' },
      { name: 'settings.changed', value: { ...defaultSettings, theme: 'light' } },
    ]);
  });

  it('carries the file that the user chose, by its name alone', async () => {
    const folder = await emptyFolder();
    const { bridge } = await start({ chooseFile: () => Promise.resolve(join(folder, 'été.json')) });
    await writeFile(join(folder, 'été.json'), '{"a": "é"}');
    expect(await bridge.call('document.open')).toEqual({
      ok: true,
      value: {
        document: expect.stringMatching(/^[\w-]+$/) as string,
        name: 'été.json',
        folder,
        text: '{"a": "é"}',
      },
    });
  });

  it('says that the user chose no file', async () => {
    const { bridge } = await start({ chooseFile: () => Promise.resolve(undefined) });
    expect(await bridge.call('document.open')).toEqual({ ok: true, value: null });
  });

  it('names what keeps a file from being opened', async () => {
    const folder = await emptyFolder();
    const open = async (path: string) => {
      const { bridge } = await start({ chooseFile: () => Promise.resolve(path) });
      return bridge.call('document.open');
    };
    const large = join(folder, 'large.json');
    await writeFile(large, '');
    await truncate(large, largestFile + 1);
    const latin = join(folder, 'latin.json');
    await writeFile(latin, Buffer.from('{"a": "é"}', 'latin1'));
    expect(await open(large)).toMatchObject({
      ok: false,
      error: {
        code: 'not-readable',
        file: { name: 'large.json', problem: { code: 'file-too-large', parameters: { limit: 20 } } },
      },
    });
    const unreadable = (path: string, code: string) => ({
      ok: false,
      error: { code: 'not-readable', file: { name: basename(path), problem: { code } } },
    });
    expect(await open(folder)).toMatchObject(unreadable(folder, 'is-folder'));
    const gone = join(folder, 'gone.json');
    expect(await open(gone)).toMatchObject(unreadable(gone, 'no-such-file'));
    expect(await open(latin)).toMatchObject(unreadable(latin, 'not-utf8'));
    expect(await open('/dev/zero')).toMatchObject(unreadable('/dev/zero', 'unreadable'));
  });

  it('leaves choosing a file to a shell that can', async () => {
    const { bridge } = await start();
    expect(await bridge.call('document.open')).toEqual({ ok: false, error: { code: 'not-here' } });
  });

  it('carries a document through opening, saving, its versions and its closing', async () => {
    const path = await missionFile('« été »');
    const { bridge } = await start({ chooseFile: () => Promise.resolve(path) });
    const { document } = ownFile(await bridge.call('document.open'));
    const file = { document, name: basename(path), folder: dirname(path) };
    expect(await bridge.call('document.save', document, 'déjà', false)).toEqual({ ok: true, value: file });
    expect(await textOf(path)).toBe('déjà');
    const versions = await bridge.call('versions.list', document);
    const [version] = versions.ok ? versions.value : [];
    expect(await bridge.call('versions.read', document, version?.version ?? '')).toEqual({
      ok: true,
      value: { text: '« été »' },
    });
    await writeFile(path, 'theirs');
    expect(await bridge.call('document.save', document, 'mine', false)).toEqual({
      ok: false,
      error: { code: 'changed-on-disk' },
    });
    expect(await bridge.call('document.reload', document)).toMatchObject({
      ok: true,
      value: { name: file.name, folder: file.folder, text: 'theirs' },
    });
    expect(await bridge.call('document.close', document)).toEqual({ ok: true, value: null });
    expect(await bridge.call('document.save', document, 'mine', false)).toEqual({
      ok: false,
      error: { code: 'not-known' },
    });
  });

  it('carries a new document into the library, and its picture into the list', async () => {
    const { bridge } = await start();
    const saved = await bridge.call('document.saveAs', 'La gare', 'text', false);
    const document = (saved.ok && saved.value?.document) || '';
    expect(saved).toEqual({ ok: true, value: { document, name: 'La gare.boothill.json' } });
    expect(await bridge.call('document.saveAs', 'La gare', 'other', false)).toEqual({
      ok: false,
      error: { code: 'name-taken' },
    });
    const picture = 'data:image/png;base64,iVBORw0KGgo=';
    expect(await bridge.call('document.picture', document, picture)).toEqual({ ok: true, value: null });
    const recents = await bridge.call('recents.list');
    expect(recents).toMatchObject({ ok: true, value: [{ name: 'La gare.boothill.json', picture }] });
    const recent = (recents.ok && recents.value[0]?.recent) || '';
    expect(await bridge.call('document.openRecent', recent)).toMatchObject({
      ok: true,
      value: { text: 'text' },
    });
    expect(await bridge.call('recents.forget', recent)).toEqual({ ok: true, value: null });
  });

  it('carries a new document to where the user chooses, or says that they chose no place', async () => {
    const path = join(await emptyFolder(), 'à moi.json');
    const targets = [path, undefined];
    const { bridge } = await start({ chooseTarget: () => Promise.resolve(targets.shift()) });
    expect(await bridge.call('document.saveAs', 'La gare', 'text', false)).toMatchObject({
      value: { name: 'à moi.json', folder: dirname(path) },
    });
    expect(await bridge.call('document.saveAs', 'La gare', 'text', false)).toEqual({ ok: true, value: null });
  });

  it('carries drafts', async () => {
    const { bridge } = await start();
    const draft = { key: 'key', window: 'window', name: 'La gare', text: 'work' };
    expect(await bridge.call('draft.keep', { ...draft, document: undefined } as never)).toEqual({
      ok: true,
      value: null,
    });
    const { key, name, text } = draft;
    expect(await bridge.call('drafts.list', 'window')).toMatchObject({
      ok: true,
      value: [{ key, name, own: true }],
    });
    expect(await bridge.call('draft.read', 'key')).toEqual({ ok: true, value: { text } });
    expect(await bridge.call('draft.drop', 'key')).toEqual({ ok: true, value: null });
    expect(await bridge.call('drafts.list', 'window')).toEqual({ ok: true, value: [] });
  });

  it('carries games', async () => {
    const { bridge } = await start();
    const shown = { title: { en: 'The station', fr: 'La gare' }, mission: 'm4', round: 6 };
    const kept = await bridge.call('game.keep', 'game', '« été »', { ...shown, outcome: undefined } as never);
    expect(kept).toEqual({ ok: true, value: null });
    expect(await bridge.call('games.list')).toEqual({
      ok: true,
      value: [{ game: 'game', ...shown, at: expect.any(Number) as number }],
    });
    expect(await bridge.call('game.read', 'game')).toEqual({ ok: true, value: { text: '« été »' } });
    expect(await bridge.call('game.forget', 'game')).toEqual({ ok: true, value: null });
    expect(await bridge.call('game.read', 'game')).toEqual({ ok: false, error: { code: 'not-known' } });
  });

  it('carries campaigns under way', async () => {
    const { bridge } = await start();
    const shown = {
      title: { en: 'Two days' },
      campaign: 'two',
      mission: { en: 'The station', fr: 'La gare' },
      number: 2,
      missions: 3,
    };
    expect(await bridge.call('campaign.keep', 'mine', '« été »', shown)).toEqual({ ok: true, value: null });
    expect(await bridge.call('campaigns.list')).toEqual({
      ok: true,
      value: [{ journey: 'mine', ...shown, at: expect.any(Number) as number }],
    });
    expect(await bridge.call('campaign.read', 'mine')).toEqual({ ok: true, value: { text: '« été »' } });
    expect(await bridge.call('campaign.forget', 'mine')).toEqual({ ok: true, value: null });
    expect(await bridge.call('campaign.read', 'mine')).toEqual({ ok: false, error: { code: 'not-known' } });
  });

  it('carries what is made of a game to where the user chooses, or says that they chose no place', async () => {
    const mine = join(await emptyFolder(), 'à moi.json');
    const targets = [mine, undefined, mine];
    const { bridge } = await start({ chooseExport: () => Promise.resolve(targets.shift()) });
    const name = { ok: true, value: 'à moi.json' };
    expect(await bridge.call('file.export', 'La gare', 'text', 'replay')).toEqual(name);
    expect(await bridge.call('file.export', 'La gare', 'text', 'replay')).toEqual({ ok: true, value: null });
    expect(await bridge.call('file.exportBytes', 'La gare', '/wD/', 'pdf')).toEqual(name);
    expect([...(await readFile(mine))]).toEqual([255, 0, 255]);
    expect(await (await start()).bridge.call('file.export', 'La gare', 'text', 'situation')).toEqual({
      ok: false,
      error: { code: 'not-here' },
    });
  });

  it('carries files that the app was started with, and those that come later', async () => {
    const { host, bridge } = await start();
    host.askFor(await missionFile('asked'));
    expect(await bridge.call('document.takeAsked')).toMatchObject({
      ok: true,
      value: [{ ok: true, file: { text: 'asked' } }],
    });
    const heard: HostEvent[] = [];
    bridge.listen((event) => heard.push(event));
    host.askFor('/nowhere/m.json');
    await expect.poll(() => heard).toEqual([{ name: 'document.asked', value: null }]);
    expect(await bridge.call('document.takeAsked')).toMatchObject({
      value: [{ ok: false, refused: { name: 'm.json', problem: { code: 'no-such-file' } } }],
    });
  });

  it('carries a document as large as any may be, whatever it is made of', async () => {
    const path = await missionFile('"');
    const { bridge } = await start({ chooseFile: () => Promise.resolve(path) });
    const { document } = ownFile(await bridge.call('document.open'));
    // JSON writes every one of them as two.
    const text = '"'.repeat(largestFile);
    expect(await bridge.call('document.save', document, text, false)).toHaveProperty('ok', true);
    const again = await bridge.call('document.reload', document);
    expect(again.ok && again.value.text === text).toBe(true);
    expect(await bridge.call('document.save', document, `${text} `, false)).toEqual({
      ok: false,
      error: { code: 'bad-argument' },
    });
  });

  it('carries that the window is about to close, and that it may or may not', async () => {
    const [close, stay] = [vi.fn(), vi.fn()];
    const { host, bridge } = await start({ close, stay });
    const heard: HostEvent[] = [];
    bridge.listen((event) => heard.push(event));
    // Nobody hears anything before there is a connection.
    await bridge.call('about.read');
    host.emit({ name: 'app.closing', value: null });
    expect(await bridge.call('app.stay')).toEqual({ ok: true, value: null });
    expect(stay).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
    expect(await bridge.call('app.close')).toEqual({ ok: true, value: null });
    expect(heard).toEqual([{ name: 'app.closing', value: null }]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('carries a failure as a value', async () => {
    const { bridge } = await start();
    expect(await bridge.call('app.quit')).toEqual({ ok: false, error: { code: 'not-here' } });
  });

  it('refuses a call that is not in the contract', async () => {
    const { bridge } = await start();
    for (const name of ['nope', '__proto__', 'then']) {
      expect(await bridge.call(name as 'about.read')).toEqual({ ok: false, error: { code: 'unknown-call' } });
    }
  });

  it('answers an argument that cannot travel, instead of throwing', async () => {
    const { bridge } = await start();
    const answer = await bridge.call('settings.change', { theme: 1n } as never);
    expect(answer).toEqual({ ok: false, error: { code: 'bad-argument' } });
  });

  it('refuses a malformed argument', async () => {
    const { bridge } = await start();
    const answer = await bridge.call('settings.change', { theme: 'pink' } as never);
    expect(answer).toEqual({ ok: false, error: { code: 'bad-argument' } });
  });
});
