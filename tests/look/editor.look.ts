import { expect } from '@playwright/test';
import { test } from '../helpers/app';

// `npm run look`: the editor as its users see it, in both themes.

for (const theme of ['Light', 'Dark'] as const) {
  test(`the editor with a sample, ${theme}`, async ({ window }) => {
    await window.getByRole('radio', { name: theme }).click();
    const name = theme.toLowerCase();
    await window.waitForTimeout(1500);
    await window.screenshot({ path: `look/start-${name}.png`, fullPage: true });
    await window
      .getByRole('button', { name: /Short of lead/ })
      .first()
      .click();
    await expect(window.getByRole('main')).toBeVisible();
    await window.waitForTimeout(1500);
    await window.screenshot({ path: `look/editor-${name}.png` });
  });
}
