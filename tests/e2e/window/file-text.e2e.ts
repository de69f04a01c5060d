import { expect } from '@playwright/test';
import { test } from '../../helpers/app';
import { DrawingHand } from '../../helpers/drawing-hand';

test('goals and rules show the text of their file and where it is, to be copied into an editor', async ({
  window,
  saveAs,
}) => {
  await window.getByRole('button', { name: /^M8 / }).click();
  await expect(new DrawingHand(window).board).toBeVisible();
  await window.getByRole('tab', { name: 'Rules' }).click();
  await window.getByText('As the mission’s file has it').click();
  await expect(window.getByText(/^This mission was never saved/)).toBeVisible();
  const text = window.getByLabel('In the file at /rules');
  await text.click();
  await expect(text).toHaveValue(/^"rules": \[\n {2}\{\n {4}"id": "crew"|"id": "whistle"/);
  const selected = await text.evaluate(
    (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart,
  );
  expect(selected).toBe((await text.inputValue()).length);

  await saveAs('Night train');
  await expect(window.locator('.file-text-path')).toHaveText(/Night train\.boothill\.json$/);
  await new DrawingHand(window).writeSomewhere('Later');
  await expect(window.getByText('There are changes that the file does not have yet.')).toBeVisible();
  await window.getByRole('tab', { name: 'Goals' }).click();
  await window.getByText('As the mission’s file has it').click();
  await expect(window.getByLabel('In the file at /goals')).toHaveValue(/^"goals": \[\n/);
});
