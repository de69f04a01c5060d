import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdClosing } from '../../../main/electron/closing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A window that can be closed, as far as its closing goes. */
function openWindow() {
  let open = true;
  const contents = Object.assign(new EventEmitter(), { crashed: false, isCrashed: () => contents.crashed });
  const window = Object.assign(new EventEmitter(), {
    webContents: contents,
    isDestroyed: () => !open,
    destroy: () => {
      open = false;
    },
  });
  const tell = vi.fn();
  const closing = holdClosing(window as unknown as BrowserWindow, tell);
  return {
    closing,
    tell,
    isOpen: () => open,
    close: () => {
      const event = { preventDefault: vi.fn() };
      window.emit('close', event);
      if (event.preventDefault.mock.calls.length === 0) window.destroy();
    },
    crash: () => {
      contents.crashed = true;
      contents.emit('render-process-gone');
    },
  };
}

describe('closing the window', () => {
  it('waits until the page has kept everything', () => {
    const { closing, tell, close, isOpen } = openWindow();
    closing.wait();
    close();
    expect(tell).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(true);
    closing.allow();
    expect(isOpen()).toBe(false);
    vi.runAllTimers();
  });

  it('waits for no page that has not begun', () => {
    const { tell, close, isOpen } = openWindow();
    close();
    expect(isOpen()).toBe(false);
    expect(tell).not.toHaveBeenCalled();
  });

  it('happens after two seconds without an answer, however often it is asked for', () => {
    const { closing, tell, close, isOpen } = openWindow();
    closing.wait();
    close();
    vi.advanceTimersByTime(1_500);
    close();
    expect(isOpen()).toBe(true);
    vi.advanceTimersByTime(500);
    expect(isOpen()).toBe(false);
    expect(tell).toHaveBeenCalledOnce();
  });

  it('waits for a user who is asked what to do with work that cannot be kept', () => {
    const { closing, tell, close, isOpen } = openWindow();
    closing.wait();
    close();
    closing.stay();
    vi.advanceTimersByTime(60_000);
    expect(isOpen()).toBe(true);
    // They thought better of it, and close the window again.
    close();
    expect(tell).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(2_000);
    expect(isOpen()).toBe(false);
  });

  it('is not held up by a page that has crashed', () => {
    const { closing, close, crash, isOpen } = openWindow();
    closing.wait();
    crash();
    expect(isOpen()).toBe(true);
    close();
    expect(isOpen()).toBe(false);
  });

  it('is not held up by a page that crashes over it', () => {
    const { closing, close, crash, isOpen } = openWindow();
    closing.wait();
    close();
    crash();
    expect(isOpen()).toBe(false);
  });
});
