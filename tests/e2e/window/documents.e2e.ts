import { readFile, rm, writeFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Mission } from '../../../schemas';
import { test } from '../../helpers/app';
import { sample } from '../../helpers/samples';

// Missions as files: opened, saved, closed, lost and found.

const tab = (window: Page, name: string | RegExp) =>
  window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab', { name });
const pieces = (window: Page) => window.getByRole('tree').getByRole('treeitem');
const town = 9 + 1;

async function beginTown(window: Page): Promise<void> {
  await window.getByRole('button', { name: 'Town with a train' }).click();
  await expect(pieces(window)).toHaveCount(town);
}

/** Takes everything off the table. */
async function clear(window: Page): Promise<void> {
  await window.locator('main').focus();
  await window.keyboard.press('Control+a');
  await window.keyboard.press('Delete');
  await expect(pieces(window)).toHaveCount(0);
}

async function tilesIn(file: string): Promise<number> {
  return (JSON.parse(await readFile(file, 'utf8')) as Mission).placements.length;
}

/** What axe finds wrong with a part of the window. */
async function violations(window: Page, part: string) {
  // axe opens a page of its own for frames, which the desktop shell refuses.
  return (await new AxeBuilder({ page: window }).setLegacyMode().include(part).analyze()).violations;
}

test('a mission is saved, closed, and found again with its picture', async ({ window, saveAs }) => {
  await beginTown(window);
  const file = await saveAs('La gare, l’été');
  expect(await tilesIn(file)).toBe(6);
  await tab(window, 'New mission').press('Delete');
  const card = window.getByRole('region', { name: 'Recent' }).getByRole('button', { name: 'La gare, l’été' });
  await expect(card.locator('img')).toBeVisible();
  await card.click();
  await expect(pieces(window)).toHaveCount(town);
});

test('saving writes what was drawn since, and the badge says how it stands', async ({ window, saveAs }) => {
  await beginTown(window);
  const file = await saveAs('Town');
  await clear(window);
  await expect(window.getByText('Not saved', { exact: true }).first()).toBeVisible();
  await window.keyboard.press('Control+s');
  await expect(window.getByText('Saved', { exact: true })).toBeVisible();
  await expect(window.getByText('File valid', { exact: true })).toBeVisible();
  expect(await tilesIn(file)).toBe(0);
});

test('closing asks what is to become of unsaved work', async ({ window, saveAs }) => {
  await beginTown(window);
  const file = await saveAs('Town');
  await clear(window);
  const close = () => tab(window, /^New mission/).press('Delete');
  const question = window.getByRole('alertdialog', { name: 'Save Town before it closes?' });
  await close();
  await expect(question).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(tab(window, /^New mission/)).toBeVisible();
  await close();
  await question.getByRole('button', { name: 'Don’t save' }).click();
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
  expect(await tilesIn(file)).toBe(6);
  await expect(window.getByRole('region', { name: 'Unsaved work' })).toBeHidden();
});

test('a window that is loaded anew has everything back, saved or not', async ({ window, saveAs }) => {
  await beginTown(window);
  await saveAs('Town');
  await window.keyboard.press('Control+n');
  await tab(window, 'New mission – Town').click();
  await clear(window);
  await window.getByRole('button', { name: 'Undo' }).click();
  await window.getByRole('button', { name: 'Redo' }).click();
  await window.reload();
  await expect(tab(window, /^New mission – Town Not saved/)).toHaveAttribute('aria-selected', 'true');
  await expect(pieces(window)).toHaveCount(0);
  await expect(tab(window, /^New mission$/)).toBeVisible();
});

test('an older version is looked at, restored, and that is undone', async ({
  window,
  saveAs,
  chooseInMenu,
}) => {
  await beginTown(window);
  await saveAs('Town');
  await clear(window);
  await window.keyboard.press('Control+s');
  await expect(window.getByText('Saved', { exact: true })).toBeVisible();
  await chooseInMenu('File', 'Versions…');
  const versions = window.getByRole('dialog', { name: 'Versions of Town' });
  await expect(versions.getByRole('listitem')).toHaveCount(1);
  await expect(versions.locator('img')).toBeVisible();
  expect(await violations(window, '[role=dialog]')).toEqual([]);
  await versions.getByRole('button', { name: 'Look at it' }).click();
  await expect(tab(window, /^Town – .*Only to look at/)).toHaveAttribute('aria-selected', 'true');
  await expect(pieces(window)).toHaveCount(town);
  await window.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect(pieces(window)).toHaveCount(0);
  await chooseInMenu('File', 'Versions…');
  await versions.getByRole('button', { name: 'Restore' }).click();
  await expect(pieces(window)).toHaveCount(town);
  await window.getByRole('button', { name: 'Undo' }).click();
  await expect(pieces(window)).toHaveCount(0);
});

