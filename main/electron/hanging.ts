import type { BrowserWindow, Dialog } from 'electron';
import type { Say } from '../../languages';

const [WAIT, LOAD_ANEW] = [0, 1] as const;

/** Asks what is to be done about a page that does not answer any more; one that answers again is asked about no longer. */
export function watchHanging(
  dialog: Pick<Dialog, 'showMessageBox'>,
  window: BrowserWindow,
  speaker: () => Promise<Say>,
): void {
  let asking: AbortController | undefined;
  const ask = async ({ signal }: AbortController): Promise<void> => {
    const say = await speaker();
    if (signal.aborted || window.isDestroyed()) return;
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: say('hanging.title'),
      detail: say('hanging.text'),
      buttons: [say('hanging.wait'), say('hanging.load-anew')],
      defaultId: WAIT,
      cancelId: WAIT,
      noLink: true,
      signal,
    });
    // A page that hangs would never come to unload itself. One that is gone is loaded anew, and finds its work kept.
    if (response === LOAD_ANEW && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer();
  };
  window.on('unresponsive', () => {
    if (asking) return;
    const mine = new AbortController();
    asking = mine;
    // Where it could not be asked about, it is when it hangs the next time.
    void ask(mine)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        if (asking === mine) asking = undefined;
      });
  });
  window.on('responsive', () => asking?.abort());
}
