import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Mission } from '../../schemas';
import { pageTest, test } from '../helpers/app';
import { GameTable } from '../helpers/at-table';
import { crowdedTown } from '../helpers/crowded';
import { DrawingHand } from '../helpers/drawing-hand';
import { GameHand } from '../helpers/game-hand';
import { EditorScreen } from '../helpers/open-editor';

// `npm run look`: pictures of the main screens for whoever has changed one, in both themes.

const themes = ['light', 'dark'] as const;
const windows = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

async function show(
  window: Page,
  settings: { theme: (typeof themes)[number]; language: 'en' | 'fr' },
): Promise<void> {
  await window.getByRole('radio', { name: settings.language === 'fr' ? 'Français' : 'English' }).click();
  const names = { light: /Light|Clair/, dark: /Dark|Sombre/ };
  await window.getByRole('radio', { name: names[settings.theme] }).click();
  await window.mouse.move(0, 0);
  await picturesAreThere(window);
}

/** Small pictures are painted when there is time. */
async function picturesAreThere(window: Page): Promise<void> {
  const unpainted = window.locator('.board-thumb:not(:has(img, .board-thumb-empty))');
  await expect(unpainted).toHaveCount(0, { timeout: 20_000 });
}

for (const theme of themes) {
  test(`start and about, ${theme}`, async ({ window }) => {
    await show(window, { theme, language: 'en' });
    await window.screenshot({ path: `look/start-${theme}.png`, fullPage: true });
    await window.getByRole('button', { name: 'About Boothill' }).click();
    await expect(window.getByRole('dialog')).toBeVisible();
    await window.screenshot({ path: `look/about-${theme}.png` });
  });

  test(`an older version, ${theme}`, async ({ window, saveAs, chooseInMenu }) => {
    await show(window, { theme, language: 'en' });
    await window.getByRole('button', { name: /^M4 / }).click();
    await saveAs('Gold rush');
    await new DrawingHand(window).writeSomewhere('Later');
    await window.keyboard.press('Control+s');
    await expect(window.getByText('Saved', { exact: true })).toBeVisible();
    await chooseInMenu('File', 'Versions…');
    await window.getByRole('button', { name: 'Look at it' }).click();
    if (theme === 'dark') await chooseInMenu('View', 'Français');
    await window.waitForTimeout(500);
    await window.screenshot({ path: `look/version-${theme}.png` });
  });

  test(`the editor with a sample, ${theme}`, async ({ window, chooseInMenu }) => {
    await show(window, { theme, language: 'en' });
    const [hand, editor] = [new DrawingHand(window), new EditorScreen(window)];
    const shoot = async (name: string) => {
      await window.waitForTimeout(500);
      await window.screenshot({ path: `look/editor-${name}-${theme}.png` });
    };
    await window.getByRole('button', { name: /^M4 / }).click();
    await expect(hand.board).toBeVisible();
    await shoot('m4');
    await hand.click([620, 125]);
    await shoot('tile');
    await hand.pull([620, 125], [660, 160]);
    await shoot('held');
    await window.keyboard.press('Escape');
    await hand.letGo();
    await window.keyboard.press('Escape');
    await editor.button('Sight').click();
    await editor.openPanel('Zone');
    await hand.click([210, 212]);
    await shoot('sight');
    await editor.button('Distance').click();
    await hand.click([37, 37]);
    await hand.move([900, 450]);
    await shoot('distance');
    await editor.button('Select').click();
    await hand.rightClick([620, 125]);
    await shoot('menu');
    await window.keyboard.press('Escape');
    await window.keyboard.press('z');
    await editor.openPanel('Goals');
    await shoot('zones');

    await chooseInMenu('File', 'Start screen');
    await window.getByRole('button', { name: /^M8 / }).click();
    await window.getByRole('slider', { name: 'Train' }).press('End');
    await editor.openPanel('Rules');
    await shoot('train');
    await chooseInMenu('Edit', 'My boxes…');
    await shoot('boxes');
    await window.keyboard.press('Escape');
    await chooseInMenu('File', 'New mission');
    await shoot('empty');
    await chooseInMenu('View', 'Français');
    await window.setViewportSize({ width: 720, height: 900 });
    await shoot('narrow');
  });

  test(`a game, ${theme}`, async ({ window }) => {
    await show(window, { theme, language: 'en' });
    const game = new GameHand(window);
    const shoot = async (name: string) => {
      await window.waitForTimeout(500);
      await window.screenshot({ path: `look/game-${name}-${theme}.png` });
    };
    await window.getByRole('button', { name: /^M4 / }).click();
    await window.keyboard.press('F5');
    await expect(window.getByRole('dialog')).toBeVisible();
    await shoot('set-up');
    await window.keyboard.press('Escape');
    await game.begin({ draw: '4', survivors: 6 });
    await shoot('question');
    await window.getByRole('tab', { name: 'What if' }).click();
    await shoot('what-if');
    await game.speed('at once');
    await game.letPlay('round number …', 3);
    await window.getByRole('button', { name: 'Begin the turn', exact: true }).click();
    await shoot('table');
    await window.getByRole('tab', { name: 'What if' }).click();
    await window.getByLabel('Play until').selectOption('the end');
    await window.getByRole('button', { name: 'Let it play' }).click();
    await expect(window.getByRole('dialog').locator('.end-why')).toBeVisible({ timeout: 60_000 });
    await shoot('end');
  });

  test(`a crowded town, ${theme}`, async ({ window, openFile, folder }) => {
    const file = join(folder, 'crowded.boothill.json');
    const m7 = JSON.parse(await readFile('sample-missions/m7.boothill.json', 'utf8')) as Mission;
    await writeFile(file, JSON.stringify(crowdedTown(m7)));
    await show(window, { theme, language: 'en' });
    await openFile(file);
    await expect(new DrawingHand(window).board).toBeVisible();
    const table = new GameTable(window);
    await table.sitDown('1', 6, { isLogOpen: false });
    await window.keyboard.press('b');
    await expect(table.status).toContainText('what next');
    for (const [width, height] of windows) {
      await window.setViewportSize({ width, height });
      await table.board.focus();
      await window.keyboard.press('Control+0');
      await window.mouse.move(0, 0);
      await window.waitForTimeout(800);
      await window.screenshot({ path: `look/crowd-${width}-${theme}.png` });
    }
  });

  test(`printing, ${theme}`, async ({ window }) => {
    await show(window, { theme, language: 'en' });
    const dialog = window.getByRole('dialog');
    const shoot = async (name: string) => {
      await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
      await window.waitForTimeout(800);
      await window.screenshot({ path: `look/print-${name}-${theme}.png` });
    };
    await window.getByRole('button', { name: /^M4 / }).click();
    await window.keyboard.press('Control+p');
    for (const product of await dialog.getByRole('radio').all()) {
      await product.check();
      await shoot(await product.evaluate((input: HTMLInputElement) => input.value));
    }
    await dialog.getByRole('radio', { name: /^Map in real size/ }).check();
    await window.keyboard.press('PageDown');
    await window.keyboard.press('1');
    await shoot('true-size');
    await window.setViewportSize({ width: 800, height: 600 });
    await window.keyboard.press('0');
    await shoot('small');
  });

  pageTest(`local page with an open menu, in French and narrow, ${theme}`, async ({ window, localPage }) => {
    await window.setViewportSize({ width: 720, height: 900 });
    await show(window, { theme, language: 'fr' });
    await window.getByRole('menuitem', { name: 'Affichage' }).click();
    await window.screenshot({ path: `look/local-page-${theme}.png` });
    await window.keyboard.press('Escape');
    await localPage.stop();
    await expect(window.getByRole('alert')).toBeVisible();
    await window.screenshot({ path: `look/notice-${theme}.png` });
  });
}
