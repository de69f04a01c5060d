import { expect } from '@playwright/test';
import { test } from '../../helpers/open-editor';

// Without a mouse: from the start of the window to every piece, and what can be done with it.

test('every piece is reached, selected, moved, written and deleted by keyboard alone', async ({
  window,
  hand: _hand,
  editor,
}) => {
  const { selected } = editor;
  const tree = window.getByRole('tree', { name: 'Pieces of the map' });
  for (let press = 0; press < 80; press++) {
    await window.keyboard.press('Tab');
    if (await tree.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(tree).toBeFocused();
  const names = await editor.pieces.allTextContents();
  const reached: string[] = [];
  for (const name of names) {
    await window.keyboard.press('Enter');
    if (name !== 'Labels') {
      await expect(selected).toHaveText(name);
      reached.push(name);
    } else await window.keyboard.press('Enter');
    await window.keyboard.press('ArrowDown');
  }
  expect(reached).toHaveLength(names.length - 1);

  // By the beginning of its name, and several of them.
  await window.keyboard.press('Home');
  await window.keyboard.type('exit');
  await window.keyboard.press('Enter');
  await expect(selected).toHaveText(/^Exit/);
  await window.keyboard.press('Shift+ArrowUp');
  await expect(selected).toHaveText([/^Red objective o2/, /^Exit/]);
  await window.keyboard.press('Enter');
  await window.keyboard.press('Delete');
  await expect(editor.piece(/o2/)).toHaveCount(0);
  await expect(tree).toBeFocused();
  await editor.undo();
  await expect(editor.piece(/o2/)).toHaveCount(1);

  // In its properties, fields say what is wrong, and are written by Enter.
  await window.keyboard.press('End');
  await window.keyboard.press('Enter');
  await expect(selected).toHaveText(/^Label/);
  const left = editor.field('From the left');
  await left.press('Shift+ArrowUp');
  await expect(left).toHaveValue('260');
  await left.press('Tab');
  await left.fill('here');
  await expect(left).toHaveAttribute('aria-invalid', 'true');
  await expect(editor.properties).toContainText('A whole number from');
  await left.press('Escape');
  await expect(left).toHaveValue('260');
});

test('a board is drawn by keyboard alone', async ({ window, hand, editor }) => {
  const { keyboard } = window;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const search = window.getByRole('textbox', { name: 'Search the palette' });
  await search.focus();
  await keyboard.type('cemetery');
  await press('Enter');
  await expect(hand.board).toBeFocused();
  // In the middle of the board, where there are tiles.
  await expect(editor.slip).toHaveText('It would lie on tile 2R.');
  await press('Shift+ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'r');
  await expect(editor.slip).toBeHidden();
  await press('Enter');
  await expect(editor.selected).toHaveText(/^Tile 9V/);
  await expect(editor.field('From the left')).toHaveValue('0');
  await expect(editor.field('From the top')).toHaveValue('250');
  await expect(editor.properties.getByLabel('90°')).toBeChecked();

  await press('Escape', 'a', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter');
  await expect(editor.selected).toHaveText(/^Arrow/);
  await press('Escape', 't', 'ArrowUp', 'Enter');
  await keyboard.type('Boot Hill');
  await press('Enter');
  await expect(editor.piece(/^Label ‘Boot Hill’/)).toBeVisible();
  await expect(hand.board).toBeFocused();
  await press('g', 'Enter');
  await expect(editor.properties.getByRole('region', { name: 'Area 1' })).toBeVisible();
  await press('Escape');
  await expect(editor.button('Select')).toHaveAttribute('aria-pressed', 'true');
});

test('what is selected is taken up, moved and laid down by keyboard', async ({ window, hand, editor }) => {
  await editor.piece(/^Tile 3R/).click();
  await hand.board.focus();
  const top = editor.field('From the top');
  for (const key of ['Enter', 'Shift+ArrowDown']) await window.keyboard.press(key);
  await expect(top).toHaveValue('250');
  await window.keyboard.press('Escape');
  await expect(top).toHaveValue('0');
  for (const key of ['Enter', 'Shift+ArrowDown', 'r', 'Enter']) await window.keyboard.press(key);
  await expect(top).toHaveValue('250');
  await expect(editor.properties.getByLabel('90°')).toBeChecked();
  await expect(hand.board).toBeFocused();
  await editor.undo();
  await expect(top).toHaveValue('0');
});
