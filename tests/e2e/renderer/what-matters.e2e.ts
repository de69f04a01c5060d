import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Mission } from '../../../schemas';
import { test } from '../../helpers/app';
import { GameTable } from '../../helpers/at-table';
import { GameHand } from '../../helpers/game-hand';
import { missionPage, readMission } from '../../helpers/mission-page';
import { sample } from '../../helpers/samples';

// What players have in mind: the mission before they begin, the next step and the worst danger, the rules that are theirs,
// and at the end how it went.

const m1 = JSON.parse(sample('m1.boothill.json')) as Mission;

async function violations(window: Page, part: string) {
  const axe = new AxeBuilder({ page: window }).setLegacyMode().include(part);
  return (await axe.analyze()).violations.map(({ help, nodes }) => `${help}: ${nodes[0]?.html}`);
}

async function inBothThemes(window: Page, part: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await window.emulateMedia({ colorScheme });
    await expect(window.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await violations(window, part), colorScheme).toEqual([]);
  }
}

const lineOf = (window: Page) =>
  window.getByRole('region', { name: 'What matters now' }).getByRole('button').first();

test('a game begins with the page of its mission, which is not shown again but can be read later', async ({
  window,
}) => {
  window.setDefaultTimeout(15_000);
  const [hand, table] = [new GameHand(window), new GameTable(window)];
  await hand.openSample(/^M1 /);
  await window.keyboard.press('F5');
  await window.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  const { page, begin } = missionPage(window);
  await expect(page).toContainText('Tickets, please');
  await expect(page).toContainText('The railroad company no longer takes money.');
  await expect(page.getByRole('region', { name: 'Set-up' })).toContainText('Both railroad tiles');
  await expect(page.getByRole('region', { name: 'Goals' })).toContainText('Leave the board aboard the train');
  await inBothThemes(window, '.mission-page');
  await expect(begin).toBeFocused();
  await readMission(window);
  await expect(table.board).toBeFocused();

  await window.keyboard.press('F5');
  await expect(table.board).toBeHidden();
  await window.keyboard.press('F5');
  await expect(table.board).toBeFocused();
  await window.reload();
  await expect(table.board).toBeVisible();
  await expect(page).toBeHidden();

  await table.course.getByRole('button', { name: /^Goals/ }).click();
  await window.getByRole('button', { name: 'Read the mission…' }).click();
  await expect(page).toContainText('Tickets, please');
  await window.keyboard.press('Escape');
  await expect(page).toBeHidden();
});

test('a line above the board says what matters now, and changes as a round is played', async ({ window }) => {
  window.setDefaultTimeout(15_000);
  const [hand, table] = [new GameHand(window), new GameTable(window)];
  await hand.openSample(/^M1 /);
  await hand.begin({ draw: '7', survivors: 4 });
  await hand.speed('at once');
  const line = lineOf(window);
  await expect(line).toContainText('Next: Win as many bounty weapons as there are survivors. (0 of 4)');
  await expect(line).toContainText('Active spawn tokens: 3 of 7');
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(34);

  await table.hand.getByRole('button', { name: 'Begin the turn', exact: true }).click();
  await expect(line).toContainText('3 actions left');
  await table.hand.getByRole('button', { name: 'Make noise' }).click();
  await expect(line).toContainText('2 actions left');
  await hand.letPlay('round number …', 4);
  await expect(line).toContainText('(2 of 4)');
  await expect(line.locator('[data-urgency]')).not.toHaveText('Active spawn tokens: 3 of 7');

  await line.focus();
  await window.keyboard.press('Enter');
  const goals = window.getByRole('dialog', { name: 'Goals' });
  await expect(goals.locator('[aria-current=step]')).toContainText('Win as many bounty weapons');
  await expect(goals.getByRole('region', { name: 'What loses the game' })).toContainText(/\d of 7/);
  await inBothThemes(window, '.course-goal-list');
  await window.keyboard.press('Escape');
  await inBothThemes(window, '.matters');
});

