import { expect } from '@playwright/test';
import { launchChromium, test } from '../../helpers/app';
import { startLocalPage } from '../../helpers/local-page';
import { trap } from '../../helpers/trap';

test('the menus are drawn by the page, and work by mouse and keyboard', async ({ window }) => {
  await expect(window.getByRole('menubar')).toBeVisible();
  await expect(window.getByRole('menubar').getByRole('menuitem')).toHaveText(['View', 'Help']);
  await window.getByRole('menuitem', { name: 'View' }).click();
  await expect(window.getByRole('menuitemcheckbox', { name: 'English' })).toBeChecked();
  await window.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect(window.locator('html')).toHaveAttribute('data-theme', 'dark');
  await window.getByRole('menuitem', { name: 'Help' }).focus();
  await window.keyboard.press('Enter');
  await window.keyboard.press('Enter');
  await expect(window.getByRole('dialog', { name: 'Boothill' })).toBeVisible();
});

test('two pages show the same settings', async ({ folder }) => {
  const page = await startLocalPage(folder);
  const browser = await launchChromium();
  const [one, two] = [await browser.newPage(), await browser.newPage()];
  await Promise.all([one.goto(page.address), two.goto(page.address)]);
  await expect(two.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  await one.getByRole('radio', { name: 'Français' }).click();
  await expect(two.getByRole('radio', { name: 'Français' })).toBeChecked();
  await browser.close();
  await page.stop();
});

test('the page says when the program behind it has ended, and takes back what was not kept', async ({
  folder,
}) => {
  const page = await startLocalPage(folder);
  const browser = await launchChromium();
  const window = await browser.newPage({ locale: 'en-GB', colorScheme: 'light' });
  await window.goto(page.address);
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  await page.stop();
  await expect(window.getByRole('alert')).toContainText('npm start');
  await window.getByRole('button', { name: 'Dismiss' }).click();
  await window.getByRole('radio', { name: 'Dark' }).click();
  await expect(window.getByRole('alert')).toContainText('npm start');
  await expect(window.getByRole('radio', { name: 'Same as system' })).toBeChecked();
  await browser.close();
});

test('the page breaks no rule of its own policy', async ({ folder }) => {
  const page = await startLocalPage(folder);
  const browser = await launchChromium();
  const window = await browser.newPage();
  const complaints: string[] = [];
  window.on('console', (message) => complaints.push(message.text()));
  window.on('pageerror', (error) => complaints.push(error.message));
  await window.goto(page.address);
  await window.getByRole('menuitem', { name: 'Help' }).click();
  await window.getByRole('menuitem', { name: 'About Boothill' }).click();
  await expect(window.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
  await browser.close();
  await page.stop();
});

test('a page from elsewhere reaches neither the page nor its host', async ({ folder }) => {
  const page = await startLocalPage(folder);
  const browser = await launchChromium();
  const other = await browser.newPage();
  const elsewhere = await trap();
  await other.goto(elsewhere.address);
  const outcome = await other.evaluate(async (address) => {
    const fetched = await fetch(address).then(
      () => 'loaded',
      () => 'refused',
    );
    const socket = new WebSocket(`${address.replace('http:', 'ws:')}host`);
    const opened = await new Promise((resolve) => {
      socket.onopen = () => resolve('opened');
      socket.onerror = () => resolve('refused');
    });
    return [fetched, opened];
  }, page.address);
  expect(outcome).toEqual(['refused', 'refused']);
  elsewhere.close();
  await browser.close();
  await page.stop();
});
