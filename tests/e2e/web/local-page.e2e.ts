import { readdir, readFile, writeFile } from 'node:fs/promises';
import { expect, type WebSocketRoute } from '@playwright/test';
import { writeDocument } from '../../../schemas';
import { pageTest as test } from '../../helpers/app';
import { startLocalPage } from '../../helpers/local-page';
import { readMission } from '../../helpers/mission-page';
import { trap } from '../../helpers/trap';
import { turningMission } from '../../helpers/turning-mission';

test('the menus are drawn by the page, and work by mouse and keyboard', async ({ window }) => {
  await expect(window.getByRole('menubar')).toBeVisible();
  await expect(window.getByRole('menubar').getByRole('menuitem')).toHaveText([
    ...['File', 'Edit', 'Board', 'Play', 'View', 'Help'],
  ]);
  await window.getByRole('menuitem', { name: 'View' }).click();
  await expect(window.getByRole('menuitemcheckbox', { name: 'System language' })).toBeChecked();
  await window.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await expect(window.locator('html')).toHaveAttribute('data-theme', 'dark');
  await window.getByRole('menuitem', { name: 'Help' }).focus();
  await window.keyboard.press('Enter');
  await window.keyboard.press('Enter');
  await expect(window.getByRole('dialog', { name: 'Handbook' })).toBeVisible();
});

test('two pages show the same settings', async ({ window: one, visitor, localPage }) => {
  const two = await visitor.newPage();
  await two.goto(localPage.address);
  await expect(two.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  await one.getByRole('radio', { name: 'Français' }).click();
  await expect(two.getByRole('radio', { name: 'Français' })).toBeChecked();
});

test('the page says when the program behind it has ended, and takes back what was not kept', async ({
  window,
  localPage,
}) => {
  await localPage.stop();
  const gone = window.getByRole('alert').filter({ hasText: 'Boothill does not answer' });
  await expect(gone).toContainText('npm start');
  await window.getByRole('radio', { name: 'Dark' }).click();
  const alert = window.getByRole('alert');
  await expect(alert).toContainText('has stopped running');
  await expect(alert).toHaveCount(1);
  await expect(window.getByRole('radio', { name: 'Same as system' })).toBeChecked();
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(gone).toBeVisible();
});

test('whoever gives up waiting while the host is away can wait again', async ({
  window,
  localPage,
  folder,
}) => {
  await writeFile(`${folder}/county.json`, writeDocument(turningMission(6)));
  await window.keyboard.press('Control+o');
  window.once('filechooser', (chooser) => void chooser.setFiles(`${folder}/county.json`));
  await window.getByRole('button', { name: 'Upload a file' }).click();
  const county = window.getByRole('main', { name: 'The restless county' });
  await expect(county).toBeVisible();
  await expect.poll(() => window.workers().length).toBeGreaterThan(0);

  await localPage.stop();
  await expect(window.getByRole('alert')).toContainText('does not answer');
  await window.keyboard.press('F5');
  const sheet = window.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(sheet.getByRole('progressbar', { name: 'Laying the tiles…' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();

  await window.keyboard.press('F5');
  await window.keyboard.press('Enter');
  await readMission(window);
  await expect(window.getByRole('region', { name: 'Cards and actions' })).toBeVisible();
});

test('the page says when the program behind it was started anew', async ({ window, localPage, folder }) => {
  const { port } = new URL(localPage.address);
  await localPage.stop();
  await expect(window.getByRole('alert')).toContainText('does not answer');
  const again = await startLocalPage(folder, ['--port', port]);
  await expect(window.getByRole('alert')).toContainText('started anew', { timeout: 20_000 });
  await again.stop();
});

test('a page that has lost its host for a while goes on, and can save when it is back', async ({
  visitor,
  localPage,
  folder,
}) => {
  const window = await visitor.newPage({ locale: 'en-GB' });
  const lines: WebSocketRoute[] = [];
  let isCut = false;
  await window.routeWebSocket(/\/host$/, async (line) => {
    if (isCut) return line.close();
    line.connectToServer();
    lines.push(line);
  });
  await window.goto(localPage.address);
  await window.getByRole('button', { name: 'Town of four tiles' }).click();
  await window.keyboard.press('Control+s');
  await window.getByRole('alertdialog').getByLabel('Name').fill('Lost');
  await window.keyboard.press('Enter');
  const tab = window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab');
  await expect(tab).toHaveAttribute('title', 'Lost.boothill.json');

  isCut = true;
  await lines[0]?.close();
  const gone = window.getByRole('alert').filter({ hasText: 'Boothill does not answer' });
  await expect(gone).toBeVisible();
  await window.locator('main').focus();
  await window.keyboard.press('Control+a');
  await window.keyboard.press('Delete');
  await expect(tab).toContainText('Not kept');
  await expect(gone).toContainText('kept nowhere else');
  await expect(gone.getByRole('button', { name: /^Download/ })).toBeVisible();
  await expect(window.getByRole('alert')).toHaveCount(1);
  isCut = false;
  await expect(gone).toBeHidden({ timeout: 20_000 });
  await expect(window.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => readdir(`${folder}/drafts`)).toHaveLength(1);
  await window.keyboard.press('Control+s');
  await expect(window.getByText('Saved', { exact: true })).toBeVisible();
  const saved = JSON.parse(await readFile(`${folder}/library/Lost.boothill.json`, 'utf8')) as object;
  expect(saved).toMatchObject({ placements: [] });
});

test('the page breaks no rule of its own policy', async ({ visitor, localPage }) => {
  const window = await visitor.newPage();
  const complaints: string[] = [];
  window.on('console', (message) => complaints.push(message.text()));
  window.on('pageerror', (error) => complaints.push(error.message));
  await window.goto(localPage.address);
  await window.getByRole('menuitem', { name: 'Help' }).click();
  await window.getByRole('menuitem', { name: 'About Boothill' }).click();
  await expect(window.getByRole('dialog')).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(window.locator('.board-thumb img').first()).toBeVisible();
  await window.getByRole('button', { name: /^M4 / }).click();
  await window.getByRole('application').click({ button: 'right' });
  await expect(window.getByRole('menu')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a page from elsewhere reaches neither the page nor its host', async ({ visitor, localPage }) => {
  const other = await visitor.newPage();
  const elsewhere = await trap();
  await other.goto(elsewhere.address);
  const outcome = await other.evaluate(async (address) => {
    // Without CORS the request itself is allowed; what came back must not be handed over.
    const fetched = await fetch(address, { mode: 'no-cors' }).then(
      () => 'loaded',
      () => 'refused',
    );
    const socket = new WebSocket(`${address.replace('http:', 'ws:')}host`);
    const opened = await new Promise((resolve) => {
      socket.onopen = () => resolve('opened');
      socket.onerror = () => resolve('refused');
    });
    return [fetched, opened];
  }, localPage.address);
  expect(outcome).toEqual(['refused', 'refused']);
  elsewhere.close();
});
