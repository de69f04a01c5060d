import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test as base } from '../../helpers/app';

/** A test that begins with an empty mission. */
const test = base.extend<{ board: (x: number, y: number) => Promise<[x: number, y: number]> }>({
  board: async ({ window }, use) => {
    await window.getByRole('button', { name: 'New mission', exact: true }).click();
    const canvas = window.locator('.editor-board');
    await expect(canvas).toBeVisible();
    await use(async (x, y) => {
      const box = await canvas.boundingBox();
      if (!box) throw new Error('The board is not to be seen');
      return [box.x + box.width * x, box.y + box.height * y];
    });
  },
});

const palette = (window: Page) => window.getByRole('toolbar', { name: 'Palette' });
const item = (window: Page, name: string) => palette(window).getByRole('button', { name, exact: true });
const count = (window: Page, name: string) => window.getByRole('button', { name, exact: true });

async function drag(window: Page, name: string, to: [x: number, y: number]): Promise<void> {
  const taken = item(window, name);
  await taken.scrollIntoViewIfNeeded();
  await taken.hover();
  await window.mouse.down();
  await window.mouse.move(to[0] - 30, to[1] - 30, { steps: 4 });
  await window.mouse.move(...to, { steps: 4 });
  await window.mouse.up();
}

test('a tile is dragged from the palette to the board, and is used up then', async ({ window, board }) => {
  await drag(window, '3R Ruined warehouse', await board(0.5, 0.5));
  await expect(count(window, 'Town tiles: 1 of 9')).toBeVisible();
  await expect(item(window, '3V Chapel')).toHaveAccessibleDescription(
    /3V is the back of 3R, which is on the board\./,
  );
  await item(window, '3V Chapel').click({ force: true });
  await expect(window.getByText(/^3V is the back of 3R/).last()).toBeVisible();
  await window.keyboard.press('Control+z');
  await expect(item(window, '3V Chapel')).toBeEnabled();
});

test('a token that is clicked is laid down by a click on the board', async ({ window, board }) => {
  await drag(window, '3R Ruined warehouse', await board(0.5, 0.5));
  await item(window, 'Red objective').click();
  await window.mouse.click(...(await board(0.55, 0.55)));
  // One is printed on the tile.
  await expect(count(window, 'Objectives: 2 of 9')).toBeVisible();
  await expect(item(window, 'Red objective')).toHaveAttribute('aria-pressed', 'false');
});

test('the whole train comes in one piece', async ({ window, board }) => {
  await drag(window, 'Whole train', await board(0.5, 0.5));
  await expect(count(window, 'Train tiles: 3 of 3')).toBeVisible();
});

test('a face is found and taken by keyboard, which goes on at the board', async ({ window, board }) => {
  await board(0, 0);
  await window.getByRole('textbox', { name: 'Search the palette' }).focus();
  await window.keyboard.type('cemetery');
  await window.keyboard.press('Enter');
  await expect(item(window, '9V Cemetery')).toHaveAttribute('aria-pressed', 'true');
  const isOnBoard = () => window.evaluate(() => document.activeElement?.closest('.editor-board') !== null);
  expect(await isOnBoard()).toBe(true);
});

test('what the user owns is kept, and changes the palette only', async ({ window, board }) => {
  await drag(window, '3R Ruined warehouse', await board(0.5, 0.5));
  await window.getByRole('button', { name: 'My boxes…' }).click();
  await window.getByRole('button', { name: 'One more' }).click();
  await window.getByRole('button', { name: 'Done' }).click();
  await expect(item(window, '3V Chapel')).toBeEnabled();
  await expect(count(window, 'Town tiles: 1 of 18')).toBeVisible();
});

for (const theme of ['Light', 'Dark']) {
  test(`the ${theme.toLowerCase()} palette has no accessibility problem that axe can see`, async ({
    window,
  }) => {
    await window.getByRole('radio', { name: theme }).click();
    await window.getByRole('button', { name: 'New mission', exact: true }).click();
    await expect(item(window, '1R Town house')).toBeVisible();
    const { violations } = await new AxeBuilder({ page: window })
      .setLegacyMode()
      .include('.editor-palette')
      .include('.count-strip')
      .analyze();
    expect(violations).toEqual([]);
  });
}
