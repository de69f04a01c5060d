import { type ElectronApplication, expect } from '@playwright/test';
import { desktopTest as test } from '../../helpers/app';
import { GameHand } from '../../helpers/game-hand';

/** Its process is gone, as when memory runs out; nobody presses anything. */
function crash(app: ElectronApplication): Promise<void> {
  return app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
}

/** The debugger has lost the page with its process: its words are read through the program. */
function words(app: ElectronApplication): Promise<string> {
  return app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    const said = window?.webContents.executeJavaScript('document.body.innerText') as Promise<string>;
    // A page that is on its way out never answers.
    const patience = new Promise<string>((resolve) => {
      setTimeout(() => resolve(''), 1000);
    });
    return Promise.race([said, patience]);
  });
}

test('a game whose page is gone opens itself again, and the second time its user is asked', async ({
  app,
  window,
}) => {
  const hand = new GameHand(window);
  await hand.openSample(/^M0 Dry run/);
  await hand.begin({ draw: '7', survivors: 2 });
  await hand.letPlay('the turn is over');
  await crash(app);
  await expect.poll(() => words(app), { timeout: 20_000 }).toContain('Boothill stumbled and began anew.');
  expect(await words(app)).toMatch(/Round 1; danger level/);
  await crash(app);
  await expect.poll(() => words(app), { timeout: 20_000 }).toContain('Open without it');
});

test('a window whose page is gone says so where nothing was open, too', async ({ app, window: _opened }) => {
  await crash(app);
  await expect
    .poll(() => words(app), { timeout: 20_000 })
    .toContain('Boothill stumbled and began anew. Nothing is open');
});
