import type { BrowserWindow } from 'electron';

export interface Closing {
  /** There is a page that may have something to keep. */
  wait(): void;
  /** The page has kept everything. */
  allow(): void;
}

const ANSWER_WITHIN_MS = 2_000;

/** Holds the closing of a window back until its page has kept all work, but not for a page that does not answer. */
export function holdClosing(window: BrowserWindow, tell: () => void): Closing {
  let asks = false;
  let asked = false;
  // Not `close`, which would wait for a page that hangs.
  const close = () => {
    if (!window.isDestroyed()) window.destroy();
  };
  window.on('close', (event) => {
    if (!asks || window.webContents.isCrashed()) return;
    event.preventDefault();
    if (asked) return;
    asked = true;
    setTimeout(close, ANSWER_WITHIN_MS);
    tell();
  });
  window.webContents.on('render-process-gone', () => {
    if (asked) close();
  });
  return {
    wait: () => {
      asks = true;
    },
    allow: close,
  };
}
