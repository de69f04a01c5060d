import { expect } from '@playwright/test';
import { DrawingHand } from '../../helpers/drawing-hand';
import { missionPage, readMission } from '../../helpers/mission-page';
import { EditorScreen, test } from '../../helpers/open-editor';

test('a mission that is drawn from nothing is played without touching its file', async ({ window }) => {
  await window.getByRole('button', { name: 'New mission', exact: true }).click();
  const [hand, editor] = [new DrawingHand(window), new EditorScreen(window)];
  const sheet = window.getByRole('dialog');
  const lacks = sheet.getByRole('alert').getByRole('listitem');
  const focused = window.locator(':focus');
  await window.keyboard.press('F5');
  await expect(lacks).toHaveCount(4);
  await lacks.first().getByRole('button', { name: 'Open the palette' }).click();
  await expect(sheet).toBeHidden();
  await expect(focused).toHaveAttribute('data-item', /^face:/);
  await hand.take('face:2R', [125, 125]);
  await expect(editor.selected).toHaveText(/^Tile 2R/);

  await window.getByLabel('Search the palette').fill('nothing');
  await window.keyboard.press('F5');
  await expect(lacks).toHaveCount(3);
  await lacks.first().getByRole('button', { name: 'Open the palette' }).click();
  await expect(focused).toHaveAttribute('data-item', /^start/);
  await hand.take('start', [30, 60]);
  await hand.take('spawn:starting', [30, 120]);
  await hand.take('exit', [30, 190]);

  await window.keyboard.press('F5');
  await expect(lacks).toHaveCount(1);
  await lacks.getByRole('button', { name: 'Open ‘Goals’' }).click();
  await expect(window.getByRole('region', { name: 'Goals' })).toBeFocused();
  await window.getByRole('button', { name: 'Add a goal' }).click();
  await window
    .getByRole('dialog', { name: 'A new goal' })
    .getByRole('button', { name: /^Leave the board by the exit/ })
    .click();

  await window.keyboard.press('F5');
  await expect(sheet.getByRole('alert')).toBeHidden();
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(missionPage(window).page.getByRole('region', { name: 'Goals' })).toContainText(
    'Leave the board by the exit',
  );
  await readMission(window);
  await expect(window.getByRole('main', { name: 'Game of' })).toBeVisible();
});
