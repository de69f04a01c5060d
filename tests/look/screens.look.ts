import { expect, type Page } from '@playwright/test';
import { pageTest, test } from '../helpers/app';

// `npm run look`: pictures of the main screens for whoever has changed one, in both themes.

const themes = ['light', 'dark'] as const;

async function show(
  window: Page,
  settings: { theme: (typeof themes)[number]; language: 'en' | 'fr' },
): Promise<void> {
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  await window.getByRole('radio', { name: settings.language === 'fr' ? 'Français' : 'English' }).click();
  const names = { light: /Light|Clair/, dark: /Dark|Sombre/ };
  await window.getByRole('radio', { name: names[settings.theme] }).click();
  await window.mouse.move(0, 0);
  await window.waitForTimeout(200);
}

for (const theme of themes) {
  test(`start and about, ${theme}`, async ({ window }) => {
    await show(window, { theme, language: 'en' });
    await window.screenshot({ path: `look/start-${theme}.png` });
    await window.keyboard.press('F1');
    await expect(window.getByRole('dialog')).toBeVisible();
    await window.screenshot({ path: `look/about-${theme}.png` });
  });

  test(`a mission to look at, ${theme}`, async ({ window, chooseNext, chooseInMenu }) => {
    await show(window, { theme, language: 'en' });
    await chooseNext('sample-missions/two-tiles.json');
    await window.keyboard.press('Control+o');
    const board = window.getByRole('img', { name: 'Board' });
    await expect(board).toBeVisible();
    const shoot = async (name: string) => {
      await window.waitForTimeout(300);
      await window.screenshot({ path: `look/viewer-${name}-${theme}.png` });
    };
    await shoot('whole');
    await board.click({ position: { x: 650, y: 300 } });
    await shoot('sight');
    await window.keyboard.press('Escape');
    await window.mouse.move(2, 2);
    await chooseInMenu('View', 'Outline the zones');
    await shoot('zones');
    await window.keyboard.press('z');
    await board.hover({ position: { x: 400, y: 350 } });
    for (let turn = 0; turn < 3; turn++) await window.mouse.wheel(0, -120);
    await window.mouse.move(2, 2);
    await shoot('near');
    await chooseNext('sample-missions/invalid/unknown-token.json');
    await window.keyboard.press('Control+o');
    await expect(window.getByRole('alert')).toBeVisible();
    await chooseInMenu('View', 'Français');
    await window.setViewportSize({ width: 720, height: 900 });
    await window.getByRole('option').first().hover();
    await shoot('refused-narrow');
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
