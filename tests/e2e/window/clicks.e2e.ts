import { expect, type Locator, type Page } from '@playwright/test';
import { type GameTable, test } from '../../helpers/at-table';
import { Finger } from '../../helpers/finger';

// What a click, a key or a finger does stands there before it is done, and what may be regretted is asked about.

/** Places of the two tiles: where everybody starts, the figure of whoever is first, and the zones after that. */
const [start, figure, next, far, dark] = [
  [6, 6],
  [22.5, 50],
  [120, 45],
  [250, 20],
  [480, 230],
] as const;
const THERE = 'East end of the street north of the Barber shop, A1';

const tag = (window: Page): Locator => window.locator('.click-tag');
const notAgain = (menu: Locator): Locator => menu.getByRole('checkbox', { name: 'Do not ask this again' });

async function change(window: Page, what: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await window.getByRole('tab', { name: 'What if' }).click();
  const form = window.locator('.what-if-form');
  await form.getByLabel('What', { exact: true }).selectOption(what);
  for (const [name, value] of Object.entries(fields)) {
    const field = form.getByLabel(name, { exact: true });
    if (await field.evaluate((one) => one instanceof HTMLSelectElement)) await field.selectOption(value);
    else await field.fill(value);
  }
  await form.getByRole('button', { name: 'Change', exact: true }).click();
}

/** Thomas has a pistol, and Kassey stands among the zombies at whom he would shoot. */
async function beforeTheShot(window: Page, table: GameTable): Promise<void> {
  await table.sitDown('7', 2);
  await change(window, 'Put somebody somewhere', { Who: 'Kassey', Zone: THERE });
  await change(window, 'Zombies in a zone', { Zone: THERE, Kind: 'Walkers', 'How many in all': '2' });
  const begin = window.getByRole('button', { name: 'Thomas goes next' }).first();
  // Their dashboard opens under the pointer.
  await window.getByRole('listitem').filter({ has: begin }).hover();
  await begin.click();
  await expect(table.status).toContainText('3 actions left');
}

test('by mouse: the tag says what a click does, and it does that', async ({ window, hand, table }) => {
  await table.sitDown('7', 1);
  await hand.move(next);
  await expect(tag(window)).toHaveText('Walk there: 1 action');
  await hand.move(far);
  await expect(tag(window)).toHaveText('Walk there: 2 actions');
  await hand.click(far);
  await expect(table.status).toContainText('1 action left');

  // Where nothing is to be done nothing stands, and a click says why.
  await hand.move(dark);
  await expect(tag(window)).toBeHidden();
  await hand.click(dark);
  await expect(tag(window)).toContainText(/moves away|not the next zone/);
  await expect(table.hand.getByRole('status')).toContainText(/moves away|not the next zone/);
  await expect(table.status).toContainText('1 action left');

  await table.hand.getByRole('button', { name: 'Make noise' }).click();
  await expect(table.caption).toBeVisible();
});

test('by mouse: whoever acts is carried to where they walk, and stays where they cannot', async ({
  window,
  hand,
  table,
}) => {
  await table.sitDown('7', 1);
  await hand.pull(figure, far);
  await expect(tag(window)).toContainText('Walk there: 2 actions');
  await hand.letGo();
  await expect(table.status).toContainText('1 action left');

  await window.keyboard.press('Control+z');
  await window.keyboard.press('Control+z');
  await expect(table.status).toContainText('3 actions left');
  await hand.pull(figure, dark);
  await hand.letGo();
  await expect(table.menu).toBeHidden();
  await hand.pull(figure, next);
  await window.keyboard.press('Escape');
  await hand.letGo();
  await expect(table.status).toContainText('3 actions left');
});

