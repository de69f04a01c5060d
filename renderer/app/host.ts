import type { Bridge } from '../../main/contract';
import { socketBridge } from './socket-bridge';

declare global {
  interface Window {
    /** What the desktop shell's preload script puts there; a local page has none. */
    readonly boothill?: Bridge;
  }
}

const FORBIDDEN = 403;

/** The host behind this window, whichever shell shows it. */
export function connectHost(): Bridge {
  if (window.boothill) return window.boothill;
  const address = new URL('host', window.location.href);
  address.protocol = 'ws:';
  return socketBridge({
    connect: () => new WebSocket(address),
    isReplaced: () =>
      fetch(window.location.href, { method: 'HEAD' }).then(
        ({ status }) => status === FORBIDDEN,
        () => false,
      ),
  });
}
