import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startingTest as test } from '../../helpers/app';
import { DrawingHand } from '../../helpers/drawing-hand';

// The window goes in the middle of work, without a kill: nothing at all may be lost.

const tabs = (window: Page) => window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab');

/** One more mission; `before` are open already. */
async function beginNew(window: Page, before = 0): Promise<void> {
  await window.keyboard.press('Control+n');
  await expect(tabs(window)).toHaveCount(before + 1);
  await expect(tabs(window).last()).toHaveAttribute('aria-selected', 'true');
}

async function draftsIn(folder: string): Promise<number> {
  const names = await readdir(join(folder, 'drafts')).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).length;
}

async function labels(window: Page): Promise<string[]> {
  await window.getByRole('tab', { name: 'Pieces' }).click();
  const found = window.getByRole('treeitem', { name: '#' });
  await expect(found).not.toHaveCount(0);
  return (await found.allTextContents()).map((words) => /#\w+/.exec(words)?.[0] ?? words);
}

test('a reload in the middle of work brings every mission back by itself', async ({ start }) => {
  const { window } = await start();
  const hand = new DrawingHand(window);
  await beginNew(window);
  await hand.writeSomewhere('#one');
  await beginNew(window, 1);
  await hand.writeSomewhere('#two');
  await hand.writeSomewhere('#three');
  await tabs(window).first().click();
  await hand.writeSomewhere('#four');
  await window.reload();
  await expect(tabs(window)).toHaveCount(2);
  await expect(tabs(window).first()).toHaveAttribute('aria-selected', 'true');
  expect(await labels(window)).toEqual(['#one', '#four']);
  await tabs(window).last().click();
  expect(await labels(window)).toEqual(['#two', '#three']);
});

test('a window that is closed in the middle of work offers it when it is opened again', async ({ start }) => {
  const before = await start();
  await beginNew(before.window);
  const hand = new DrawingHand(before.window);
  await hand.writeSomewhere('#one');
  await hand.writeSomewhere('#last');
  await before.leave();

  const { window } = await start();
  const offered = window.getByRole('region', { name: 'Unsaved work' });
  await expect(offered.getByRole('listitem')).toHaveCount(1);
  await offered.getByRole('button', { name: /^Open/ }).click();
  expect(await labels(window)).toEqual(['#one', '#last']);
  await expect(offered).toBeHidden();
});

test('what was done before a reload, a save and a kill can still be taken back', async ({
  start,
  folder,
}) => {
  const before = await start();
  await beginNew(before.window);
  const hand = new DrawingHand(before.window);
  await hand.writeSomewhere('#one');
  await hand.writeSomewhere('#two');
  await hand.writeSomewhere('#three');
  await before.window.reload();
  await expect(tabs(before.window)).toHaveCount(1);
  expect(await labels(before.window)).toEqual(['#one', '#two', '#three']);
  await before.window.keyboard.press('Control+z');
  await expect.poll(() => labels(before.window)).toEqual(['#one', '#two']);

  await before.saveAs('Taken back');
  await before.window.reload();
  await expect(tabs(before.window)).toHaveCount(1);
  expect(await labels(before.window)).toEqual(['#one', '#two']);
  await before.window.keyboard.press('Control+z');
  await expect.poll(() => labels(before.window)).toEqual(['#one']);
  await expect.poll(() => draftsIn(folder)).toBe(1);
  await before.kill();

  const { window } = await start();
  const offered = window.getByRole('region', { name: 'Unsaved work' });
  await offered.getByRole('button', { name: /^Open/ }).click();
  expect(await labels(window)).toEqual(['#one']);
  await window.keyboard.press('Control+y');
  await expect.poll(() => labels(window)).toEqual(['#one', '#two']);
  await window.keyboard.press('Control+y');
  await expect.poll(() => labels(window)).toEqual(['#one', '#two', '#three']);
});
