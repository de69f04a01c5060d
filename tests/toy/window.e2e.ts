import { expect, type Page } from '@playwright/test';
import { test as base } from '../helpers/app';
import { GameTable } from '../helpers/at-table';
import { DrawingHand } from '../helpers/drawing-hand';
import { openLog } from '../helpers/log-beside';
import { readMission } from '../helpers/mission-page';

const test = base.extend<{ hand: DrawingHand; table: GameTable }>({
  hand: async ({ window, openFile }, use) => {
    window.setDefaultTimeout(15_000);
    await openFile('tests/toy/missions/way-out.boothill.json');
    const hand = new DrawingHand(window);
    await expect(hand.board).toBeVisible();
    await use(hand);
  },
  table: ({ window }, use) => use(new GameTable(window)),
});

/** The middle of the room behind the door. */
const cellar = [200, 100] as const;

async function sitDown(window: Page, table: GameTable): Promise<void> {
  await window.keyboard.press('F5');
  const sheet = window.getByRole('dialog');
  await expect(sheet.getByText('How?')).toBeVisible();
  await expect(sheet.getByText(/Players|Starting weapons/)).toBeHidden();
  await sheet.getByLabel('Draw no.').fill('1');
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();
  await readMission(window);
  await expect(table.board).toBeVisible();
  await expect(table.status).toContainText('What does Ada do? Actions left: 2');
  await openLog(window);
}

test('a mission of the toy is drawn with its own pieces, and checked', async ({ window, hand }) => {
  const palette = window.getByRole('complementary', { name: 'Palette' });
  await expect(palette.getByText('House')).toBeVisible();
  await expect(palette).not.toContainText('Machines');
  // A game has words of its own for what others have, too.
  await expect(palette).toContainText('Zombie');
  await expect(palette).not.toContainText('Walkers');
  await hand.click([125, 125]);
  await window.keyboard.press('Delete');
  await palette.getByText('Door', { exact: true }).click();
  await hand.click([125, 125]);
  await window.keyboard.press('Escape');
  const pieces = window.getByRole('tabpanel', { name: 'Pieces' });
  await expect(pieces).toContainText('Door');
  await hand.click([40, 60]);
  await window.keyboard.press('Delete');
  await window.getByRole('tab', { name: /^Checks/ }).click();
  await expect(window.getByText('Ada has nowhere to start.').first()).toBeVisible();
});

test('a game of the toy is played, taken back and won', async ({ window, hand, table }) => {
  await sitDown(window, table);
  await table.hand.getByRole('button', { name: 'Take the key' }).click();
  await expect(table.status).toContainText('Actions left: 1');
  await window.keyboard.press('Control+z');
  await expect(table.status).toContainText('Actions left: 2');
  await window.keyboard.press('t');
  await expect(table.log).toContainText('Ada takes the key.');

  await table.hand.getByRole('button', { name: 'Open' }).click();
  await expect(table.log).toContainText('Ada opens the door.');
  await window.keyboard.press('Space');
  await expect(table.course).toContainText('Round 2');
  await hand.click(cellar);
  await table.closeSummary(/^Won!/);
  await expect(table.log).toContainText('Won');
});

test('a game of the toy is bent by hand, and goes on from there', async ({ window, hand, table }) => {
  await sitDown(window, table);
  await window.getByRole('tab', { name: 'What if' }).click();
  const whatIf = window.getByRole('tabpanel', { name: 'What if' });
  await whatIf.getByLabel('What').selectOption('Open or close a door');
  await whatIf.getByRole('button', { name: 'Change' }).click();
  await window.getByRole('tab', { name: 'Log' }).click();
  await expect(table.log).toContainText('Open or close a door');
  await hand.click(cellar);
  await expect(table.log).toContainText('Ada goes to the cellar.');
});
