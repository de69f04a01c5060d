import { truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Bridge, HostEvent, Menu } from '../../main/contract';
import { bridgeOver } from '../../main/electron/bridge';
import { connectWindow } from '../../main/electron/ipc';
import { createHost, type Host } from '../../main/host';
import type { Shell } from '../../main/host/shell';
import { openLocalPage } from '../../main/web/server';
import { socketBridge } from '../../renderer/app/socket-bridge';
import { largestFile } from '../../schemas';
import { FakeIpc } from '../helpers/fake-electron';
import { defaultSettings } from '../helpers/fake-host';
import { emptyFolder } from '../helpers/folders';
import { aboutTest } from '../helpers/shell';

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
    const address = new URL('host', page.address);
    const socket = new WebSocket(address.href.replace('http:', 'ws:'), { origin: address.origin });
    return socketBridge(socket as unknown as globalThis.WebSocket);
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
