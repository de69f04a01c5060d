import { expect } from '@playwright/test';
import { test } from '../../helpers/open-editor';

test.use({ file: 'm4.boothill.json' });

test('what a mission says is found by key, and led to', async ({ window, hand, editor }) => {
  await hand.board.focus();
  await window.keyboard.press('Control+f');
  const dialog = window.getByRole('dialog', { name: 'Find in the mission' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await window.keyboard.type('rally');
  await expect(dialog.getByRole('region', { name: 'Goals' }).getByRole('button')).toHaveCount(1);
  await window.keyboard.press('ArrowDown');
  await window.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const card = window.locator('.story').first();
  await expect(card).toBeFocused();
  await window.keyboard.press('Control+f');
  await window.keyboard.type('exit');
  await window.keyboard.press('Escape');
  await window.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(editor.properties).toBeVisible();
});

test('a card is found by its name, and leads to the sentences that speak of it', async ({ window, hand }) => {
  await hand.board.focus();
  await window.keyboard.press('Control+f');
  await window.keyboard.type('bullets');
  const dialog = window.getByRole('dialog', { name: 'Find in the mission' });
  await dialog.getByRole('button', { name: 'Card ‘Plenty Of Bullets’' }).click();
  const card = window.getByRole('region', { name: 'Card ‘Plenty Of Bullets’' });
  await expect(card).toBeFocused();
  await card.getByRole('button').first().click();
  await expect(window.locator('.story:focus')).toContainText('Plenty Of Bullets');
  // F1 on a card in a sentence tells what it is, and what else speaks of it.
  await window
    .locator('.told-slot')
    .filter({ hasText: /^Plenty Of Bullets$/ })
    .first()
    .focus();
  await window.keyboard.press('F1');
  const entry = window.getByRole('article', { name: /Plenty Of Bullets/ });
  await entry.getByRole('group', { name: 'Goals and rules that speak of it' }).getByRole('button').click();
  await expect(entry).toHaveCount(0);
  await expect(window.locator('.story:focus')).toContainText('Plenty Of Bullets');
});

test('what goals speak of is not deleted without a word', async ({ window, editor }) => {
  await editor.piece(/exit/i).first().click();
  const speaking = editor.properties.getByRole('group', { name: 'Goals and rules that speak of it' });
  await expect(speaking.getByRole('button').first()).toBeVisible();
  await window.keyboard.press('Delete');
  const notice = window.getByRole('alert').filter({ hasText: 'still spoken of' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(notice).toHaveCount(0);
  await expect(editor.piece(/exit/i)).not.toHaveCount(0);
});

test.describe('on a small board', () => {
  test.use({ file: 'two-tiles.json' });

  test('objectives are mixed face down by the menu on the board, in one step', async ({
    window,
    hand,
    editor,
  }) => {
    await editor
      .piece(/objective/i)
      .first()
      .click();
    await editor
      .piece(/objective/i)
      .nth(1)
      .click({ modifiers: ['Control'] });
    await hand.rightClick([82, 208]);
    await window.getByRole('menuitem', { name: 'Mix face down' }).click();
    await expect(editor.field('Face-down mix')).toHaveValue('mix1');
    await editor.undo();
    await expect(editor.field('Face-down mix')).toHaveValue('');
  });
});
