import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { test } from '../../helpers/app';
import { GameHand } from '../../helpers/game-hand';

/** Where a board is, and how it stands there. */
async function standing(board: Locator) {
  return { box: await board.boundingBox(), viewport: await board.getAttribute('data-viewport') };
}

test('a notice comes and goes over the board, which stays where it is, drawn and played', async ({
  window,
  openFile,
  folder,
}) => {
  const hand = new GameHand(window);
  await hand.openSample(/^M0 Dry run/);
  const board = window.getByRole('application');
  await expect(board).toBeVisible();
  const before = await standing(board);
  const broken = join(folder, 'broken.json');
  await writeFile(broken, '{"format": ');
  await openFile(broken);
  const notice = window.getByRole('alert');
  await expect(notice).toContainText('broken.json was not opened.');
  expect(await standing(board)).toEqual(before);
  // Nothing that can be pressed lies under it.
  await window.getByRole('button', { name: 'Zoom in' }).click();
  await window.getByRole('button', { name: 'Zoom out' }).click();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  expect((await standing(board)).box).toEqual(before.box);

  await hand.begin({ draw: '7', survivors: 2 });
  await expect(window.getByRole('main', { name: 'Game of Dry run' })).toBeVisible();
  const table = await standing(board);
  await window.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of ink');
    });
  });
  await expect(notice).toContainText('Something went wrong');
  expect(await standing(board)).toEqual(table);
});
