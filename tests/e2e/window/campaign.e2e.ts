import { expect, type Page } from '@playwright/test';
import { startingTest as test } from '../../helpers/app';
import { GameTable } from '../../helpers/at-table';
import { readMission } from '../../helpers/mission-page';

// A small campaign of two tiny missions, as somebody plays it who finds everything as it comes.

const file = 'tests/e2e/campaigns/two-days.campaign.json';

/** The crate lies where everybody starts: whoever begins takes it. */
async function win(window: Page): Promise<void> {
  const table = new GameTable(window);
  await expect(table.board).toBeVisible();
  await table.hand.getByRole('button', { name: /^Begin the turn/ }).click();
  await table.hand.getByRole('button', { name: /^Take the red Objective/ }).click();
  const summary = window.getByRole('dialog', { name: 'Won!' });
  await expect(summary).toBeVisible();
  await summary.getByRole('button', { name: 'Go on with the campaign' }).click();
}

test('a campaign is played from mission to mission, closed in between, and to its end', async ({ start }) => {
  test.setTimeout(120_000);
  const first = await start();
  const { window } = first;
  await first.openFile(file);
  await expect(window.getByRole('heading', { name: 'Two days' })).toBeVisible();
  await window.getByRole('button', { name: 'Begin with: Tiny one' }).click();
  const sheet = window.getByRole('dialog', { name: 'Play Tiny one' });
  await expect(sheet.getByText('A mission of the campaign ‘Two days’.')).toBeVisible();
  await sheet.getByLabel('Number of survivors').fill('2');
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();
  await readMission(window);
  await expect(new GameTable(window).board).toBeVisible();

  // Away from the table and back to the same game.
  await new GameTable(window).hand.getByRole('button', { name: /^Begin the turn/ }).click();
  await first.chooseInMenu('File', 'Start screen');
  await expect(window.getByText('Goes on with: mission 1 of 2, Tiny one')).toBeVisible();
  await window.getByRole('button', { name: 'Two days', exact: true }).click();
  await window.getByRole('button', { name: 'Go on with the game: Tiny one' }).click();
  const table = new GameTable(window);
  await table.hand.getByRole('button', { name: /^Take the red Objective/ }).click();
  await window.getByRole('button', { name: 'Go on with the campaign' }).click();

  // What is asked in between: a way, and dice for what they carry.
  await expect(window.getByRole('heading', { name: 'Where to?' })).toBeVisible();
  await window.getByRole('button', { name: 'Over the hills' }).click();
  await expect(window.getByRole('heading', { name: 'Things break on a 1 or 2.' })).toBeVisible();
  await window.getByRole('button', { name: 'Roll 2 dice' }).click();
  const told = window.locator('.campaign-outcome').getByRole('listitem');
  await expect(told.filter({ hasText: /: [1-6], it (holds|breaks)\./ })).toHaveCount(2);
  await expect(window.getByText('‘Tiny one’: won in round 1.')).toBeVisible();
  await expect(window.getByRole('button', { name: 'Play: Tiny two' })).toBeVisible();
  await first.leave();

  const { window: later } = await start();
  await expect(later.getByText('Goes on with: mission 2 of 2, Tiny two')).toBeVisible();
  await later.getByRole('button', { name: 'Two days', exact: true }).click();
  await later.getByRole('button', { name: 'Play: Tiny two' }).click();
  await later.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await readMission(later);
  await win(later);

  // Whoever holds two cards by now keeps one of them.
  const over = later.getByRole('heading', { name: 'Home at last' });
  for (let asked = 0; asked < 4 && !(await over.isVisible()); asked++) {
    const cards = later.getByRole('checkbox');
    if ((await cards.count()) > 0) await cards.first().check();
    await later.locator('.campaign-step .button').first().click();
  }
  await expect(over).toBeVisible();
  await expect(
    later.getByRole('listitem').filter({ hasText: 'Win both days.' }).getByRole('img'),
  ).toHaveAccessibleName('Reached');
  await expect(later.getByText('Famous')).toBeVisible();
  await later.getByRole('button', { name: 'Start screen' }).click();
  await expect(later.getByText('The campaign is over')).toBeVisible();
  await later.getByRole('button', { name: 'Forget the campaign ‘Two days’' }).click();
  await expect(later.getByRole('heading', { name: 'Campaigns under way' })).toBeHidden();
});
