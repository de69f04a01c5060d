import { expect } from '@playwright/test';
import { test } from '../../helpers/open-editor';

// What is drawn over the tiles: words, arrows and named areas.

test('labels are written on the board, and written anew by a double click', async ({
  window,
  hand,
  editor,
}) => {
  const labels = editor.piece(/^Label ‘/);
  await hand.writeLabel({ id: '', at: { x: 420, y: 230 }, text: { en: 'Boot Hill' } });
  await expect(editor.button('Select')).toHaveAttribute('aria-pressed', 'true');
  await expect(labels).toHaveText([/‘Main Street’/, /‘Boot Hill’/]);
  await hand.doubleClick([410, 228]);
  const words = window.getByLabel('Words of the label');
  await expect(words).toHaveValue('Boot Hill');
  await words.fill('Tombstone\nHill');
  // In the mission while it is written, and gone with Escape.
  await expect(labels.last()).toHaveText(/‘Tombstone’/);
  await window.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(labels.last()).toHaveText(/‘Boot Hill’/);
  // Clicking elsewhere keeps what was written.
  await hand.doubleClick([420, 230]);
  await words.fill('Tombstone');
  await hand.click([250, 330]);
  await expect(labels.last()).toHaveText(/‘Tombstone’/);
  await hand.click([420, 230]);
  await editor.field('Words (English)').fill('Cemetery');
  await expect(labels.last()).toHaveText(/‘Cemetery’/);
  await editor.field('Words (English)').blur();
  await window.keyboard.press('Delete');
  await expect(labels).toHaveCount(1);
});

test('arrows are drawn, bent and undone; areas take zones in and out, and have names', async ({
  window,
  hand,
  editor,
}) => {
  await window.keyboard.press('a');
  await hand.drag([20, 20], [120, 40]);
  const arrow = editor.piece(/^Arrow/).last();
  await expect(editor.selected).toHaveText(/^Arrow/);
  await expect(editor.field('Points to, left')).toHaveValue('120');
  await hand.drag([120, 40], [160, 60]);
  await expect(editor.field('Points to, left')).toHaveValue('160');
  await expect(editor.field('Points to, top')).toHaveValue('60');
  await expect(editor.field('Begins at, left')).toHaveValue('20');
  await editor.undo();
  await editor.undo();
  await expect(arrow).toHaveCount(0);

  await editor.button('Area').click();
  const { properties } = editor;
  await hand.click([37, 60]);
  const area = properties.getByRole('region', { name: 'Area 1' });
  await expect(area.getByRole('listitem')).toHaveCount(1);
  await hand.click([60, 230]);
  await expect(area.getByRole('listitem')).toHaveText([/north of the Barber shop/, /Shaving parlour/]);
  await hand.click([37, 60]);
  await expect(area.getByRole('listitem')).toHaveText([/Shaving parlour/]);
  // Whoever drags takes in everything on the way, and takes it back in one step.
  await hand.drag([37, 60], [212, 120]);
  await expect(area.getByRole('listitem')).toHaveCount(7);
  await editor.undo();
  await expect(area.getByRole('listitem')).toHaveText([/Shaving parlour/]);
  await area.getByLabel('Name (English)').fill('The barber’s');
  const named = editor.piece(/^The barber’s/);
  await expect(named).toBeVisible();
  await hand.board.focus();
  await window.keyboard.press('Escape');
  await expect(properties.getByRole('heading', { name: 'The mission' })).toBeVisible();
  // Chosen among the pieces, it is drawn on.
  await named.click();
  await hand.click([212, 120]);
  await expect(properties.getByRole('region', { name: 'The barber’s' }).getByRole('listitem')).toHaveCount(2);
  await properties.getByRole('button', { name: 'Remove the area' }).click();
  await expect(named).toHaveCount(0);
});
