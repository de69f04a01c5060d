import { expect } from '@playwright/test';
import { test } from '../../helpers/at-table';

test.use({ file: 'm1.boothill.json' });

test('the autopilot plays M1 to its end at highest speed, while the train comes in', async ({
  window,
  table,
}) => {
  await table.begin('2', 6);
  await window.getByLabel('Zombies’ speed').selectOption('at once');
  await window.getByRole('tab', { name: 'What if' }).click();
  await window.getByLabel('Play until').selectOption('the end');
  await window.getByRole('button', { name: 'Let it play' }).click();
  await window
    .getByRole('dialog')
    .getByRole('button', { name: 'Look at the board' })
    .click({ timeout: 60_000 });
  await expect(table.course).toContainText('The game is over');
  await expect(table.caption).toBeHidden();

  await window.getByRole('tab', { name: 'Log' }).click();
  await expect(table.log).toContainText(/The game is (won|lost): /);
  await expect(table.log).toContainText('The train comes in and drives to the east.');
  const moments = await table.moments.count();
  expect(moments).toBeGreaterThan(100);

  // The board is that of the last moment, and any earlier one is there still.
  await window.keyboard.press('Control+z');
  await expect(table.course).not.toContainText('The game is over');
  // From whoever plays the mission of somebody else, what was taken back is hidden until they want to see it.
  const shown = window.getByRole('button', { name: 'Show it', exact: true });
  if (await shown.isVisible()) await shown.click();
  await expect(table.moments).toHaveCount(moments);
});
