import { EventEmitter } from 'node:events';
import { setImmediate as settled } from 'node:timers/promises';
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { type Language, sentence } from '../../../languages';
import { watchHanging } from '../../../main/electron/hanging';
import { reviveWindow } from '../../../main/electron/reviving';

const [WAIT, LOAD_ANEW] = [0, 1];

/** A window that hangs as often as one likes, and the dialogs that are shown about it. */
function hangingWindow(language: Language = 'en') {
  const happened: string[] = [];
  const webContents = Object.assign(new EventEmitter(), {
    isDestroyed: () => false,
    forcefullyCrashRenderer: () => {
      happened.push('ended');
      webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    },
    reload: () => void happened.push('loaded'),
  });
  const window = Object.assign(new EventEmitter(), { webContents, isDestroyed: () => false });
  reviveWindow(window as unknown as BrowserWindow);
  const shown: { options: MessageBoxOptions; answer: (response: number) => void }[] = [];
  const showMessageBox = (_: unknown, options: MessageBoxOptions) =>
    new Promise<{ response: number; checkboxChecked: boolean }>((resolve) => {
      const answer = (response: number) => resolve({ response, checkboxChecked: false });
      options.signal?.addEventListener('abort', () => answer(options.cancelId ?? -1));
      shown.push({ options, answer });
    });
  watchHanging({ showMessageBox } as never, window as unknown as BrowserWindow, () =>
    Promise.resolve((key, parameters) => sentence(language, key, parameters)),
  );
  const hang = async () => {
    window.emit('unresponsive');
    await vi.waitFor(() => expect(shown.length).toBeGreaterThan(0));
  };
  const answer = async (response: number) => {
    shown.at(-1)?.answer(response);
    await settled();
    await settled();
  };
  return { window, happened, shown, hang, answer };
}

describe('a window that hangs', () => {
  it('is asked about once, in the language of the window, and whoever waits loses nothing', async () => {
    const { window, happened, shown, hang, answer } = hangingWindow('fr');
    await hang();
    window.emit('unresponsive');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.options).toMatchObject({
      message: 'Boothill ne répond pas.',
      buttons: ['Attendre', 'Recharger'],
    });
    await answer(WAIT);
    expect(happened).toEqual([]);
    await hang();
    await vi.waitFor(() => expect(shown).toHaveLength(2));
  });

  it('is loaded again, which a page that hangs has to be ended for', async () => {
    const { happened, hang, answer } = hangingWindow();
    await hang();
    await answer(LOAD_ANEW);
    expect(happened).toEqual(['ended', 'loaded']);
  });

  it('is asked about no longer once it answers again', async () => {
    const { window, happened, shown, hang } = hangingWindow();
    await hang();
    window.emit('responsive');
    expect(shown[0]?.options.signal?.aborted).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(happened).toEqual([]);
  });

  it('is not asked about if it answers again before anybody could be asked', async () => {
    const { window, shown } = hangingWindow();
    window.emit('unresponsive');
    window.emit('responsive');
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).toEqual([]);
  });
});
