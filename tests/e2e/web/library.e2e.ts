import { readdir, readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { pageTest as test } from '../../helpers/app';
import { startLocalPage } from '../../helpers/local-page';
import { sample } from '../../helpers/samples';

// A local page has no dialogs of a system: its library keeps what is saved.

const tabs = (window: Page) => window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab');

/** And waits until it is kept. */
async function drawSomething(window: Page, folder: string): Promise<void> {
  await window.getByRole('button', { name: 'Town of four tiles' }).click();
  await expect(tabs(window)).toHaveCount(1);
  await window.locator('main').focus();
  await window.keyboard.press('Control+a');
  await window.keyboard.press('Delete');
  await expect(tabs(window)).toHaveText('New missionNot saved');
  await expect.poll(() => readdir(`${folder}/drafts`).catch(() => [])).toHaveLength(1);
}

test('the library is what Open shows, and takes files from elsewhere', async ({ window, folder }) => {
  await writeFile(`${folder}/mine.json`, sample('m0.boothill.json'));
  await window.getByRole('button', { name: 'Open a mission' }).click();
  const library = window.getByRole('dialog', { name: 'Open a mission' });
  await expect(library).toContainText('The library is empty');
  window.once('filechooser', (chooser) => void chooser.setFiles(`${folder}/mine.json`));
  await library.getByRole('button', { name: 'Upload a file' }).click();
  await expect(window.getByRole('main', { name: 'Dry run' })).toBeVisible();
  await window.keyboard.press('Control+s');
  const question = window.getByRole('alertdialog', { name: 'Save the mission' });
  await question.getByLabel('Name').fill('Répétition');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(window.getByText('Saved', { exact: true })).toBeVisible();
  await expect(tabs(window)).toHaveAttribute('title', 'Répétition.boothill.json');
  await tabs(window).press('Delete');
  await window.keyboard.press('Control+o');
  await library.getByRole('button', { name: 'Répétition' }).click();
  await expect(window.getByRole('main', { name: 'Dry run' })).toBeVisible();
  expect(await readFile(`${folder}/library/Répétition.boothill.json`, 'utf8')).toContain('Dry run');
});

test('a name that the library has is replaced only when that is said', async ({ window, folder }) => {
  for (const template of ['Town of four tiles', 'Empty table']) {
    await window.getByRole('button', { name: template, exact: true }).click();
    await window.keyboard.press('Control+s');
    await window.getByRole('alertdialog').getByLabel('Name').fill('Twice');
    await window.keyboard.press('Enter');
    if (template === 'Empty table') break;
    await expect(tabs(window)).toHaveAttribute('title', 'Twice.boothill.json');
    await tabs(window).press('Delete');
  }
  const question = window.getByRole('alertdialog', { name: 'Twice is there already' });
  await question.getByRole('button', { name: 'Another name…' }).click();
  await window.getByRole('alertdialog').getByLabel('Name').fill('Twice');
  await window.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Replace it' }).click();
  await expect(window.getByText('Saved', { exact: true })).toBeVisible();
  const { placements } = JSON.parse(await readFile(`${folder}/library/Twice.boothill.json`, 'utf8')) as {
    placements: unknown[];
  };
  expect(placements).toEqual([]);
});

test('a mission can be downloaded', async ({ window }) => {
  await window.getByRole('button', { name: 'Town of four tiles' }).click();
  const download = window.waitForEvent('download');
  await window.getByRole('menuitem', { name: 'File' }).click();
  await window.getByRole('menuitem', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('New mission.boothill.json');
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 'boothill/mission@2' });
});

test('work of a page that was closed is offered by the next one, and opened there', async ({
  window,
  visitor,
  localPage,
  folder,
}) => {
  await drawSomething(window, folder);
  await window.close();
  const next = await visitor.newPage({ locale: 'en-GB' });
  await next.goto(localPage.address);
  const work = next.getByRole('region', { name: 'Unsaved work' });
  await expect(work).toContainText('New mission');
  await work.getByRole('button', { name: 'Open New mission' }).click();
  await expect(tabs(next)).toHaveText('New missionNot saved');
  await expect(next.getByRole('tree').getByRole('treeitem')).toHaveCount(0);
});

test('work is offered again when the program behind the page was killed', async ({
  window,
  visitor,
  localPage,
  folder,
}) => {
  await drawSomething(window, folder);
  await localPage.stop();
  await window.close();
  const again = await startLocalPage(folder);
  const next = await visitor.newPage({ locale: 'en-GB' });
  await next.goto(again.address);
  const work = next.getByRole('region', { name: 'Unsaved work' });
  await work.getByRole('button', { name: 'Discard' }).click();
  await next.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(work).toContainText('New mission');
  await work.getByRole('button', { name: 'Discard' }).click();
  await next.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(work).toBeHidden();
  await again.stop();
});

test('a page that the browser copies leaves the work to the first one', async ({ window, folder }) => {
  await drawSomething(window, folder);
  const [copy] = await Promise.all([
    window.context().waitForEvent('page'),
    window.evaluate(() => void self.open(self.location.href)),
  ]);
  await expect(copy.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  const words = await copy.evaluate(() => self.sessionStorage.getItem('boothill.window'));
  expect(words).not.toBe(await window.evaluate(() => self.sessionStorage.getItem('boothill.window')));
  await expect(tabs(copy)).toHaveCount(0);
  await expect(copy.getByRole('region', { name: 'Unsaved work' })).toBeHidden();
  await window.reload();
  await expect(tabs(window)).toHaveText('New missionNot saved');
});
