import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { sentence } from '../../../languages';
import { createHost, type Host } from '../../../main/host';
import { LARGEST_MESSAGE, openLocalPage } from '../../../main/web/server';
import { largestFile } from '../../../schemas';
import { emptyFolder } from '../../helpers/folders';
import { pageBridge } from '../../helpers/page-bridge';
import { aboutTest } from '../../helpers/shell';

async function openPage(given?: Host) {
  const folder = await emptyFolder();
  await mkdir(join(folder, 'window'));
  await writeFile(join(folder, 'window', 'index.html'), 'the page');
  const page = await openLocalPage(
    given ?? createHost(folder, { about: aboutTest }),
    join(folder, 'window'),
    0,
  );
  onTestFinished(() => page.stop());
  const { port, host: authority, pathname } = new URL(page.address);
  return { page, port: Number(port), authority, token: pathname.split('/')[1] ?? '' };
}

interface Wish {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Unlike fetch, this sends whatever Host and Origin it is told to. */
function ask({
  port,
  path,
  method = 'GET',
  headers = {},
}: Wish): Promise<{ status: number; body: string; location?: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => {
        const { location } = response.headers;
        resolve({ status: response.statusCode ?? 0, body, ...(location === undefined ? {} : { location }) });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The status that a socket was refused with, or 101 where it opened. */
function connect(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}

/** As the page itself connects. */
function enter(authority: string, token: string) {
  const entered = pageBridge(`http://${authority}/${token}/`);
  onTestFinished(entered.leave);
  const [socket] = entered.sockets as [WebSocket];
  return { ...entered, socket };
}

/** Somebody who has connected, hears when the other side hangs up, and may go on talking all the same. */
async function stranger(port: number, says: string) {
  const socket = connectTcp({ host: '127.0.0.1', port, allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let isHeard = true;
  socket.on('error', () => {
    isHeard = false;
  });
  socket.resume();
  const gone = new Promise((over) => socket.once('end', over));
  await new Promise((connected) => socket.once('connect', connected));
  if (says !== '') socket.write(says);
  const talk = () => {
    if (isHeard) socket.write('?');
    return isHeard ? 'somebody is there' : 'nobody is there';
  };
  return { gone, talk };
}

describe('the local page', () => {
  it('is there for whoever knows the token', async () => {
    const { port, token } = await openPage();
    expect(await ask({ port, path: `/${token}/` })).toEqual({ status: 200, body: 'the page' });
    expect(await ask({ port, path: `/${token}/`, method: 'HEAD' })).toEqual({ status: 200, body: '' });
  });

  it('is found without the last slash too', async () => {
    const { port, token } = await openPage();
    expect(await ask({ port, path: `/${token}` })).toMatchObject({ status: 302, location: `/${token}/` });
  });

  it('has a token too long to guess, another one every time', async () => {
    const [one, two] = [await openPage(), await openPage()];
    expect(one.token).toMatch(/^[\w-]{32}$/);
    expect(two.token).not.toBe(one.token);
  });

  it('listens on 127.0.0.1 only', async () => {
    const { port } = await openPage();
    const other = await new Promise((resolve) => {
      request({ host: '127.0.0.2', port, path: '/' })
        .on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
        .on('response', () => resolve('answered'))
        .end();
    });
    expect(other).toBe('ECONNREFUSED');
  });

  it('refuses a wrong token, and none', async () => {
    const { port, token } = await openPage();
    const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const path of ['/', '/index.html', `/${wrong}/`, `/${token.slice(0, -1)}/`, '//', `/x/${token}/`]) {
      expect(await ask({ port, path })).toEqual({ status: 403, body: sentence('en', 'web.wrong-address') });
    }
  });

  it('refuses a name that was rebound to this machine', async () => {
    const { port, token } = await openPage();
    for (const host of ['evil.example', `evil.example:${port}`, `localhost:${port}`, '127.0.0.1']) {
      expect(await ask({ port, path: `/${token}/`, headers: { host } })).toHaveProperty('status', 403);
    }
  });

  it('refuses requests that come from another page', async () => {
    const { port, token, authority } = await openPage();
    const path = `/${token}/`;
    for (const origin of ['https://evil.example', 'null', `http://localhost:${port}`, 'http://127.0.0.1']) {
      expect(await ask({ port, path, headers: { origin } })).toHaveProperty('status', 403);
    }
    expect(await ask({ port, path, headers: { origin: `http://${authority}` } })).toHaveProperty(
      'status',
      200,
    );
  });

  it('only hands out', async () => {
    const { port, token } = await openPage();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect(await ask({ port, path: `/${token}/`, method })).toHaveProperty('status', 405);
    }
    expect(await ask({ port, path: `/${token}/../secret` })).toHaveProperty('status', 404);
  });
});

describe('strangers', () => {
  it.each([
    ['who say nothing', ''],
    ['who do not finish', 'GET / HTTP/1.1\r\nHost: 127'],
    ['who say nothing more', 'GET / HTTP/1.1\r\nHost: evil\r\n\r\n'],
  ])('%s are not waited for', { timeout: 20_000 }, async (_who, says) => {
    const { port } = await openPage();
    await (await stranger(port, says)).gone;
  });

  it('who are refused a socket and do not hang up hold none', async () => {
    const { port } = await openPage();
    const upgrade = 'Host: evil\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const { gone, talk } = await stranger(port, `GET /wrong/host HTTP/1.1\r\n${upgrade}`);
    await gone;
    await expect.poll(talk).toBe('nobody is there');
  });
});

describe('an invitation', () => {
  it('lets in once', async () => {
    const { port, token, page } = await openPage();
    const { address, accepted } = page.invite();
    const path = new URL(address).pathname;
    expect(path).not.toContain(token);
    const headers = { origin: 'https://evil.example' };
    expect(await ask({ port, path, headers })).toHaveProperty('status', 403);
    expect(await ask({ port, path })).toMatchObject({ status: 302, location: `/${token}/` });
    await accepted;
    expect(await ask({ port, path })).toHaveProperty('status', 403);
  });
});

describe('the socket of the local page', () => {
  it('opens for the page itself and for nobody else', async () => {
    const { authority, token } = await openPage();
    const url = `ws://${authority}/${token}/host`;
    const origin = `http://${authority}`;
    expect(await connect(url, { origin })).toBe(101);
    expect(await connect(url, {})).toBe(403);
    expect(await connect(url, { origin: 'https://evil.example' })).toBe(403);
    expect(await connect(url, { origin, host: 'evil.example' })).toBe(403);
    expect(await connect(`ws://${authority}/wrong/host`, { origin })).toBe(403);
    expect(await connect(`ws://${authority}/${token}/other`, { origin })).toBe(403);
  });

  it('is refused without ending the program, also to somebody who hangs up at once', async () => {
    const { port, token } = await openPage();
    for (const target of [`/${token}/host`, '/', '/wrong/host']) {
      const socket = connectTcp(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await new Promise((connected) => socket.once('connect', connected));
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: evil\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
      socket.resetAndDestroy();
    }
    // Several turns, so that the reset has arrived.
    for (let turn = 0; turn < 5; turn++)
      expect(await ask({ port, path: `/${token}/` })).toHaveProperty('status', 200);
  });

  it.each([
    'not JSON',
    '{"id":1}',
    '[]',
    'null',
    '{"id":"1","call":"about.read","arguments":[]}',
    '{"id":1,"call":"about.read","arguments":{}}',
    `"${'x'.repeat(1_100_000)}"`,
  ])('closes on a message that is not a call: %.40s', async (message) => {
    const { authority, token } = await openPage();
    const socket = new WebSocket(`ws://${authority}/${token}/host`, { origin: `http://${authority}` });
    socket.on('error', () => undefined);
    await new Promise((opened) => socket.once('open', opened));
    socket.send(message);
    const code = await new Promise((resolve) => socket.once('close', resolve));
    expect([1002, 1006, 1009]).toContain(code);
    // And the host goes on for everybody else.
    expect(await connect(`ws://${authority}/${token}/host`, { origin: `http://${authority}` })).toBe(101);
  });

  it('closes on a message larger than any document', async () => {
    const { authority, token } = await openPage();
    const socket = new WebSocket(`ws://${authority}/${token}/host`, { origin: `http://${authority}` });
    socket.on('error', () => undefined);
    await new Promise((opened) => socket.once('open', opened));
    socket.send(Buffer.alloc(LARGEST_MESSAGE + 1, 'x'));
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1009);
  });

  it('lets go of what a page had in hand when it goes away', async () => {
    const { authority, token } = await openPage();
    const [one, other] = [enter(authority, token), enter(authority, token)];
    await one.bridge.call('draft.keep', { key: 'key', window: 'one', name: 'name', text: 'work' });
    const offered = async () => {
      const drafts = await other.bridge.call('drafts.list', 'other');
      return drafts.ok && drafts.value.map(({ key }) => key);
    };
    expect(await offered()).toEqual([]);
    one.leave();
    await expect.poll(offered).toEqual(['key']);
  });

  it('says so where an answer is more than any text can be, and goes on', async () => {
    const endless = { toJSON: () => 'x'.repeat(2 ** 29 - 50) };
    const host = createHost(await emptyFolder(), { about: { ...aboutTest, runtime: endless as never } });
    const { authority, token } = await openPage(host);
    const { bridge } = enter(authority, token);
    expect(await bridge.call('about.read')).toEqual({ ok: false, error: { code: 'answer-too-large' } });
    expect(await bridge.call('recents.list')).toEqual({ ok: true, value: [] });
  });

  it('lets go of pages that have begun to say more than there is room for', async () => {
    const { authority, token } = await openPage();
    const half = Buffer.alloc(16_000_000, 'x');
    const silent = await Promise.all(
      Array.from({ length: 14 }, async () => {
        const { socket } = enter(authority, token);
        await new Promise((opened) => socket.once('open', opened));
        // The first part of a message whose end never comes.
        socket.send(half, { fin: false });
        return socket;
      }),
    );
    await expect
      .poll(() => silent.filter(({ readyState }) => readyState === WebSocket.CLOSED).length, {
        timeout: 10_000,
      })
      .toBeGreaterThan(0);
    const { bridge } = enter(authority, token);
    expect(await bridge.call('recents.list')).toEqual({ ok: true, value: [] });
  });

  it('has room for many messages, one after the other', async () => {
    const { authority, token } = await openPage();
    const { bridge } = enter(authority, token);
    const draft = { key: 'key', window: 'one', name: 'name', text: 'x'.repeat(largestFile) };
    for (let turn = 0; turn < 12; turn++) {
      expect(await bridge.call('draft.keep', draft)).toEqual({ ok: true, value: null });
    }
  });

  it('opens for so many pages and no more', async () => {
    const { authority, token } = await openPage();
    const pages = Array.from({ length: 50 }, () => enter(authority, token));
    await Promise.all(pages.map(({ bridge }) => bridge.call('recents.list')));
    const url = `ws://${authority}/${token}/host`;
    expect(await connect(url, { origin: `http://${authority}` })).toBe(503);
    for (const { leave } of pages) leave();
    await expect.poll(() => connect(url, { origin: `http://${authority}` })).toBe(101);
  });

  it('answers a call that does not exist with a failure', async () => {
    const { authority, token } = await openPage();
    const socket = new WebSocket(`ws://${authority}/${token}/host`, { origin: `http://${authority}` });
    // The first word is the host's own.
    await new Promise((greeted) => socket.once('message', greeted));
    socket.send('{"id":7,"call":"__proto__","arguments":[]}');
    const answer = await new Promise((resolve) =>
      socket.once('message', (data: Buffer) => resolve(data.toString())),
    );
    expect(answer).toBe('{"id":7,"answer":{"ok":false,"error":{"code":"unknown-call"}}}');
    socket.terminate();
  });
});
