import { expect } from '@playwright/test';
import { test } from '../../helpers/open-editor';

// The first of the tools: what lies on the table is selected, and moved.

/** Where things of the sample are, in millimetres of the board. */
const [tileA, tileB] = [
  [120, 120],
  [370, 120],
] as const;
const [crate, exit, table] = [
  [82, 208],
  [462, 212],
  [250, 330],
] as const;

test('a click selects, Shift selects more, a box selects what it touches', async ({
  window,
  hand,
  editor,
}) => {
  const { selected, properties } = editor;
  await hand.click(tileA);
  await expect(selected).toHaveText('Tile 2R (a)');
  await expect(properties.getByRole('heading', { name: 'Tile 2R' })).toBeVisible();
  await hand.click(crate);
  await expect(selected).toHaveText('Red objective o1, in the Shaving parlour of the Barber shop');
  await hand.clickWith('Shift', exit);
  await expect(selected).toHaveText([/^Red objective o1/, /^Exit/]);
  await expect(properties.getByRole('heading', { name: '2 chosen' })).toBeVisible();
  await hand.clickWith('Shift', crate);
  await expect(selected).toHaveText(/^Exit/);
  await hand.click(table);
  await expect(selected).toHaveCount(0);

  await hand.pull([300, 330], [520, 180]);
  await expect(selected).toHaveText(['Tile 3R (b)', /^Exit/]);
  await window.keyboard.press('Escape');
  await expect(selected).toHaveCount(0);
  await hand.letGo();
  // With Ctrl a box can begin on a tile, and is around what lies on it.
  await window.keyboard.down('Control');
  await hand.drag([10, 10], [200, 240]);
  await window.keyboard.up('Control');
  await expect(selected).toHaveText([/^Starting zone/, /^Red objective o1/]);
  await hand.doubleClick(tileB);
  await expect(selected).toHaveText([/^First spawn/, /^Red objective o2/, /^Exit/, /^Label/]);
  await window.keyboard.press('Escape');
  await window.keyboard.press('Control+a');
  await expect(selected).toHaveCount(8);
});

test('what is dragged snaps, turns on the way, and takes along what lies on it', async ({
  window,
  hand,
  editor,
}) => {
  const { selected, slip, hint } = editor;
  const isAt = async (x: string, y: string) => {
    await expect(editor.field('From the left')).toHaveValue(x);
    await expect(editor.field('From the top')).toHaveValue(y);
  };
  // Almost below the other one, which is near enough.
  await hand.drag(tileB, [370 - 245, 120 + 246]);
  await isAt('0', '250');
  await expect(editor.piece(/^Exit exit, .* of the Ruined warehouse, A2$/)).toBeVisible();
  await editor.undo();
  await isAt('250', '0');

  await hand.pull(tileB, [300, 150]);
  await expect(slip).toHaveText('It would lie on tile 2R.');
  await hand.letGo();
  await isAt('250', '0');
  await expect(hint).toHaveText('It would lie on tile 2R.');
  await hand.click(exit);
  await expect(hint).not.toHaveText('It would lie on tile 2R.');

  await hand.pull(tileB, [tileA[0] + 40, tileA[1] + 20]);
  await expect(slip).toHaveText('Drop: the two tiles swap places.');
  await window.keyboard.press('Escape');
  await hand.letGo();
  await isAt('250', '0');
  await hand.drag(tileB, tileA);
  await isAt('0', '0');
  await expect(hand.board).toBeVisible();
  await hand.click([300, 60]);
  await expect(selected).toHaveText('Tile 2R (a)');
  await editor.undo();

  await hand.pull(tileB, [370, 120 + 250]);
  await window.keyboard.press('r');
  await window.mouse.wheel(0, 120);
  await expect(editor.properties.getByLabel('180°')).toBeChecked();
  await window.keyboard.press('f');
  await hand.letGo();
  await isAt('250', '250');
  await expect(editor.piece(/^Tile 3V/)).toBeVisible();
  await window.keyboard.press('Control+z');
  await expect(editor.piece(/^Tile 3R/)).toBeVisible();
  await isAt('250', '0');

  await editor.button('Snap').click();
  await hand.drag(tileB, [370 + 7, 120 + 3]);
  await isAt('257', '3');
  await editor.undo();
  await editor.button('Snap').click();
  await hand.pull(tileB, [400, 200]);
  await window.keyboard.press('Escape');
  await hand.letGo();
  await isAt('250', '0');
});

test('pieces go where the hand goes, copies with Alt, and step by step with arrow keys', async ({
  window,
  hand,
  editor,
}) => {
  const exits = editor.piece(/^Exit/);
  await hand.drag(exit, [212, 120]);
  await expect(exits).toHaveText('Exit exit, at the north end of the street east of the Barber shop, A1');
  await hand.pull([212, 120], [212, 330]);
  await expect(editor.slip).toHaveText('There is no zone here for it.');
  await hand.letGo();
  await expect(exits).toHaveText('Exit exit, at the north end of the street east of the Barber shop, A1');

  await window.keyboard.down('Alt');
  await hand.drag([212, 120], [40, 40]);
  await window.keyboard.up('Alt');
  await expect(exits).toHaveText([
    'Exit exit, at the north end of the street east of the Barber shop, A1',
    /^Exit exit1, at the west end of the street north of the Barber shop, A1$/,
  ]);
  await expect(editor.selected).toHaveText(/^Exit exit1/);

  await hand.click([212, 120]);
  await expect(editor.field('From the left')).toHaveValue('212');
  await hand.board.focus();
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowDown', 'Shift+ArrowUp'])
    await window.keyboard.press(key);
  await expect(editor.field('From the left')).toHaveValue('211');
  await expect(editor.field('From the top')).toHaveValue('97');
  await hand.click(tileB);
  await window.keyboard.press('ArrowLeft');
  await expect(editor.hint).toHaveText('It would lie on tile 2R.');
  await window.keyboard.press('ArrowRight');
  await expect(editor.field('From the left')).toHaveValue('251');

  // On a balcony, or below it.
  await hand.drag([40, 40], [186, 66]);
  await editor.answer('On the balcony').click();
  await expect(exits.last()).toHaveText(/, on the balcony of the Barber shop$/);
  await hand.drag([186, 66], [200, 70]);
  await editor.answer('In the street below').click();
  await expect(exits.last()).toHaveText(/, in the street north-east of the Barber shop, A1$/);
});