test('by mouse: a shot that may hurt a friend asks, and asks no more when nobody wants that', async ({
  window,
  hand,
  table,
}) => {
  await beforeTheShot(window, table);
  const pistol = table.hand.getByRole('button', { name: /^Old Timer/ }).first();
  const shoot = async () => {
    await pistol.hover();
    await window.mouse.down();
    await hand.move(next);
    await expect(tag(window)).toContainText('Shoot: 1 die, 4+');
    await hand.letGo();
  };
  await shoot();
  await expect(table.menu).toContainText('Kassey may be hit');
  await table.menu.getByRole('button', { name: 'Leave it' }).click();
  await expect(table.status).toContainText('3 actions left');
  await window.keyboard.press('Escape');

  await shoot();
  await notAgain(table.menu).check();
  await table.menu.getByRole('button').first().click();
  await window.getByRole('tab', { name: 'Log' }).click();
  await expect(table.log).toContainText('Old Timer');
  const moments = await table.moments.count();
  await window.keyboard.press('Control+z');
  await expect(table.status).toContainText('3 actions left');
  await shoot();
  await expect(table.moments).not.toHaveCount(moments - 1);
  await expect(notAgain(table.menu)).toBeHidden();
});

test('by keyboard: the tag stands at the zone, and a held key answers once', async ({ window, table }) => {
  await table.sitDown('7', 1);
  await table.board.focus();
  await window.keyboard.press('Home');
  await window.keyboard.press('ArrowRight');
  await expect(tag(window)).toHaveText('Walk there: 1 action');
  await expect(table.status).toContainText('Enter: Walk there: 1 action');
  await window.keyboard.press('Enter');
  await expect(table.status).toContainText('2 actions left');

  // The question stands there now, and the key that led to it is still down.
  await window.keyboard.down('e');
  await expect(table.menu).toHaveAccessibleName(/The turn ends with something left: 2 actions/);
  await window.keyboard.up('e');
  await window.keyboard.press('Escape');
  await expect(table.menu).toBeHidden();
  await expect(table.hand.getByRole('button', { name: 'End the turn' })).toBeFocused();

  await table.board.focus();
  await window.keyboard.press('Home');
  await window.keyboard.down('Enter');
  await expect(table.menu).toHaveAccessibleName('What to do here');
  for (let repeat = 0; repeat < 5; repeat++) await window.keyboard.down('Enter');
  await window.keyboard.up('Enter');
  await expect(table.menu).toHaveAccessibleName('What to do here');
  await expect(table.status).toContainText('2 actions left');
  await window.keyboard.press('Enter');
  await expect(table.status).toContainText('1 action left');

  // The board has the keyboard back a moment after the menu is gone.
  await expect(table.board).toBeFocused();
  await window.keyboard.press('e');
  await expect(table.menu.getByRole('button', { name: 'End the turn' })).toBeFocused();
  await window.keyboard.press('Enter');
  await expect(table.caption).toBeVisible();
});

test('by touch: a first tap shows what the second does, and everything can be drawn along', async ({
  window,
  hand,
  table,
}) => {
  const finger = await Finger.on(window);
  await table.sitDown('7', 1);
  await finger.tap(await hand.at(next));
  await expect(tag(window)).toHaveText('Walk there: 1 action');
  await expect(table.status).toContainText('3 actions left');
  await finger.tap(await hand.at(next));
  await expect(table.status).toContainText('2 actions left');
  await finger.tap(await hand.at(dark));
  await expect(tag(window)).toContainText(/moves away|not the next zone/);
  await expect(table.hand.getByRole('status')).toContainText(/moves away|not the next zone/);

  await window.keyboard.press('Control+z');
  await expect(table.status).toContainText('3 actions left');
  await finger.pull(await hand.at(figure), await hand.at(far));
  await expect(tag(window)).toContainText('Walk there: 2 actions');
  await finger.letGo();
  await expect(table.status).toContainText('1 action left');

  const [x, y] = await hand.at(start);
  const before = await hand.viewport();
  await finger.draw([x + 300, y + 200], [x + 340, y + 230]);
  await expect.poll(async () => (await hand.viewport()).left).toBeGreaterThan(before.left);

  const end = await table.hand.getByRole('button', { name: 'End the turn' }).boundingBox();
  if (!end) throw new Error('There is no way to end the turn');
  await finger.tap([end.x + end.width / 2, end.y + end.height / 2]);
  await expect(table.menu).toContainText('1 action');
  const answer = await table.menu.getByRole('button', { name: 'End the turn' }).boundingBox();
  if (!answer) throw new Error('Nothing is asked');
  await finger.tap([answer.x + answer.width / 2, answer.y + answer.height / 2]);
  await expect(table.caption).toBeVisible();
});
