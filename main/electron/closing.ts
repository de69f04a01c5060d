import type { BrowserWindow } from 'electron';

export interface Closing {
  /** There is a page that may have something to keep. */
  wait(): void;
  /** The page has kept everything. */
  allow(): void;
  /** The page could not, and asks its user what to do. */
  stay(): void;
}

const ANSWER_WITHIN_MS = 2_000;

/** Holds the closing of a window back until its page has kept all work, but not for a page that does not answer. */
export function holdClosing(window: BrowserWindow, tell: () => void): Closing {
  let asks = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(patience);
    patience = undefined;
  };
  const close = () => {
    stopWaiting();
    // Not `close`, which would wait for a page that hangs.
    if (!window.isDestroyed()) window.destroy();
  };
  window.on('close', (event) => {
    if (!asks || window.webContents.isCrashed()) return;
    event.preventDefault();
    if (patience !== undefined) return;
    patience = setTimeout(close, ANSWER_WITHIN_MS);
    tell();
  });
  window.webContents.on('render-process-gone', () => {
    if (patience !== undefined) close();
  });
  return {
    wait: () => {
      asks = true;
    },
    allow: close,
    stay: stopWaiting,
  };
}
