import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { languageOf, sentence } from '../../languages';
import { largestFile } from '../../schemas';
import type { Host } from '../host';
import { windowFile } from '../host/window-files';
import { createGate, type Invitation, type RequestGate } from './gate';
import { boundPartialMessages } from './partial-messages';
import { connectSocket } from './socket';

export interface LocalPage {
  address: string;
  /** For handing to a browser. */
  invite(): Invitation;
  stop(): Promise<void>;
}

/** The largest document, each of whose characters JSON may write as two, what is said about it, its past, and a text of its file that is not applied. */
export const LARGEST_MESSAGE = 2 * largestFile + 3_000_000;

/** What pages may be in the middle of sending, all together. */
const LARGEST_PARTIAL = 4 * LARGEST_MESSAGE;

const MOST_PAGES = 50;
const MOST_CONNECTIONS = 500;

/** Whoever connects has to say what they want, and is not waited for. */
const patience = {
  headersTimeout: 4000,
  requestTimeout: 8000,
  keepAliveTimeout: 4000,
  connectionsCheckingInterval: 500,
};

/** Serves the window and its host on 127.0.0.1; port 0 takes any that is free. */
export function openLocalPage(host: Host, windowFolder: string, port: number): Promise<LocalPage> {
  const server = createServer(patience);
  server.maxConnections = MOST_CONNECTIONS;
  const hello = randomUUID();
  const partial = boundPartialMessages(LARGEST_PARTIAL);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo;
      const origin = `http://127.0.0.1:${taken}`;
      const gate = createGate(taken);
      server.on('request', (request, response) => void respond(gate, windowFolder, request, response));
      server.on('upgrade', (request, socket, head) => {
        // Node hands the bare socket over, and a reset that nobody listens for would end the program.
        socket.on('error', () => undefined);
        // A page always sends its Origin here, and the gate has compared it.
        if (gate.enter(request) !== '/host' || request.headers.origin === undefined)
          return hangUp(socket, '403 Forbidden');
        if (sockets.clients.size >= MOST_PAGES) return hangUp(socket, '503 Service Unavailable');
        sockets.handleUpgrade(request, socket, head, (opened) =>
          connectSocket(opened, { host, hello, heard: partial.watch(socket) }),
        );
      });
      resolve({
        address: `${origin}${gate.prefix}/`,
        invite: () => gate.invite(),
        stop: async () => {
          for (const socket of sockets.clients) socket.terminate();
          server.closeAllConnections();
          await new Promise((closed) => server.close(closed));
        },
      });
    });
  });
}

async function respond(
  gate: RequestGate,
  windowFolder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (gate.accept(request)) return void response.writeHead(302, { Location: `${gate.prefix}/` }).end();
  const path = gate.enter(request);
  if (path === undefined) return refuse(request, response);
  if (path === '') return void response.writeHead(302, { Location: `${gate.prefix}/` }).end();
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
  const file = await windowFile(windowFolder, path);
  if (!file) return void response.writeHead(404).end();
  response.writeHead(200, { ...file.headers, 'Content-Length': file.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : file.bytes);
}

/** Does not wait for the other side to hang up as well, which a stranger need never do. */
function hangUp(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

/** Says no more to a stranger than to somebody who has copied half an address. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  const language = languageOf(request.headers['accept-language']);
  response.writeHead(403, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(sentence(language, 'web.wrong-address'));
}
