import { expect } from '@playwright/test';
import { test } from '../../helpers/app';
import { DrawingHand } from '../../helpers/drawing-hand';
import { GameHand } from '../../helpers/game-hand';

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
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    'step 1, in round 1 or later: it comes in and drives to the east',
  );
  await expect(window.locator('output').filter({ hasText: 'step 1' })).toBeVisible();
  expect((await board.screenshot()).equals(before)).toBe(false);
  await slider.press('ArrowLeft');
  await expect.poll(async () => (await board.screenshot()).equals(before)).toBe(true);
  await slider.press('End');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    'step 6, in round 6 or later: it has left the board',
  );
});

test('rules, slider and log agree on the round in which a train comes and on where it drives', async ({
  window,
}) => {
  const hand = new GameHand(window);
  await window.getByRole('button', { name: /^A moving train/ }).click();
  await window.getByRole('tab', { name: 'Rules' }).click();
  await expect(window.getByText(/As soon as round 3 has begun, the train comes in/).first()).toBeVisible();
  const slider = window.getByRole('slider', { name: 'Train' });
  await slider.press('Home');
  for (const step of [
    'step 1, in round 3 or later: it comes in and drives to the east',
    'step 2, in round 4 or later: it moves on to the east',
  ]) {
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', step);
  }
  await hand.begin({ draw: '3', survivors: 3 });
  await hand.speed('at once');
  await hand.letPlay('round number …', 5);
  const lines = await hand.linesUntilNow();
  const inRound = (round: number) =>
    lines.slice(lines.indexOf(`Round ${round}`), lines.indexOf(`Round ${round + 1}`)).join(' ');
  expect(inRound(2)).not.toContain('The train ');
  expect(inRound(3)).toContain('The train comes in and drives to the east.');
  expect(inRound(4)).toContain('The train moves on to the east.');
});

test('railroad becomes a train that drives, from its properties and from the menu on the board', async ({
  window,
}) => {
  const hand = new DrawingHand(window);
  await window.getByRole('button', { name: 'New mission' }).first().click();
  await expect(hand.board).toBeVisible();
  await hand.layTile({ id: 'a', face: '11V', x: 0, y: 0, rotation: 0 });
  await hand.layTile({ id: 'b', face: '10V', x: 250, y: 0, rotation: 0 });
  const slider = window.getByRole('slider', { name: 'Train' });
  await hand.click([240, 80]);
  await window.getByRole('button', { name: 'Make it a train that drives' }).click();
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /it comes in and drives to the west$/);
  await window.keyboard.press('ControlOrMeta+z');
  await expect(slider).toBeHidden();
  await hand.rightClick([240, 80]);
  await window.getByRole('menuitem', { name: 'Make it a train that drives' }).click();
  await expect(slider).toBeVisible();
  await window.getByRole('tab', { name: 'Rules' }).click();
  await expect(window.getByText(/the train comes in at the end of the Players’ Phase/)).toBeVisible();

  // What it does besides is read and chosen below the rules.
  const train = window.getByRole('region', { name: 'Train', exact: true });
  const behind = train.getByRole('listitem').filter({ hasText: 'driven over the tile 10V' });
  await behind.getByRole('button').click();
  await window.getByRole('button', { name: 'railroad', exact: true }).click();
  await window.keyboard.press('Escape');
  await expect(behind).toContainText('railroad side up and stays');
  await train.getByRole('button', { name: 'Change: drives' }).click();
  await window.getByRole('button', { name: 'stands still', exact: true }).click();
  await expect(train.getByRole('listitem')).toHaveText(['In this mission the train stands still.']);
  await expect(slider).toBeHidden();
});
