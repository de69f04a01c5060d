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
