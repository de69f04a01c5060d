import { expect } from '@playwright/test';
import { test } from '../../helpers/app';
import { DrawingHand } from '../../helpers/drawing-hand';

test('a template shows the tokens that it counts, those that the rules lay too', async ({
  window,
  chooseInMenu,
}) => {
  await window.getByRole('button', { name: 'Town of four tiles' }).click();
  const hand = new DrawingHand(window);
  await expect(hand.board).toBeVisible();
  const abominations = window.getByRole('button', { name: 'Abomination spawn: 1 of 2' });
  await abominations.hover();
  await expect(window.getByRole('tooltip')).toContainText('laid by the rules');
  // Beside the First spawn token of the template.
  const [x, y] = await hand.at([432, 45]);
  const clip = { x: x - 14, y: y - 14, width: 28, height: 28 };
  const seen = () => window.screenshot({ clip, animations: 'disabled' });
  const before = await seen();
  await chooseInMenu('View', 'Pieces laid by the rules');
  await expect.poll(async () => (await seen()).equals(before)).toBe(false);
  await chooseInMenu('View', 'Pieces laid by the rules');
  await expect.poll(async () => (await seen()).equals(before)).toBe(true);
  // Whoever lays it somewhere else lays that one, and no second.
  await hand.take('spawn:abomination', [37, 120]);
  await expect(abominations).toBeVisible();
  await expect.poll(async () => (await seen()).equals(before)).toBe(false);
});
