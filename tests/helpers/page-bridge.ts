import { WebSocket } from 'ws';
import type { Bridge } from '../../main/contract';
import { isReplacedAt, socketBridge } from '../../renderer/app/socket-bridge';

/** A page without a browser: connected to the host at the address of a local page, as the page itself is. */
export interface PageBridge {
  readonly bridge: Bridge;
  /** Every connection that it has tried, one after the other. */
  readonly sockets: readonly WebSocket[];
  /** Goes away, and does not come back. */
  readonly leave: () => void;
}

export function pageBridge(address: string): PageBridge {
  const { href, origin } = new URL('host', address);
  const sockets: WebSocket[] = [];
  let isOver = false;
  const connect = () => {
    const socket = new WebSocket(href.replace('http:', 'ws:'), { origin });
    socket.on('error', () => undefined);
    sockets.push(socket);
    if (isOver) socket.terminate();
    return socket as unknown as globalThis.WebSocket;
  };
  const isReplaced = async () => isOver || isReplacedAt(address);
  const bridge = socketBridge({ connect, isReplaced });
  const leave = () => {
    isOver = true;
    sockets.at(-1)?.terminate();
  };
  return { bridge, sockets, leave };
}
