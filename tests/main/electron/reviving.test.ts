import { EventEmitter } from 'node:events';
import { setImmediate as settled } from 'node:timers/promises';
import type { BrowserWindow } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { reviveWindow } from '../../../main/electron/reviving';

function openWindow() {
  let [time, isDestroyed] = [0, false];
  const reload = vi.fn();
  const contents = Object.assign(new EventEmitter(), { reload, isDestroyed: () => isDestroyed });
  reviveWindow({ webContents: contents } as unknown as BrowserWindow, () => time);
  return {
    reload,
    destroy: () => {
      isDestroyed = true;
    },
    crash: async (after = 0, reason = 'crashed') => {
      time += after;
      contents.emit('render-process-gone', {}, { reason });
      await settled();
    },
  };
}

describe('a window whose page is gone', () => {
  it('loads it anew, but not for ever', async () => {
    const { crash, reload } = openWindow();
    for (let time = 0; time < 8; time++) await crash(1000);
    expect(reload).toHaveBeenCalledTimes(3);
    await crash(60_000);
    expect(reload).toHaveBeenCalledTimes(4);
  });

  it('lets a page go that has ended by itself, and a window that is closed', async () => {
    const { crash, reload, destroy } = openWindow();
    await crash(0, 'clean-exit');
    destroy();
    await crash();
    expect(reload).not.toHaveBeenCalled();
  });
});
