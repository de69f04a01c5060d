import { expect, type Page } from '@playwright/test';
import { pageTest } from '../helpers/app';
import { readMission } from '../helpers/mission-page';

// The window beside the picture of it that somebody has looked at and found good.

const test = pageTest.extend<{ look: (name: string) => Promise<void> }>({
  window: async ({ localPage, visitor, colorScheme }, use) => {
    const window = await visitor.newPage({
      ...{ locale: 'en-GB', colorScheme, reducedMotion: 'reduce' },
      ...{ viewport: { width: 1280, height: 840 }, deviceScaleFactor: 1 },
    });
    await window.goto(localPage.address);
    await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
    await use(window);
  },
  look: async ({ window, colorScheme }, use) => {
    await use(async (name) => {
      // Nothing is under the pointer.
      await window.mouse.move(0, 0);
      await window.evaluate(() => document.fonts.ready);
      await picturesAreThere(window);
      // A new mission is called after nothing but chance.
      const mask = [/^Version \d/, /^mission-[0-9a-f]+$/].map((words) => window.getByText(words));
      await expect.soft(window).toHaveScreenshot(`${name}-${colorScheme ?? ''}.png`, { mask, caret: 'hide' });
    });
  },
});

/** Small pictures are painted when there is time. */
async function picturesAreThere(window: Page): Promise<void> {
  const unpainted = window.locator('.board-thumb:not(:has(img, .board-thumb-empty))');
  await expect(unpainted).toHaveCount(0, { timeout: 20_000 });
  await window.waitForFunction(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('.palette-picture')]
      .filter((canvas) => canvas.getBoundingClientRect().top < innerHeight)
      .every((canvas) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
        return pixels?.data.some((value) => value > 0);
      }),
  );
}

/** Opens a sample from the start screen. */
async function open(window: Page, name: RegExp): Promise<void> {
  await window.getByRole('button', { name }).first().click();
  await expect(window.getByRole('application')).toBeVisible();
  // The checks have come to an end.
  await expect(window.getByText('File valid', { exact: true })).toBeVisible();
}

async function close(window: Page): Promise<void> {
  await window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab').press('Delete');
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`the window looks as it did, ${colorScheme} (if it was meant to change: tests/README.md)`, async ({
      window,
      look,
    }) => {
      await look('start');
      await open(window, /^New mission$/);
      await look('empty');
      await close(window);
      await open(window, /^M4 /);
      await look('m4');
      await close(window);
      await open(window, /^M8 /);
      await window.keyboard.press('z');
      await expect(window.getByRole('button', { name: 'Zones', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await look('m8-zones');
    });

    test(`the table of a game looks as it did, ${colorScheme}`, async ({ window, look }) => {
      await open(window, /^M4 /);
      await window.keyboard.press('F5');
      const sheet = window.getByRole('dialog');
      await sheet.getByLabel('Draw no.').fill('7');
      await look('set-up');
      await sheet.getByRole('button', { name: 'Play', exact: true }).click();
      await readMission(window);
      await window.getByRole('button', { name: 'Begin the turn', exact: true }).click();
      await expect(window.locator('.play-status')).toContainText('what next?');
      await look('table');
    });
  });
}