test('a file that another program has changed is loaded, or kept as it is here', async ({
  window,
  saveAs,
}) => {
  await beginTown(window);
  const file = await saveAs('Town');
  const bar = window.getByRole('alert');
  await writeFile(file, sample('m0.boothill.json'));
  await expect(bar).toContainText('Another program has changed the file of this mission.');
  await bar.getByRole('button', { name: 'Load the file' }).click();
  await expect(bar).toBeHidden();
  await expect(window.getByRole('main', { name: 'Dry run' })).toBeVisible();
  await window.getByRole('button', { name: 'Undo' }).click();
  await expect(pieces(window)).toHaveCount(town);

  await writeFile(file, sample('m1.boothill.json'));
  await bar.getByRole('button', { name: 'Keep mine' }).click();
  await window.keyboard.press('Control+s');
  await expect(window.getByText('Saved', { exact: true })).toBeVisible();
  expect(await tilesIn(file)).toBe(6);
});

test('a file that is deleted while it is open is saved again', async ({ window, saveAs }) => {
  await beginTown(window);
  const file = await saveAs('Town');
  await rm(file);
  const bar = window.getByRole('alert');
  await expect(bar).toContainText('no longer where it was');
  await bar.getByRole('button', { name: 'Save it there again' }).click();
  await expect(bar).toBeHidden();
  expect(await tilesIn(file)).toBe(6);
});

test('what is no mission of ours is refused with a sentence, and what is open stays', async ({
  window,
  folder,
  openFile,
}) => {
  await beginTown(window);
  const newer = `${folder}/newer.json`;
  await writeFile(newer, sample('m0.boothill.json').replace(/mission@\d+/, 'mission@9'));
  for (const [file, sentence] of [
    [newer, 'newer.json was not opened.'],
    ['sample-missions/invalid/truncated.json', 'truncated.json was not opened. The text breaks off at line'],
    ['sample-missions/invalid/wrong-kind.json', 'wrong-kind.json was not opened.'],
  ] as const) {
    await openFile(file);
    await expect(window.getByRole('alert')).toContainText(sentence);
    await window.getByRole('button', { name: 'Dismiss' }).click();
  }
  await expect(pieces(window)).toHaveCount(town);
});

test('a sample is opened as a copy, which saving asks a place for', async ({ window, saveAs }) => {
  await window.getByRole('button', { name: /M0 Dry run/ }).click();
  await expect(window.getByRole('main', { name: 'Dry run' })).toBeVisible();
  await expect(window.getByText('Not in a file yet')).toBeVisible();
  const before = sample('m0.boothill.json');
  const file = await saveAs('My dry run');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(before));
  expect(sample('m0.boothill.json')).toBe(before);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`questions about files have no accessibility problem that axe can see (${colorScheme})`, async ({
    window,
  }) => {
    await window.emulateMedia({ colorScheme });
    await beginTown(window);
    await clear(window);
    await tab(window, /^New mission/).press('Delete');
    await expect(window.getByRole('alertdialog')).toBeVisible();
    expect(await violations(window, '[role=alertdialog]')).toEqual([]);
    await window.keyboard.press('Escape');
    expect(await violations(window, '[role=tablist]')).toEqual([]);
  });
}

test('arrow keys go along the tabs and keep the focus there, and each tab has its panel', async ({
  window,
  newMission,
}) => {
  await window.getByRole('button', { name: /^M4 / }).click();
  await expect(window.getByRole('main', { name: 'Short of lead' })).toBeFocused();
  await newMission();
  const tabs = window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab');
  // Whoever opens something goes on in it.
  await expect(window.getByRole('main')).toBeFocused();
  await tabs.last().focus();
  for (const at of [0, 1, 0]) {
    await window.keyboard.press('ArrowRight');
    await expect(tabs.nth(at)).toBeFocused();
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(window.getByRole('tabpanel', { name: 'Short of lead' })).toBeVisible();
});
