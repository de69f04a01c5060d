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
