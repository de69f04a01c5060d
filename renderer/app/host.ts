import type { Bridge } from '../../main/contract';
import { isReplacedAt, socketBridge } from './socket-bridge';

declare global {
  interface Window {
    /** What the desktop shell's preload script puts there; a local page has none. */
    readonly boothill?: Bridge;
  }
}

/** The host behind this window, whichever shell shows it. */
export function connectHost(): Bridge {
  if (window.boothill) return window.boothill;
  const address = new URL('host', window.location.href);
  address.protocol = 'ws:';
  return socketBridge({
    connect: () => new WebSocket(address),
    isReplaced: () => isReplacedAt(window.location.href),
  });
}
