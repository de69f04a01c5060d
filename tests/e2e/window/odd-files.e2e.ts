import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Mission } from '../../../schemas';
import { test } from '../../helpers/app';
import { DrawingHand } from '../../helpers/drawing-hand';
import { sample } from '../../helpers/samples';

// Files as they come from a real disk, and what was saved over.

const isSaved = (window: Page) => expect(window.getByText('Saved', { exact: true })).toBeVisible();
const label = (window: Page, words: string) => window.getByRole('treeitem', { name: words });

async function labelsIn(file: string): Promise<string[]> {
  const { labels = [] } = JSON.parse(await readFile(file, 'utf8')) as Mission;
  return labels.map(({ text }) => text['en'] ?? '');
}

test('a file without a mission in it, whatever else it has, is refused with a sentence', async ({
  window,
  folder,
  openFile,
}) => {
  const file = join(folder, 'odd.json');
  for (const content of [
    '',
    '\u0000\u0001PNG',
    'null',
    '[]',
    '{}',
    '"a mission"',
    '<html></html>',
    '{"format":"boothill/mission@2"}',
    '['.repeat(100_000),
  ]) {
    await writeFile(file, content);
    await openFile(file);
    const notice = window.getByRole('alert');
    await expect(notice).toContainText('odd.json was not opened.');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
  }
  await expect(window.getByRole('heading', { name: 'Boothill' })).toBeVisible();
});

test('a folder may have spaces and accents, and so may the file', async ({
  window,
  folder,
  openFile,
  saveAs,
}) => {
  const own = join(folder, 'Mes missions à l’été – 西部');
  await mkdir(own);
  await writeFile(join(own, 'La gare n° 1 (été).json'), sample('m0.boothill.json'));
  await openFile(join(own, 'La gare n° 1 (été).json'));
  await expect(window.getByRole('main', { name: 'Dry run' })).toBeVisible();
  await new DrawingHand(window).writeSomewhere('Là-bas');
  const file = await saveAs('Où est l’été, 西部 !');
  expect(await labelsIn(file)).toContain('Là-bas');
});

test('of three savings the first one is looked at, restored, and that is undone', async ({
  window,
  saveAs,
  chooseInMenu,
}) => {
  const hand = new DrawingHand(window);
  await window.getByRole('button', { name: 'New mission', exact: true }).click();
  await hand.writeSomewhere('#1');
  const file = await saveAs('Thrice');
  for (const words of ['#2', '#3']) {
    await hand.writeSomewhere(words);
    await window.keyboard.press('Control+s');
    await isSaved(window);
  }
  await window.getByRole('tab', { name: 'Pieces' }).click();
  await chooseInMenu('File', 'Versions…');
  const versions = window.getByRole('dialog', { name: 'Versions of Thrice' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await versions.getByRole('listitem').last().getByRole('button', { name: 'Look at it' }).click();
  const onlyToLookAt = window.getByRole('tab', { name: /Only to look at/ });
  await expect(onlyToLookAt).toHaveAttribute('aria-selected', 'true');
  await expect(label(window, '#1')).toBeVisible();
  await expect(label(window, '#2')).toBeHidden();
  // Nothing can be changed there.
  await window.keyboard.press('Control+a');
  await window.keyboard.press('Delete');
  await expect(label(window, '#1')).toBeVisible();
  await onlyToLookAt.press('Delete');

  await chooseInMenu('File', 'Versions…');
  await versions.getByRole('listitem').last().getByRole('button', { name: 'Restore' }).click();
  await expect(label(window, '#3')).toBeHidden();
  await expect(label(window, '#1')).toBeVisible();
  await window.getByRole('button', { name: 'Undo' }).click();
  await expect(label(window, '#3')).toBeVisible();
  expect(await labelsIn(file)).toEqual(['#1', '#2', '#3']);
});

test('a file with several faults names all of them, and is not called valid', async ({
  window,
  folder,
  openFile,
}) => {
  const file = join(folder, 'faults.json');
  const mission = JSON.parse(sample('two-tiles.json')) as Mission;
  const placements = mission.placements.map((tile) => ({ ...tile, face: 'unheard-of' }));
  await writeFile(file, JSON.stringify({ ...mission, placements, labels: [{ id: 'l1', text: 3 }] }));
  await openFile(file);
  const notice = window.getByRole('alert');
  // Tiles before the form of a file.
  await expect(notice).toContainText('There is no face ‘unheard-of’.');
  await notice.getByText('Show all that is wrong').click();
  await expect(notice.getByRole('listitem').filter({ hasText: '/placements/1/face' })).toBeVisible();
  await expect(notice.getByRole('listitem').filter({ hasText: '/labels/0' }).first()).toBeVisible();
  await expect(window.getByText('File valid')).toBeHidden();
});
