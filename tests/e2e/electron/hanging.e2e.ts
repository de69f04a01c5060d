import { expect } from '@playwright/test';
import { desktopTest as test } from '../../helpers/app';
import { DrawingHand } from '../../helpers/drawing-hand';

test('a window that hangs can be loaded again, with all that was drawn', async ({ app, window }) => {
  await window.keyboard.press('Control+n');
  await new DrawingHand(window).writeSomewhere('Here we were');
  await app.evaluate(({ dialog }) => {
    dialog.showMessageBox = ((_: unknown, { buttons }: Electron.MessageBoxOptions) =>
      Promise.resolve({ response: buttons?.indexOf('Load again') ?? 0 })) as never;
  });
  // Work is kept a third of a second after it is done; then nothing is answered any more.
  await window.evaluate(() => {
    setTimeout(() => {
      for (;;);
    }, 1000);
  });
  const ended = window.waitForEvent('crash');
  await app.evaluate(async ({ BrowserWindow }) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    // Chromium itself takes half a minute to be sure.
    BrowserWindow.getAllWindows()[0]?.emit('unresponsive');
  });
  await ended;
  // For Playwright a page whose process has ended is gone for good.
  const pieces = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(`
        [...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === 'Pieces')?.focus();
        document.querySelector('[role=tabpanel]')?.textContent ?? ''
      `),
    );
  await expect.poll(pieces, { timeout: 20_000 }).toContain('Here we were');
});
