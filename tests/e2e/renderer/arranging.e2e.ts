import { expect } from '@playwright/test';
import { test } from '../../helpers/open-editor';
import { sample } from '../../helpers/samples';

// What the buttons and keys do to what is selected, and how all of it is taken back.

const [tileA, exit] = [
  [120, 120],
  [462, 212],
] as const;

test('the buttons turn, turn over, duplicate and delete; everything is undone and done again', async ({
  window,
  hand,
  editor,
}) => {
  const { pieces, selected } = editor;
  const begun = await pieces.allTextContents();
  for (const name of ['Undo', 'Duplicate', 'Delete', 'Turn right']) {
    await expect(editor.button(name)).toHaveAttribute('aria-disabled', 'true');
  }
  await hand.click(exit);
  await expect(editor.button('Turn over')).toHaveAttribute('aria-disabled', 'true');
  await editor.button('Duplicate').click();
  await expect(editor.piece(/^Exit/)).toHaveCount(2);
  await expect(selected).toHaveText(/^Exit exit1/);
  await hand.click(tileA);
  await editor.button('Turn right').click();
  await expect(editor.properties.getByLabel('90°')).toBeChecked();
  await editor.button('Turn over').click();
  await expect(selected).toHaveText(/^Tile 2V/);
  await window.keyboard.press('Shift+R');
  await expect(editor.properties.getByRole('radio', { name: '0°', exact: true })).toBeChecked();
  await editor.button('Delete').click();
  await expect(editor.piece(/^Tile 2V/)).toHaveCount(0);
  await expect(editor.piece(/o1/)).toHaveCount(0);
  const ended = await pieces.allTextContents();

  await editor.openPanel('History');
  const steps = window.getByRole('listbox', { name: 'What was done' }).getByRole('option');
  await expect(steps).toHaveText([
    ...['As it was opened', 'Duplicate a piece', 'Turn a tile', 'Turn over to 2V', 'Turn a tile'],
    'Delete a tile',
  ]);
  await steps.first().click();
  await expect(editor.button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await steps.first().press('End');
  await window.keyboard.press('Enter');
  await expect(editor.button('Redo')).toHaveAttribute('aria-disabled', 'true');
  await editor.openPanel('Pieces');
  await expect(pieces).toHaveText(ended);
  for (let step = 0; step < 5; step++) await editor.button('Undo').click();
  await expect(pieces).toHaveText(begun);
  for (let step = 0; step < 5; step++) await window.keyboard.press('Control+Shift+z');
  await expect(pieces).toHaveText(ended);
});

test('parts are cut, copied and pasted from one mission into another', async ({
  window,
  hand,
  editor,
  chooseInMenu,
}) => {
  const tab = (name: RegExp) =>
    window.getByRole('tablist', { name: 'Open missions' }).getByRole('tab', { name });
  const pieces = editor.pieces;
  await hand.click(tileA);
  await window.keyboard.press('Control+c');
  await window.keyboard.press('Control+n');
  await expect(pieces).toHaveCount(0);
  await hand.move([125, 125]);
  await window.keyboard.press('Control+v');
  await expect(pieces).toHaveText([/^Tile 2R/, /^Starting zone/, /^Red objective/]);
  await expect(editor.selected).toHaveText(/^Tile 2R/);
  await window.keyboard.press('Control+x');
  await expect(pieces).toHaveCount(0);
  await chooseInMenu('Edit', 'Paste');
  await expect(pieces).toHaveCount(3);

  await tab(/two-tiles|shave/).click();
  await expect(pieces).toHaveCount(9);
  await hand.click(exit);
  await chooseInMenu('Edit', 'Copy');
  await tab(/New mission/).click();
  await expect(pieces).toHaveCount(3);
  await window.keyboard.press('Control+0');
  const [x, y] = [
    await editor.field('From the left').inputValue(),
    await editor.field('From the top').inputValue(),
  ];
  await hand.move([Number(x) + 210, Number(y) + 30]);
  await window.keyboard.press('Control+v');
  await expect(editor.selected).toHaveText(/^Exit .*, in the street north-east of the Barber shop, A1$/);
  await editor.undo();
  await expect(pieces).toHaveCount(3);
});

test('the text of a mission that is pasted is opened', async ({ window, hand, editor }) => {
  const search = window.getByRole('textbox', { name: 'Search the palette' });
  // In a field it is text like any other.
  await search.fill(JSON.stringify(JSON.parse(sample('m0.boothill.json'))));
  await search.press('Control+a');
  await search.press('Control+x');
  await expect(search).toHaveValue('');
  await search.press('Control+v');
  await expect(search).toHaveValue(/boothill\/mission/);
  await search.fill('');
  await hand.board.focus();
  await window.keyboard.press('Control+v');
  await expect(window.getByRole('main', { name: 'Dry run' })).toBeVisible();
  await expect(editor.piece(/^Tile/).first()).toBeVisible();
  await expect(window.getByRole('tab', { name: /^Dry run/ })).toHaveAttribute('aria-selected', 'true');
});
