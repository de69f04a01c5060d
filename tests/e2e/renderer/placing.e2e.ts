import { expect } from '@playwright/test';
import { DrawingHand } from '../../helpers/drawing-hand';
import { EditorScreen, test } from '../../helpers/open-editor';

// What hangs on the hand after something was taken from the palette.

test('tiles are dragged to the board, or clicked and clicked, and Shift goes on', async ({ window }) => {
  await window.getByRole('button', { name: 'New mission', exact: true }).click();
  const [hand, editor] = [new DrawingHand(window), new EditorScreen(window)];
  const item = (face: string) => window.locator(`[data-item="face:${face}"]`);
  await hand.take('face:2R', [125, 125]);
  await expect(editor.selected).toHaveText(/^Tile 2R/);

  await item('3R').click();
  await expect(item('3R')).toHaveAttribute('aria-pressed', 'true');
  await hand.move([150, 125]);
  await expect(editor.slip).toHaveText('Drop: it takes the place of tile 2R.');
  await hand.move([235, 125]);
  await expect(editor.slip).toHaveText('It would lie on tile 2R.');
  await hand.click([235, 125]);
  await expect(editor.hint).toHaveText('It would lie on tile 2R.');
  await hand.move([378, 121]);
  await expect(editor.slip).toBeHidden();
  await window.keyboard.press('r');
  await hand.click([378, 121]);
  await expect(editor.field('From the left')).toHaveValue('250');
  await expect(editor.field('From the top')).toHaveValue('0');
  await expect(editor.properties.getByLabel('90°')).toBeChecked();
  await expect(item('3R')).toHaveAttribute('aria-pressed', 'false');

  await hand.bringIntoSight([125, 375]);
  await item('5R').click();
  await window.keyboard.press('f');
  await hand.clickWith('Shift', [125, 375]);
  await hand.clickWith('Shift', [375, 375]);
  await expect(editor.piece(/^Tile/)).toHaveText([/^Tile 2R/, /^Tile 3R/, /^Tile 5V/, /^Tile 5V/]);
  await window.keyboard.press('Escape');
  await hand.move([-125, 125]);
  await expect(editor.pieces).toHaveCount(4);

  // Dragged back to where it came from, it is let go.
  const from = await item('5R').boundingBox();
  if (!from) throw new Error('The palette does not show 5R');
  await window.keyboard.down('Alt');
  await item('5R').hover();
  await window.mouse.down();
  await window.keyboard.up('Alt');
  await hand.move([-125, 125]);
  await expect(item('5R')).toHaveAttribute('aria-pressed', 'true');
  await window.mouse.move(from.x + 5, from.y + 5, { steps: 4 });
  await window.mouse.up();
  await expect(item('5R')).toHaveAttribute('aria-pressed', 'false');
  await expect(editor.pieces).toHaveCount(4);
  for (let step = 0; step < 4; step++) await editor.undo();
  await expect(editor.pieces).toHaveCount(0);
});

test('pieces find printed places, and are asked on which level they are meant', async ({
  window,
  hand,
  editor,
}) => {
  const exits = editor.piece(/^Exit/);
  const exit = window.locator('[data-item="exit"]');
  await window.keyboard.down('Alt');
  await exit.click({ force: true });
  await window.keyboard.up('Alt');
  await hand.move([250, 330]);
  await expect(editor.slip).toHaveText('There is no zone here for it.');
  await hand.clickWith('Shift', [212, 120]);
  await expect(exit).toHaveAttribute('aria-pressed', 'true');
  await hand.click([462, 120]);
  await expect(exits).toHaveText([
    /north end of the street east of the Barber shop/,
    /south end of the street east of the Ruined warehouse/,
    /north end of the street east of the Ruined warehouse/,
  ]);
  await expect(exit).toHaveAttribute('aria-pressed', 'false');

  await hand.click([82, 208]);
  await window.keyboard.press('Delete');
  await hand.take('objective:blue', [86, 204]);
  await expect(editor.selected).toHaveText(/^Blue objective .*, in the Shaving parlour/);
  await expect(editor.field('From the left')).toHaveValue('82');
  await expect(editor.field('From the top')).toHaveValue('208');

  const balcony = [186, 66] as const;
  const walkers = editor.piece(/^Walker/);
  await hand.take('zombie:walker', balcony);
  await editor.answer('In the street below').click();
  await expect(walkers).toHaveText(/, in Main Street$/);
  await hand.take('zombie:walker', [200, 50]);
  await window.keyboard.press('Escape');
  await expect(walkers).toHaveCount(1);
  await hand.take('zombie:walker', [200, 50]);
  await expect(editor.answer('On the balcony')).toBeFocused();
  await window.keyboard.press('Enter');
  await expect(walkers.last()).toHaveText(/, on the balcony of the Barber shop/);
  // What was taken by a press goes on no further.
  await expect(editor.button('Select')).toHaveAttribute('aria-pressed', 'true');
});

test('a right click says what can be done with what lies there', async ({ window, hand, editor }) => {
  const choose = async (name: string) => {
    await window.getByRole('menuitem', { name, exact: true }).click();
    await expect(window.getByRole('menu')).toHaveCount(0);
  };
  const [crate, table] = [
    [82, 208],
    [250, 330],
  ] as const;
  await hand.rightClick(crate);
  await choose('Delete');
  await expect(editor.piece(/o1/)).toHaveCount(0);

  await hand.rightClick(crate);
  await choose('Do not use this crate');
  await expect(editor.piece(/^No crate/)).toHaveCount(1);
  await hand.rightClick(crate);
  await choose('Leave the crate as it is printed');
  await expect(editor.piece(/^No crate/)).toHaveCount(0);
  await hand.rightClick(crate);
  await choose('Green objective on the crate');
  await expect(editor.piece(/^Green objective/)).toHaveText(/Shaving parlour/);

  // What lies below it can be chosen, too.
  await hand.rightClick(crate);
  await window.getByRole('menuitem', { name: 'Select what lies here' }).hover();
  await choose('Tile 2R a');
  await expect(editor.selected).toHaveText(/^Tile 2R/);

  await hand.rightClick([120, 120]);
  await choose('Turn right');
  await expect(editor.selected).toHaveText(/^Tile 2R/);
  await expect(editor.properties.getByLabel('90°')).toBeChecked();
  await hand.rightClick(table);
  await expect(editor.selected).toHaveCount(0);
  await expect(window.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await choose('Select all');
  await expect(editor.selected).toHaveCount(8);

  // And by keyboard, about what is selected.
  await editor.piece(/^Exit/).click();
  await hand.board.focus();
  await window.keyboard.press('Shift+F10');
  await expect(window.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(window.getByRole('menu')).toHaveCount(0);
  await expect(hand.board).toBeFocused();
});
