import { expect } from '@playwright/test';
import { test } from '../../helpers/app';
import { GameHand } from '../../helpers/game-hand';

test('a game is taken back across the zombies’ phase and comes to the same again', async ({ window }) => {
  const hand = new GameHand(window);
  await hand.openSample(/^M0 Dry run/);
  await hand.begin({ draw: '7', survivors: 2 });
  await hand.speed('at once');
  await hand.letPlay('the next round');
  await expect(hand.round(2)).toBeVisible();
  const then = await hand.linesUntilNow();
  expect(then).toContain('Zombies’ Phase');

  for (let step = 0; step < 4; step++) await window.keyboard.press('Control+z');
  await expect(hand.round(1)).toBeVisible();
  const before = await hand.linesUntilNow();
  expect(before).not.toContain('Zombies’ Phase');
  expect(then.slice(0, before.length)).toEqual(before);
  // Nobody is told what was drawn since, unless they want to be.
  await expect(hand.log.locator('[data-when=ahead]')).toHaveCount(0);
  await window.getByText('4 steps were taken back').getByRole('button', { name: 'Show it' }).click();
  await expect(hand.log.locator('[data-when=ahead]').first()).toBeVisible();

  for (let step = 0; step < 4; step++) await window.keyboard.press('Control+y');
  await expect(hand.round(2)).toBeVisible();
  expect(await hand.linesUntilNow()).toEqual(then);
});

test('a click in the log leads to a moment, and what is done there is a branch', async ({ window }) => {
  const hand = new GameHand(window);
  await hand.playUntilRound(3);
  const then = await hand.linesUntilNow();
  await hand.log
    .getByRole('button', { name: /turn: 3 actions/ })
    .first()
    .click();
  await expect(hand.round(1)).toBeVisible();
  const line = await hand.lastLine();
  expect(line).toMatch(/turn: 3 actions/);

  await window.getByRole('tab', { name: 'What if' }).click();
  await window.getByLabel('What', { exact: true }).selectOption('Zombies in a zone');
  await window.getByLabel('Kind').selectOption('Fatties');
  await window.getByLabel('How many').fill('4');
  await window.getByRole('button', { name: 'Change', exact: true }).click();
  await window.getByRole('tab', { name: 'Log' }).click();
  await expect(hand.log.getByRole('button', { name: /By hand:.*4 Fatties/ })).toBeVisible();

  const ways = hand.log.getByRole('group', { name: 'From here, several ways' });
  await expect(ways.getByRole('button', { pressed: true })).toHaveText(/4 Fatties/);
  await ways.getByRole('button', { pressed: false }).click();
  await expect(hand.log.getByRole('button', { name: /4 Fatties/ })).toHaveCount(1);
  for (let step = 0; step < 200; step++) await window.keyboard.press('Control+y');
  expect((await hand.linesUntilNow()).filter((one) => !one.includes('Fatties'))).toEqual(
    then.filter((one) => !one.includes('Fatties')),
  );
});

test('whoever returns from a game finds everything as it was left, and the game too', async ({ window }) => {
  const hand = new GameHand(window);
  await hand.openSample(/^M0 Dry run/);
  const board = window.getByRole('application');
  const palette = window.locator('.palette-list');
  const look = () => board.getAttribute('data-viewport');
  const scrolled = () => palette.evaluate((list) => list.scrollTop);
  await window.getByRole('button', { name: 'Zombies', exact: true }).click();
  await window.getByRole('tab', { name: 'Checks' }).click();
  await window.getByRole('button', { name: 'Zoom in' }).click();
  const [editors, top] = [await look(), await scrolled()];
  expect(top).toBeGreaterThan(0);

  await hand.begin({ draw: '7', survivors: 2 });
  await board.focus();
  await window.keyboard.press('Control+0');
  await expect.poll(look).not.toBe(editors);
  const games = await look();
  await window.getByRole('button', { name: 'Return to mission' }).click();
  await expect.poll(look).toBe(editors);
  expect(await scrolled()).toBe(top);
  const sections = window.getByRole('navigation', { name: 'Sections of the palette' });
  await expect(sections.locator('[aria-current]')).toHaveText('Zombies');
  await expect(window.getByRole('tab', { name: 'Checks' })).toHaveAttribute('aria-selected', 'true');
  await window.keyboard.press('F5');
  await expect.poll(look).toBe(games);
});

test('a mission that was changed and cannot be played any more says on the sheet what is to be done', async ({
  window,
}) => {
  const hand = new GameHand(window);
  await hand.playUntilRound(2);
  await window.keyboard.press('F5');
  await window.getByRole('treeitem', { name: /^Starting zone / }).click();
  await window.keyboard.press('Delete');
  await window.keyboard.press('F5');
  await window.getByRole('alertdialog').getByRole('button', { name: 'Play again' }).click();
  const lacks = window.getByRole('dialog', { name: 'Play Dry run' }).getByRole('alert');
  await expect(lacks).toContainText('The mission has no starting zone');
  await lacks.getByRole('button', { name: 'Open the palette' }).click();
  await expect(window.locator(':focus')).toHaveAttribute('data-item', /^start/);
  await window.keyboard.press('F5');
  await window.getByRole('alertdialog').getByRole('button', { name: 'Continue the old game' }).click();
  await expect(hand.round(2)).toBeVisible();
});

test('after an edit the game begins again with the same posse and draw, or goes on as it was', async ({
  window,
}) => {
  const hand = new GameHand(window);
  await hand.playUntilRound(2);
  const lines = await hand.linesUntilNow();
  await window.getByRole('button', { name: 'Return to mission' }).click();
  await window.getByRole('treeitem', { name: /^Runner / }).click();
  await window.keyboard.press('Delete');

  await window.keyboard.press('F5');
  await window.getByRole('alertdialog').getByRole('button', { name: 'Continue the old game' }).click();
  expect(await hand.linesUntilNow()).toEqual(lines);

  await window.keyboard.press('F5');
  await window.keyboard.press('F5');
  await expect(window.getByRole('alertdialog').getByRole('button', { name: 'Play again' })).toBeFocused();
  await window.keyboard.press('Enter');
  await expect(window.getByText('Before the first round')).toBeVisible();
  const people = lines.filter((line) => / starts in /.test(line)).map((line) => line.split(' ')[0]);
  for (const name of people)
    await expect(window.getByRole('button', { name: `${name}: show cards` })).toBeVisible();
  expect(await hand.linesUntilNow()).not.toContain(
    '1 Runner in the street south of the Ruined warehouse, B1.',
  );
});