test('a rule in words stays in sight, and steps forward as a round begins', async ({
  window,
  openFile,
  folder,
}) => {
  window.setDefaultTimeout(15_000);
  const file = join(folder, 'sung.boothill.json');
  const sings = { id: 'sing', text: { en: 'Whoever enters the saloon sings.' } };
  await writeFile(file, JSON.stringify({ ...m1, rules: [...(m1.rules ?? []), sings] }));
  await openFile(file);
  await expect(window.getByRole('tab', { name: 'Rules', exact: true })).toBeVisible();
  const hand = new GameHand(window);
  await hand.begin({ draw: '7', survivors: 4 });
  await hand.speed('at once');
  const chip = window.getByRole('button', { name: /^Rule by hand: 1/ });
  await expect(chip).toContainText('Whoever enters the saloon sings.');
  await chip.click();
  await expect(window.getByRole('dialog', { name: 'Rules by hand' })).toContainText('sings');
  await window.keyboard.press('Escape');
  await expect(chip).toHaveText('Rule by hand: 1');
  await hand.letPlay('the next round');
  await expect(chip).toContainText('Whoever enters the saloon sings.');
});

test('a lost game tells its tale, is saved as a text, and goes back to before it went wrong', async ({
  window,
  exported,
}) => {
  window.setDefaultTimeout(15_000);
  const [hand, table] = [new GameHand(window), new GameTable(window)];
  await hand.openSample(/^M1 /);
  await hand.begin({ draw: '7', survivors: 4 });
  await hand.speed('at once');
  await window.getByRole('tab', { name: 'What if' }).click();
  await window.getByLabel('Play until').selectOption('the end');
  await window.getByRole('button', { name: 'Let it play' }).click();
  const summary = window.getByRole('dialog', { name: 'Lost' });
  await expect(summary).toBeVisible({ timeout: 30_000 });
  const lines = summary.getByRole('button', { name: /^Round \d+ / });
  await expect(lines).toHaveCount(10);
  await expect(lines.last()).toContainText('The game is lost');
  await expect(summary.getByRole('button', { name: /as length of the mission$/ })).toBeHidden();
  // Something is painted of each board.
  for (const board of await summary.locator('.end-tale-board').all()) {
    await expect
      .poll(() => board.evaluate((canvas: HTMLCanvasElement) => new Set(canvas.toDataURL()).size))
      .toBeGreaterThan(20);
  }
  await inBothThemes(window, '.end');

  const text = await readFile(
    await exported(() => summary.getByRole('button', { name: 'Save as text…' }).click()),
    'utf8',
  );
  expect(text).toContain('Tickets, please');
  expect(text).toMatch(/^10\. Round \d+ The game is lost/m);
  const picture = await exported(() => summary.getByRole('button', { name: 'Save as picture…' }).click());
  // The other file may have had the same name.
  await expect.poll(async () => (await readFile(picture)).subarray(1, 4).toString()).toBe('PNG');

  await summary.getByRole('button', { name: /^Back to before it went wrong: round \d+$/ }).click();
  await expect(summary).toBeHidden();
  await expect(table.status).toContainText('Whose turn is next?');
});

test('all of it is said in French, too', async ({ window, chooseInMenu }) => {
  window.setDefaultTimeout(15_000);
  await new GameHand(window).openSample(/^M1 /);
  await chooseInMenu('View', 'Français');
  await window.keyboard.press('F5');
  await window.getByRole('dialog').getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect(missionPage(window).page).toContainText('Billets, s’il vous plaît');
  await readMission(window);
  const line = window.getByRole('region', { name: 'Ce qui compte maintenant' }).getByRole('button').first();
  await expect(line).toContainText('Ensuite\u00a0: Obtenez autant d’armes de prime');
  await expect(line).toContainText('Jetons d’apparition actifs\u00a0: 3 sur 7');
});
