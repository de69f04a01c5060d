import { expect } from '@playwright/test';
import { test } from '../../helpers/at-table';

// Keys reach the board of a game without a way there.

test('a game that begins, comes back or is taken back hears the keys of the board at once', async ({
  window,
  table,
}) => {
  await table.begin('7', 2);
  await expect(table.board).toBeFocused();
  await window.keyboard.press('b');
  await expect(table.status).toContainText('3 actions left');
  await window.keyboard.press('Home');
  await expect(table.status).toContainText('West end of the street north of the Barber shop');
  // What is asked stays in sight.
  await expect(table.status.getByText(/what next\?$/)).toBeInViewport({ ratio: 1 });
  await window.keyboard.press('ArrowRight');
  await window.keyboard.press('Enter');
  await expect(table.status).toContainText('2 actions left');

  await window.keyboard.press('F5');
  await expect(table.board).toBeHidden();
  await window.keyboard.press('F5');
  await expect(table.board).toBeFocused();

  await table.hand.getByRole('button', { name: 'Make noise' }).click();
  await window.keyboard.press('Control+z');
  const viewport = await table.board.getAttribute('data-viewport');
  await window.keyboard.press('PageDown');
  await expect(table.board).toBeFocused();
  await expect(table.status).toContainText('Enter: ');
  expect(await table.board.getAttribute('data-viewport')).toBe(viewport);
});

test('questions in the hand are answered from the board, by figures, Enter or one Tab', async ({
  window,
  table,
}) => {
  await table.begin('7', 3, { isDealt: false });
  const answers = table.hand.locator('.hand-answer');
  await expect(table.board).toBeFocused();
  await expect(answers.first()).toHaveAttribute('aria-keyshortcuts', 'Enter');
  const moments = await table.moments.count();
  // Where cards are put into slots, figures mean those: this is the favourite one.
  await window.keyboard.press('3');
  await expect(table.moments).toHaveCount(moments + 1);
  await window.keyboard.press('Enter');
  await expect(table.moments).toHaveCount(moments + 2);
  await expect(table.board).toBeFocused();
  await window.keyboard.press('Tab');
  await expect(answers.first()).toBeFocused();
});

test('Escape stops the autopilot, wherever the focus is', async ({ window, table }) => {
  await table.sitDown('7', 2);
  await window.getByLabel('Zombies’ speed').selectOption('slow');
  await window.getByRole('tab', { name: 'What if' }).click();
  await window.getByRole('button', { name: 'Let it play' }).click();
  await expect(window.getByRole('button', { name: 'Stop' })).toBeVisible();
  await window.getByLabel('Zombies’ speed').focus();
  await window.keyboard.press('Escape');
  await expect(window.getByRole('button', { name: 'Let it play' })).toBeVisible();
});
