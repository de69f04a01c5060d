import { expect } from '@playwright/test';
import { test } from '../../helpers/at-table';

// The board of the game, played by mouse and by keyboard.

/** Places of the two tiles: the street where everybody starts, and those after it. */
const [start, next, far] = [
  [6, 6],
  [120, 45],
  [250, 20],
] as const;

test('a survivor is moved by mouse, one zone or several, and the game says what is left', async ({
  window,
  hand,
  table,
}) => {
  await table.sitDown('7', 2);
  await hand.click(start);
  await expect(table.menu).toHaveAccessibleName('What to do here');
  await table.menu.getByRole('button').first().click();
  await expect(table.status).toContainText('3 actions left');

  await hand.move(next);
  await expect(window.locator('.play-card-of-zone')).toContainText('Walk there: 1 action');
  await hand.click(next);
  await expect(table.status).toContainText('2 actions left');

  await window.keyboard.press('Control+z');
  await expect(table.status).toContainText('3 actions left');
  await hand.move(far);
  await expect(window.locator('.play-card-of-zone')).toContainText('Walk there: 2 actions');
  await hand.click(far);
  await expect(table.status).toContainText('1 action left');
});

test('dragging moves the table and does nothing in the game', async ({ hand, table }) => {
  await table.sitDown('7', 1);
  const { left } = await hand.viewport();
  await hand.drag(next, [160, 60]);
  await expect.poll(async () => (await hand.viewport()).left).toBeGreaterThan(left);
  await expect(table.status).toContainText('3 actions left');
});

test('a turn is played by keyboard alone, and the zombies’ turn is watched and skipped', async ({
  window,
  table,
}) => {
  await table.sitDown('7', 1);
  await table.board.focus();
  await window.keyboard.press('Home');
  await expect(table.status).toContainText('West end of the street north of the Barber shop');
  await window.keyboard.press('ArrowRight');
  await expect(table.status).toContainText(
    'East end of the street north of the Barber shop, A1: nothing there. Enter: Walk there: 1 action',
  );
  await window.keyboard.press('Enter');
  await window.keyboard.press('Home');
  await expect(table.status).toContainText('East end of the street north of the Barber shop, A1: ');
  await window.keyboard.press('Escape');
  await window.keyboard.press('Escape');
  await expect(table.status).toContainText('2 actions left');
  await expect(table.board).toBeVisible();

  await window.keyboard.press('PageDown');
  await expect(table.status).toContainText('Enter: ');

  await table.hand.getByRole('button', { name: 'End the turn' }).press('Enter');
  await expect(table.menu.getByRole('button', { name: 'End the turn' })).toBeFocused();
  await window.keyboard.press('Enter');
  await expect(table.caption).toContainText(/Zombie|End Phase/);
  await window.keyboard.press('Space');
  await expect(table.caption).toBeHidden();
});
