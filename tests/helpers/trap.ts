import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page from elsewhere that lets everybody in, and counts who comes. */
export async function trap(): Promise<{ address: string; visits: () => number; close: () => void }> {
  let visits = 0;
  const server = createServer((_request, response) => {
    visits += 1;
    response.setHeader('Access-Control-Allow-Origin', '*').end('trapped');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, visits: () => visits, close: () => void server.close() };
}
