import { describe, expect, it } from 'vitest';
import { bridgeOver } from '../../../main/electron/bridge';
import { connectWindow } from '../../../main/electron/ipc';
import { createHost } from '../../../main/host';
import { callNames } from '../../../main/host/names';
import { FakeIpc } from '../../helpers/fake-electron';
import { emptyFolder } from '../../helpers/folders';
import { aboutTest } from '../../helpers/shell';

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
});
