import type { BrowserWindow } from 'electron';

/** A page that goes again within that, in milliseconds, goes for the same reason. */
const SOUND_MS = 10_000;
/** The second time in a row the page asks its user before it opens anything; if that goes, too, nothing helps. */
const MOST = 3;

/** Loads the page anew when its process is gone: what was open in it opens itself again. */
export function reviveWindow({ webContents: contents }: BrowserWindow, now: () => number = Date.now): void {
  let [times, last] = [0, Number.NEGATIVE_INFINITY];
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    const at = now();
    times = at - last < SOUND_MS ? times + 1 : 1;
    last = at;
    if (times > MOST) return;
    // Not at once: what hears of it after this, such as a window that was about to close, comes first.
    setImmediate(() => {
      if (!contents.isDestroyed()) contents.reload();
    });
  });
}
