import { expect } from '@playwright/test';
import { test } from '../../helpers/app';
import { DrawingHand } from '../../helpers/drawing-hand';

test('a slider shows where the train is in every round', async ({ window }) => {
  await window.getByRole('button', { name: /^M8 / }).click();
  const { board } = new DrawingHand(window);
  await expect(board).toBeVisible();
  const slider = window.getByRole('slider', { name: 'Train' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'as set up');
  const before = await board.screenshot();
  const box = await slider.boundingBox();
  if (!box) throw new Error('There is no slider');
  await window.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await window.mouse.down();
  await window.mouse.move(box.x + 120, box.y + box.height / 2, { steps: 4 });
  await window.mouse.up();
  await expect(slider).not.toHaveAttribute('aria-valuetext', 'as set up');
  await slider.press('Home');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'step 1: it comes in and drives to the east');
  await expect(window.locator('output').filter({ hasText: 'step 1' })).toBeVisible();
  expect((await board.screenshot()).equals(before)).toBe(false);
  await slider.press('ArrowLeft');
  await expect.poll(async () => (await board.screenshot()).equals(before)).toBe(true);
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', 'step 6: it has left the board');
});
