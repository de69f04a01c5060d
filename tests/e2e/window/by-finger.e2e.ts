import { expect, type Locator, type Page } from '@playwright/test';
import { type GameTable, test } from '../../helpers/at-table';
import { Finger } from '../../helpers/finger';

// Whoever has nothing but a finger misses nothing: what opens under a pointer opens under a tap, too.

async function middleOf(one: Locator): Promise<readonly [number, number]> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error(`Nothing is there to touch: ${one.toString()}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function sitDown(window: Page, table: GameTable): Promise<Finger> {
  await table.sitDown('7', 2, { isLogOpen: false });
  return Finger.on(window);
}

const handbook = (window: Page): Locator => window.getByRole('dialog', { name: 'Handbook' });

test('people, cards and the log open and fold under a finger', async ({ window, table }) => {
  const finger = await sitDown(window, table);
  const tap = async (one: Locator) => finger.tap(await middleOf(one));

  // Somebody else’s dashboard opens beside the strip, with all that they have.
  const thomas = window
    .getByRole('listitem')
    .filter({ has: window.getByRole('button', { name: /^Thomas: / }) });
  const begin = thomas.getByRole('button', { name: 'Thomas goes next' });
  await tap(thomas.getByRole('button', { name: /^Thomas: / }));
  await expect(thomas.getByText('Vade Retro', { exact: false })).toBeInViewport({ ratio: 1 });
  await tap(begin);
  await expect(table.status).toContainText('3 actions left');

  await tap(window.getByRole('button', { name: 'Open the log' }));
  await expect(table.log).toBeVisible();
  await tap(window.getByRole('button', { name: 'Log and tools' }));
  await expect(table.log).toBeHidden();

  const low = await table.hand.boundingBox();
  await tap(window.getByRole('button', { name: 'Cards in full' }));
  await expect.poll(async () => (await table.hand.boundingBox())?.height).toBeGreaterThan(low?.height ?? 0);
  // What cannot be done says why, with the rule at hand.
  await tap(table.hand.getByRole('button', { name: /^Search/ }));
  await expect(table.hand.getByRole('status')).toContainText('this is no building');
  await tap(table.hand.getByRole('status').getByRole('button', { name: /^Rule: Search/ }));
  await expect(handbook(window).getByRole('article')).toContainText('UOA-SEARCH-01');
});

test('two fingers zoom the board, and one that rests looks up what lies under it', async ({
  window,
  hand,
  table,
}) => {
  const finger = await sitDown(window, table);
  const before = await hand.viewport();
  const [x, y] = await hand.at([125, 125]);
  await finger.spread([x, y], 40, 120);
  await expect.poll(async () => (await hand.viewport()).scale).toBeGreaterThan(before.scale * 2);
  await finger.spread([x, y], 120, 40);
  await expect.poll(async () => (await hand.viewport()).scale).toBeLessThan(before.scale * 1.5);
  // Two fingers mean nothing but that.
  await expect(table.menu).toBeHidden();

  // All of it is in sight again, and lies still.
  await finger.tap(await middleOf(window.getByRole('button', { name: 'Show all' })));
  await expect.poll(() => hand.viewport()).toEqual(before);
  await finger.rest(await hand.at([82, 208]));
  // Two lie there, and which is under the finger hangs on the size of the board.
  await expect(handbook(window).getByRole('article')).toHaveAccessibleName(/^(Red objective|Companion): /);
  await window.keyboard.press('Escape');
  const card = table.hand.getByRole('button', { name: /^Pan/ });
  await finger.rest(await middleOf(card));
  await expect(handbook(window).getByRole('article')).toHaveAccessibleName(/Pan/);
});

test('a card is carried onto the board by a finger', async ({ window, hand, table }) => {
  const finger = await sitDown(window, table);
  await finger.tap(await middleOf(table.hand.getByRole('button', { name: 'Begin the turn' })));
  await expect(table.status).toContainText('3 actions left');
  const card = table.hand.getByRole('button', { name: /^Pan/ });
  await finger.pull(await middleOf(card), await hand.at([6, 6]));
  await expect(window.locator('.click-carried')).toBeVisible();
  await expect(window.locator('.click-tag')).toContainText('no zombies');
  await finger.letGo();
  await expect(window.locator('.click-carried')).toBeHidden();
});
