import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../../helpers/app';

test('a mission is looked at page by page before it is saved as PDF', async ({ window, exported }) => {
  await window.getByRole('button', { name: /^M4 / }).click();
  await window.keyboard.press('Control+p');
  const dialog = window.getByRole('dialog', { name: 'Print ‘Short of lead’' });
  await dialog.getByRole('radio', { name: /^Map in real size/ }).check();
  await expect(dialog.getByRole('option')).not.toHaveCount(0);
  const file = await exported(() => dialog.getByRole('button', { name: 'Save as PDF…' }).click());
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
});
