import { EventEmitter } from 'node:events';
import { setImmediate as settled } from 'node:timers/promises';
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { type Language, sentence } from '../../../languages';
import { watchHanging } from '../../../main/electron/hanging';
import { reviveWindow } from '../../../main/electron/reviving';
import { silence } from '../../helpers/working-host';

const [WAIT, LOAD_ANEW] = [0, 1];

/** A window that hangs as often as one likes, and the dialogs that are shown about it, unless the first one fails. */
function hangingWindow(language: Language = 'en', failure?: string) {
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
  const failures = failure === undefined ? [] : [new Error(failure)];
  watchHanging({ showMessageBox } as never, window as unknown as BrowserWindow, () => {
    const error = failures.pop();
    if (error) return Promise.reject(error);
    return Promise.resolve((key, parameters) => sentence(language, key, parameters));
  });
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

  it('is asked about the next time where it could not be', async () => {
    const complaint = silence();
    const { window, shown, hang } = hangingWindow('en', 'no words');
    window.emit('unresponsive');
    await vi.waitFor(() => expect(complaint).toHaveBeenCalledWith(new Error('no words')));
    await settled();
    await hang();
    expect(shown).toHaveLength(1);
  });

  it('is not asked about if it answers again before anybody could be asked', async () => {
    const { window, shown } = hangingWindow();
    window.emit('unresponsive');
    window.emit('responsive');
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).toEqual([]);
  });
});
