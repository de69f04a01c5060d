import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { DrawingHand } from '../../helpers/drawing-hand';
import { test } from '../../helpers/open-editor';

// A board is looked at: from near and far, zone by zone.

/** Where the first tile's parlour is, another zone, and no zone at all. */
const [parlour, corner, table] = [
  [60, 230],
  [37, 60],
  [250, 330],
] as const;

test('a zone says what it sees and how far things are, and stays in sight once it is clicked', async ({
  window,
  hand,
  editor,
  chooseInMenu,
}) => {
  await editor.openPanel('Zone');
  await window.keyboard.press('Escape');
  await window.keyboard.press('s');
  await expect(editor.button('Sight')).toHaveAttribute('aria-pressed', 'true');
  const { zone } = editor;
  const heading = zone.getByRole('heading', { level: 2 });
  await hand.move(parlour);
  await expect(heading).toHaveText('Shaving parlour of the Barber shop');
  for (const words of ['Barber shop', 'Range 1', 'Exit']) {
    await expect(zone).toContainText(words);
  }
  await hand.move(table);
  await expect(heading).toBeHidden();

  await hand.click(parlour);
  await hand.move(corner);
  await expect(heading).toHaveText('Shaving parlour of the Barber shop');
  await window.keyboard.press('F1');
  await expect(window.getByRole('dialog')).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(window.getByRole('dialog')).toBeHidden();
  await expect(heading).toHaveText('Shaving parlour of the Barber shop');
  await hand.move(table);
  await window.keyboard.press('Escape');
  await expect(heading).toBeHidden();
  await window.keyboard.press('Escape');
  await expect(editor.button('Select')).toHaveAttribute('aria-pressed', 'true');

  await window.keyboard.press('s');
  await hand.click(parlour);
  await zone.getByRole('button', { name: 'Let go of the zone' }).click();
  await expect(heading).toBeHidden();

  await hand.click(parlour);
  await chooseInMenu('View', 'Français');
  const inFrench = window.getByRole('tabpanel', { name: 'Zone' });
  await expect(inFrench.getByRole('heading', { name: 'Salon de rasage du Barbier' })).toBeVisible();
  await expect(inFrench).toContainText('Portée 1');
  await expect(window.getByRole('main', { name: 'Barbe et caisses' })).toBeVisible();
});

test('every zone is found in a list and kept there by keyboard', async ({ window, hand, editor }) => {
  await editor.openPanel('Zone');
  const list = window.getByRole('listbox', { name: 'Zones' });
  await list.focus();
  for (let press = 0; press < 10; press++) await window.keyboard.press('+');
  const near = await hand.viewport();
  await window.keyboard.press('End');
  await window.keyboard.press('ArrowUp');
  await window.keyboard.press('Enter');
  const pinned = list.getByRole('option', { selected: true });
  await expect(pinned).toHaveText('Balcony of the Barber shop');
  await expect(editor.zone.getByRole('heading', { name: 'Balcony of the Barber shop' })).toBeVisible();
  // What was too far away to be seen came into sight.
  expect(await hand.viewport()).not.toEqual(near);
  await window.keyboard.press('ArrowUp');
  await expect(pinned).toHaveText('Balcony of the Barber shop');
  await window.keyboard.press('Escape');
  await expect(pinned).toHaveCount(0);
});

