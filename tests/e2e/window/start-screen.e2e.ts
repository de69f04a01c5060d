import { mkdir, readFile, writeFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from '../../helpers/app';

test('the start screen says what this is', async ({ window }) => {
  await expect(window).toHaveTitle('Boothill');
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  await expect(window.getByText('unofficial fan tool')).toBeVisible();
});

test('the language changes at once, and is remembered', async ({ window }) => {
  await window.getByRole('radio', { name: 'Français' }).click();
  await expect(window.getByText('non officiel')).toBeVisible();
  await expect(window.locator('html')).toHaveAttribute('lang', 'fr');
  await window.reload();
  await expect(window.getByText('non officiel')).toBeVisible();
  await expect(window.getByRole('radio', { name: 'Français' })).toBeChecked();
});

test('the theme changes at once, and is remembered', async ({ window }) => {
  const background = () => window.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await window.getByRole('radio', { name: 'Light' }).click();
  await expect(window.locator('html')).toHaveAttribute('data-theme', 'light');
  const light = await background();
  await window.getByRole('radio', { name: 'Dark' }).click();
  await expect(window.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).not.toBe(light);
  await window.reload();
  await expect(window.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a choice that is clicked again stays chosen', async ({ window }) => {
  await window.getByRole('radio', { name: 'Dark' }).click();
  await window.getByRole('radio', { name: 'Dark' }).click();
  await expect(window.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('About opens by key and by button, and closes by Escape', async ({ window }) => {
  const dialog = window.getByRole('dialog', { name: 'Boothill' });
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  await window.keyboard.press('F1');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('MIT licence')).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await window.getByRole('button', { name: 'About Boothill' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
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

test('the way out of About is in sight in the smallest window', async ({ window }) => {
  await window.setViewportSize({ width: 640, height: 480 });
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  await window.keyboard.press('F1');
  await expect(window.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport({
    ratio: 1,
  });
});

for (const theme of ['Light', 'Dark']) {
  test(`the ${theme.toLowerCase()} start screen and dialog have no accessibility problem that axe can see`, async ({
    window,
  }) => {
    await window.getByRole('radio', { name: theme }).click();
    // axe opens a page of its own for frames, which the desktop shell refuses.
    const look = () => new AxeBuilder({ page: window }).setLegacyMode().analyze();
    expect((await look()).violations).toEqual([]);
    await window.keyboard.press('F1');
    await expect(window.getByRole('dialog')).toBeVisible();
    expect((await look()).violations).toEqual([]);
  });
}

test('a damaged settings file is set aside, and the window says so', async ({ window, folder }) => {
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  await writeFile(`${folder}/settings.json`, 'not settings');
  await window.reload();
  await expect(window.getByRole('alert')).toContainText('settings.damaged-1.json');
  expect(await readFile(`${folder}/settings.damaged-1.json`, 'utf8')).toBe('not settings');
  await window.getByRole('button', { name: 'Dismiss' }).click();
  await expect(window.getByRole('alert')).toBeHidden();
});

test('a setting that cannot be saved is taken back, with a sentence', async ({ window, folder }) => {
  await expect(window.getByRole('radio', { name: 'Same as system' })).toBeChecked();
  // A folder in the place of the file cannot be read or replaced.
  await mkdir(`${folder}/settings.json/in-the-way`, { recursive: true });
  await window.getByRole('radio', { name: 'Dark' }).click();
  await expect(window.getByRole('alert')).toContainText('may not write there');
  await expect(window.getByRole('radio', { name: 'Same as system' })).toBeChecked();
});
