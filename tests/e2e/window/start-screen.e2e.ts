import { mkdir, readFile, writeFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from '../../helpers/app';

test('the start screen says what this is, and About says more', async ({ window }) => {
  await expect(window).toHaveTitle('Boothill');
  await expect(window.getByText('unofficial fan tool')).toBeVisible();
  const dialog = window.getByRole('dialog', { name: 'Boothill' });
  await window.getByRole('button', { name: 'About Boothill' }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('MIT licence')).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await window.setViewportSize({ width: 640, height: 480 });
  await window.getByRole('button', { name: 'About Boothill' }).click();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  // Nor is there anything of the page to scroll to.
  expect(
    await window.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]),
  ).toEqual([640, 480]);
});

test('language and theme change at once, and are remembered', async ({ window }) => {
  const background = () => window.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const root = window.locator('html');
  await window.getByRole('radio', { name: 'Light' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  const light = await background();
  const dark = window.getByRole('radio', { name: 'Dark' });
  await dark.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await background()).not.toBe(light);
  await dark.click();
  await expect(dark).toBeChecked();
  await window.getByRole('radio', { name: 'Français' }).click();
  await expect(window.getByText('non officiel')).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'fr');
  await window.reload();
  await expect(window.getByText('non officiel')).toBeVisible();
  await expect(window.getByRole('radio', { name: 'Français' })).toBeChecked();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('everything can be reached and chosen by keyboard alone', async ({ window }) => {
  const chosen = window.getByRole('radio', { name: 'System language' });
  const next = window.getByRole('radio', { name: 'Français' });
  await expect(chosen).toBeVisible();
  for (let press = 0; press < 12; press++) {
    await window.keyboard.press('Tab');
    if (await chosen.evaluate((item) => item === document.activeElement)) break;
  }
  await expect(chosen).toBeFocused();
  await window.keyboard.press('ArrowLeft');
  // The focus moves a moment after the key; Space would still meet the old choice.
  await expect(next).toBeFocused();
  await window.keyboard.press('Space');
  await expect(next).toBeChecked();
});

test('the start screen and About have no accessibility problem that axe can see', async ({ window }) => {
  // axe opens a page of its own for frames, which the desktop shell refuses.
  const look = () => new AxeBuilder({ page: window }).setLegacyMode().analyze();
  for (const theme of ['Light', 'Dark']) {
    await window.getByRole('radio', { name: theme }).click();
    await expect(window.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
    expect((await look()).violations).toEqual([]);
    await window.getByRole('button', { name: 'About Boothill' }).click();
    await expect(window.getByRole('dialog')).toBeVisible();
    expect((await look()).violations).toEqual([]);
    await window.keyboard.press('Escape');
    await expect(window.getByRole('dialog')).toBeHidden();
  }
});

test('settings that cannot be read or saved are set aside or taken back, with a sentence', async ({
  window,
  folder,
}) => {
  const alert = window.getByRole('alert');
  await writeFile(`${folder}/settings.json`, 'not settings');
  await window.reload();
  await expect(alert).toContainText('settings.damaged-1.json');
  expect(await readFile(`${folder}/settings.damaged-1.json`, 'utf8')).toBe('not settings');
  await window.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toBeHidden();

  await expect(window.getByRole('radio', { name: 'Same as system' })).toBeChecked();
  // A folder in the place of the file cannot be read or replaced.
  await mkdir(`${folder}/settings.json/in-the-way`, { recursive: true });
  await window.getByRole('radio', { name: 'Dark' }).click();
  await expect(alert).toContainText('may not write there');
  await expect(window.getByRole('radio', { name: 'Same as system' })).toBeChecked();
});
