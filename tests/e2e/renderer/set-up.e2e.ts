import { expect } from '@playwright/test';
import { test } from '../../helpers/app';
import { GameHand } from '../../helpers/game-hand';
import { readMission } from '../../helpers/mission-page';

test('who wants three survivors, and then to choose them, begins with three', async ({ window }) => {
  await new GameHand(window).openSample(/^M0 Dry run/);
  await window.keyboard.press('F5');
  const sheet = window.getByRole('dialog', { name: 'Play Dry run' });
  await sheet.getByLabel('Number of survivors').fill('3');
  await sheet.getByRole('radio', { name: 'I choose' }).click();
  const roster = sheet.getByRole('list', { name: 'Who plays?' });
  await expect(roster.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(sheet.getByText('3 of at most 6')).toBeVisible();

  await sheet.getByRole('radio', { name: 'Surprise me' }).click();
  await sheet.getByLabel('Number of survivors').fill('5');
  await sheet.getByRole('radio', { name: 'I choose' }).click();
  await expect(roster.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();
  await readMission(window);
  await expect(window.getByRole('main', { name: 'Game of Dry run' })).toBeVisible();
});
