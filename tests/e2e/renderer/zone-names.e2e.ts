import { expect } from '@playwright/test';
import { test } from '../../helpers/at-table';

/** The street in the middle of the northern side of the first tile. */
const there = [120, 45] as const;
const name = 'East end of the street north of the Barber shop, A1';
const inSentence = 'the east end of the street north of the Barber shop, A1';

test('the log, the card beside the pointer, a dashboard, what-if and the editor call a zone by one name', async ({
  window,
  chooseInMenu,
  hand,
  table,
}) => {
  await table.sitDown('7', 1);
  const card = window.locator('.play-card-of-zone');
  await hand.move(there);
  await expect(card).toContainText(name);
  await hand.click(there);
  await expect(table.status).toContainText('2 actions left');
  await expect(table.log).toContainText(`to ${inSentence}.`);
  await expect(window.locator('.dashboard-look')).toHaveAttribute('title', name);

  await window.getByRole('tab', { name: 'What if' }).click();
  await expect(window.locator('option').filter({ hasText: name })).toHaveText(name);
  await window.getByRole('tab', { name: 'Log' }).click();

  // Codes come only to those who want them, and then everywhere.
  await expect(table.log).not.toContainText('a.N');
  await chooseInMenu('View', 'Codes of zones');
  await expect(table.log).toContainText(`to ${inSentence} (a.N).`);
  await expect(window.locator('.dashboard-look')).toHaveAttribute('title', `${name} (a.N)`);
  await chooseInMenu('View', 'Codes of zones');
  await expect(table.log).not.toContainText('a.N');

  await window.keyboard.press('F5');
  await window.getByRole('tab', { name: 'Zone', exact: true }).click();
  const zones = window.getByRole('listbox', { name: 'Zones' });
  await expect(zones.getByRole('option', { name, exact: true })).toBeVisible();
});
