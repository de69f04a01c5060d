import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HostEvent } from '../../../main/contract';
import { bridgeOver } from '../../../main/electron/bridge';
import { connectWindow } from '../../../main/electron/ipc';
import { createHost } from '../../../main/host';
import { callNames } from '../../../main/host/calls';
import { FakeIpc } from '../../helpers/fake-electron';
import { emptyFolder } from '../../helpers/folders';
import { ownFile } from '../../helpers/own-file';
import { aboutTest } from '../../helpers/shell';
import { missionFile, textOf } from '../../helpers/working-host';

const aboutRead = 'boothill:call:about.read';
const refused = { ok: false, error: { code: 'unknown-call' } };

async function connected() {
  const ipc = new FakeIpc();
  connectWindow(ipc.main, createHost(await emptyFolder(), { about: aboutTest }), ipc.contents);
  return ipc;
}

describe('the channels of the desktop window', () => {
  it('are one for every call of the contract, and no other', async () => {
    const ipc = await connected();
    expect(ipc.channels).toEqual([...callNames.map((name) => `boothill:call:${name}`), 'boothill:dropped']);
  });

  it('answer the window', async () => {
    const ipc = await connected();
    expect(await ipc.invokeAs(ipc.contents, aboutRead)).toHaveProperty('ok', true);
  });

  it('refuse another window, even with our own page in it', async () => {
    const ipc = await connected();
    expect(await ipc.invokeAs(ipc.createContents('app://boothill/'), aboutRead)).toEqual(refused);
  });

  it('refuse a frame inside the window', async () => {
    const ipc = await connected();
    const frame = ipc.createContents('app://boothill/').mainFrame;
    expect(await ipc.invokeFrom(ipc.contents, frame, aboutRead)).toEqual(refused);
    expect(await ipc.invokeFrom(ipc.contents, null, aboutRead)).toEqual(refused);
  });

  it.each([
    'https://example.org/',
    'app://elsewhere/',
    'app://boothill.example.org/',
    'file:///index.html',
    'about:blank',
  ])('refuse the window once it shows %s', async (url) => {
    const ipc = await connected();
    Object.assign(ipc.contents.mainFrame, { url });
    expect(await ipc.invokeAs(ipc.contents, aboutRead)).toEqual(refused);
  });

  it('take a failure of the channel itself for a malformed argument', async () => {
    const ipc = await connected();
    const answer = await bridgeOver(ipc.renderer, () => '').call('settings.change', {
      theme: () => 'dark',
    } as never);
    expect(answer).toEqual({ ok: false, error: { code: 'bad-argument' } });
  });

  it('are closed with the window', async () => {
    const ipc = await connected();
    ipc.contents.emit('destroyed');
    expect(ipc.channels).toEqual([]);
  });

  it('take what a page had open for closed once it is loaded anew, or has crashed', async () => {
    for (const ending of ['did-navigate', 'render-process-gone']) {
      const ipc = await connected();
      const bridge = bridgeOver(ipc.renderer, () => '');
      const saved = await bridge.call('document.saveAs', 'gare', 'text', false);
      const document = (saved.ok && saved.value?.document) || '';
      expect(await bridge.call('versions.list', document)).toHaveProperty('ok', true);
      ipc.contents.emit(ending);
      expect(await bridge.call('versions.list', document)).toEqual({
        ok: false,
        error: { code: 'not-known' },
      });
    }
  });

  it('carry events to a page that is loaded anew, once each', async () => {
    const ipc = await connected();
    ipc.contents.emit('did-navigate');
    const bridge = bridgeOver(ipc.renderer, () => '');
    const heard: HostEvent[] = [];
    bridge.listen((event) => heard.push(event));
    await bridge.call('settings.change', { theme: 'dark' });
    expect(heard).toHaveLength(1);
  });
});

describe('a file that is dropped on the desktop window', () => {
  const file = new File(['what the page sees'], 'm.json');

  it('is opened where it lies', async () => {
    const path = await missionFile('on the disk');
    const ipc = await connected();
    const bridge = bridgeOver(ipc.renderer, (dropped) => (dropped === file ? path : ''));
    const opened = await bridge.openDropped(file);
    expect(opened).toMatchObject({ ok: true, value: { text: 'on the disk', folder: dirname(path) } });
    const { document } = ownFile(opened);
    expect(await bridge.call('document.save', document, 'saved', false)).toHaveProperty('ok', true);
    expect(await textOf(path)).toBe('saved');
  });

  it('is the page’s own affair where it lies nowhere, or is no file', async () => {
    const ipc = await connected();
    const notHere = { ok: false, error: { code: 'not-here' } };
    expect(await bridgeOver(ipc.renderer, () => '').openDropped(file)).toEqual(notHere);
    const complain = () => {
      throw new Error('not a File');
    };
    expect(await bridgeOver(ipc.renderer, complain).openDropped('/etc/passwd' as never)).toEqual(notHere);
  });

  it('is read by the page where it has no name of a mission', async () => {
    const ipc = await connected();
    const bridge = bridgeOver(ipc.renderer, () => '/etc/passwd');
    expect(await bridge.openDropped(file)).toEqual({ ok: false, error: { code: 'not-here' } });
  });

  it('cannot be a path that somebody else has made up', async () => {
    const ipc = await connected();
    const path = await missionFile();
    const other = ipc.createContents('app://boothill/');
    expect(await ipc.invokeAs(other, 'boothill:dropped', path)).toEqual(refused);
    for (const odd of [undefined, 7, 'relative.json', [path]]) {
      expect(await ipc.invokeAs(ipc.contents, 'boothill:dropped', odd)).toEqual({
        ok: false,
        error: { code: 'bad-argument' },
      });
    }
  });
});