test('the board is moved and zoomed by keys, wheel, space bar, middle button and the hand', async ({
  window,
  hand,
  editor,
}) => {
  const zoom = window.getByRole('status', { name: 'Zoom' });
  const [whole, before] = [await zoom.textContent(), await hand.viewport()];
  await moves(hand, [-60, 0], () => window.keyboard.press('ArrowRight'));
  await moves(hand, [300, 0], () => window.keyboard.press('Shift+ArrowLeft'));
  await moves(hand, [0, 60], () => window.keyboard.press('ArrowUp'));
  await window.keyboard.press('Control+0');
  expect(await hand.viewport()).toEqual(before);

  // What is under the pointer stays there.
  const pointer = await hand.at(parlour);
  await window.mouse.move(...pointer);
  await window.mouse.wheel(0, -120);
  await expect(zoom).not.toHaveText(whole ?? '');
  await expect.poll(async () => (await hand.at(parlour)).map(Math.round)).toEqual(pointer.map(Math.round));

  await moves(hand, [40, -25], async () => {
    await window.keyboard.down('Space');
    await pull(hand, [40, -25]);
    await window.mouse.up();
    await window.keyboard.up('Space');
  });
  await moves(hand, [-30, 35], async () => {
    await pull(hand, [-30, 35], 'middle');
    await window.mouse.up({ button: 'middle' });
  });
  await editor.button('Hand').click();
  await moves(hand, [20, 20], async () => {
    await pull(hand, [20, 20]);
    await window.mouse.up();
  });
  await expect(editor.selected).toHaveCount(0);
  await editor.button('Zoom out').click();
  await editor.button('Show all').click();
  await expect(zoom).toHaveText(whole ?? '');
  expect(await hand.viewport()).toEqual(before);
});

test('where the board moves under a pointer that rests, the zone is the one that is there now', async ({
  window,
  hand,
  editor,
}) => {
  await editor.openPanel('Zone');
  const heading = editor.zone.getByRole('heading', { level: 2 });
  await hand.move(parlour);
  await expect(heading).toHaveText('Shaving parlour of the Barber shop');
  await hand.board.focus();
  await window.keyboard.press('Shift+ArrowLeft');
  await expect(heading).toBeHidden();
  await window.keyboard.press('Control+0');
  await expect(heading).toHaveText('Shaving parlour of the Barber shop');
});

test('zones, the way on foot and the other theme are painted', async ({ window, hand, editor }) => {
  const seen: string[] = [];
  const look = async () => {
    const picture = await pictureOf(hand);
    expect(seen).not.toContain(picture);
    seen.push(picture);
  };
  await hand.move(table);
  await look();
  await window.keyboard.press('z');
  await expect(editor.button('Zones')).toHaveAttribute('aria-pressed', 'true');
  await look();
  await window.keyboard.press('z');
  await window.keyboard.press('d');
  await hand.click(corner);
  await hand.click(parlour);
  await hand.move(table);
  await look();
  await window.keyboard.press('Escape');
  await expect.poll(() => pictureOf(hand)).toBe(seen[0]);
  await window.emulateMedia({ colorScheme: 'dark' });
  await expect(window.locator('html')).toHaveAttribute('data-theme', 'dark');
  await look();
});

/** Presses where the pointer can be, and moves by so many pixels. */
async function pull(
  { window, board }: DrawingHand,
  [dx, dy]: [number, number],
  button: 'left' | 'middle' = 'left',
) {
  const box = await board.boundingBox();
  if (!box) throw new Error('There is no board to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await window.mouse.move(x, y);
  await window.mouse.down({ button });
  await window.mouse.move(x + dx, y + dy, { steps: 5 });
}

/** Something moves the board by so many pixels, and does not zoom. */
async function moves(hand: DrawingHand, [dx, dy]: [number, number], by: () => Promise<void>): Promise<void> {
  const before = await hand.viewport();
  await by();
  const after = await hand.viewport();
  expect([after.left - before.left, after.top - before.top].map(Math.round)).toEqual([dx, dy]);
  expect(after.scale).toBe(before.scale);
}

/** What is painted, without the rim that shows where the keyboard is. */
async function pictureOf({ window, board }: DrawingHand): Promise<string> {
  const box = await board.boundingBox();
  if (!box) throw new Error('There is no board to be seen');
  const clip = { x: box.x + 5, y: box.y + 5, width: box.width - 10, height: box.height - 10 };
  const picture = await window.screenshot({ clip });
  expect(picture.length).toBeGreaterThan(20_000);
  return createHash('sha256').update(picture).digest('hex');
}
