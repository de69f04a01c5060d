import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { createHost } from '../../main/host';
import { openLocalPage } from '../../main/web/server';
import { pageBridge } from '../helpers/page-bridge';
import { aboutTest } from '../helpers/shell';
import type { Opened } from './measure';

/** A call over the local page's socket, beside a bare echo over the same kind of socket. */
export async function contractBenches(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'boothill-bench-'));
  const page = await openLocalPage(createHost(folder, { about: aboutTest }), folder, 0);
  const { bridge, leave } = pageBridge(page.address);
  const echo = await openEcho();
  return {
    benches: [
      {
        what: 'a call of the contract over the local page',
        waits: true,
        ours: { run: () => bridge.call('about.read'), batch: 500 },
        beside: { what: 'a bare echo', run: echo.once, batch: 500 },
      },
    ],
    stop: async () => {
      leave();
      await page.stop();
      await echo.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openEcho(): Promise<{ once: () => Promise<unknown>; stop: () => Promise<void> }> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await new Promise((listening) => server.once('listening', listening));
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
  const { port } = server.address() as { port: number };
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  await new Promise((opened) => socket.once('open', opened));
  return {
    once: () =>
      new Promise((answered) => {
        socket.once('message', answered);
        socket.send('{"id":1,"call":"about.read","arguments":[]}');
      }),
    stop: async () => {
      socket.terminate();
      await new Promise((closed) => server.close(closed));
    },
  };
}
