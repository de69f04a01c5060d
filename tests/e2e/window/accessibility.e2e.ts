import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from '../../helpers/app';
import { test as tableTest } from '../../helpers/at-table';
import { DrawingHand } from '../../helpers/drawing-hand';
import { GameHand } from '../../helpers/game-hand';
import { EditorScreen } from '../../helpers/open-editor';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} campaign screen has no accessibility problem that axe can see`, async ({
    window,
    openFile,
  }) => {
    await window.emulateMedia({ colorScheme });
    await expect(window.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await openFile('tests/e2e/campaigns/two-days.campaign.json');
    await expect(window.getByRole('heading', { name: 'Two days' })).toBeVisible();
    expect(await violations(window, 'body')).toEqual([]);
  });

  test(`the ${colorScheme} editor has no accessibility problem that axe can see`, async ({
    window,
    chooseInMenu,
  }) => {
    await window.emulateMedia({ colorScheme });
    await expect(window.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await window.getByRole('button', { name: /^M8 / }).click();
    const [hand, editor] = [new DrawingHand(window), new EditorScreen(window)];
    await expect(hand.board).toBeVisible();
    expect(await violations(window, 'body')).toEqual([]);

    await editor.piece(/^Tile/).first().click();
    await window.keyboard.press('r');
    expect(await violations(window, '.editor-side')).toEqual([]);
    for (const name of ['Goals', 'Rules', 'Checks', 'History', 'File']) {
      await editor.openPanel(name);
      expect(await violations(window, '.editor-side'), name).toEqual([]);
    }
    await editor.openPanel('Rules');
    await window.getByRole('button', { name: 'Add a rule' }).click();
    expect(await violations(window, '[role=dialog]')).toEqual([]);
    await window.keyboard.press('Escape');
    await window
      .getByRole('button', { name: /^Unfold its parts/ })
      .first()
      .click();
    expect(await violations(window, '.editor-side')).toEqual([]);
    await window
      .getByRole('button', { name: /^Change: / })
      .first()
      .click();
    expect(await violations(window, '[role=dialog]')).toEqual([]);
    await window.keyboard.press('Escape');
    await editor.openPanel('Zone');
    const zones = window.getByRole('listbox', { name: 'Zones' });
    await zones.press('End');
    await zones.press('Enter');
    await expect(editor.zone.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await violations(window, '.editor-side')).toEqual([]);
    await editor.openPanel('Pieces');
    await editor.openPanel('Properties');
    for (const name of [/spawn/, /objective/i, /^Train/]) {
      await editor.piece(name).first().click();
      expect(await violations(window, '.editor-side'), String(name)).toEqual([]);
    }
    await hand.board.focus();
    await window.keyboard.press('Escape');
    await editor.button('Area').click();
    expect(await violations(window, '.editor-side')).toEqual([]);

    await hand.board.press('Shift+F10');
    await expect(window.getByRole('menu')).toBeVisible();
    expect(await violations(window, '[role=menu]')).toEqual([]);
    await window.keyboard.press('Escape');
    await chooseInMenu('Edit', 'My boxes…');
    await expect(window.getByRole('dialog')).toBeVisible();
    expect(await violations(window, '[role=dialog]')).toEqual([]);
    await window.keyboard.press('Escape');
    await expect(window.getByRole('dialog')).toBeHidden();
    await window.keyboard.press('Escape');
    await window.getByRole('button', { name: 'Write in a larger window' }).first().click();
    await expect(window.getByRole('dialog')).toBeVisible();
    expect(await violations(window, '[role=dialog]')).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  tableTest(
    `the ${colorScheme} game has no accessibility problem that axe can see`,
    async ({ window, table }) => {
      await window.emulateMedia({ colorScheme });
      await expect(window.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await window.keyboard.press('F5');
      const sheet = window.getByRole('dialog');
      await expect(sheet).toBeVisible();
      expect(await violations(window, '[role=dialog]')).toEqual([]);
      await sheet.getByRole('radio').last().click();
      await expect(sheet.getByRole('checkbox').first()).toBeVisible();
      expect(await violations(window, '[role=dialog]'), 'who plays').toEqual([]);
      await sheet.getByRole('radio').first().click();
      await window.keyboard.press('Escape');

      await table.begin('7', 2);
      expect(await violations(window, 'body'), 'a question').toEqual([]);
      await table.answerAll();
      expect(await violations(window, 'body'), 'whose turn').toEqual([]);
      await table.board.focus();
      await window.keyboard.press('Home');
      await window.keyboard.press('Enter');
      await expect(table.menu).toBeVisible();
      expect(await violations(window, '[role=dialog]'), 'a menu of choices').toEqual([]);
      await window.keyboard.press('Enter');
      expect(await violations(window, 'body'), 'a turn').toEqual([]);
      await window.getByRole('tab', { name: 'What if' }).click();
      expect(await violations(window, '.play-side'), 'what if').toEqual([]);
      await table.hand.locator('.slot-card').first().click();
      expect(await violations(window, '.play-middle'), 'a card picked out').toEqual([]);
      await window.keyboard.press('Escape');
      await table.hand.locator('[data-deed=reorganize]').click();
      expect(await violations(window, '.play-middle'), 'cards being arranged').toEqual([]);
      await window.keyboard.press('Escape');
      await table.hand.getByRole('button', { name: 'End the turn' }).click();
      await expect(table.menu).toBeVisible();
      expect(await violations(window, '[role=dialog]'), 'a question').toEqual([]);
      await table.menu.getByRole('button', { name: 'End the turn' }).click();
      await window.getByLabel('Play until').selectOption('the end');
      await window.getByLabel('Zombies’ speed').selectOption('at once');
      await window.getByRole('button', { name: 'Let it play' }).click();
      await expect(table.course).toContainText('The game is over', { timeout: 30_000 });
      expect(await violations(window, '[role=dialog]'), 'the summary').toEqual([]);
      await table.closeSummary();
      expect(await violations(window, 'body'), 'the end').toEqual([]);
    },
  );

/** What axe finds wrong, in words. */
async function violations(window: Page, part: string): Promise<string[]> {
  // axe opens a page of its own for frames, which the desktop shell refuses.
  // What fades from one colour into another has, for a moment, a contrast that is neither's.
  await window.evaluate(() => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(fading.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page: window }).setLegacyMode().include(part);
  const isDark = (await window.locator('html').getAttribute('data-theme')) === 'dark';
  // What is there is the same by night, but for its colours.
  const found = await (isDark ? axe.withRules('color-contrast') : axe).analyze();
  return found.violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html }) => `${help}: ${html.slice(0, 200)}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} course of a game has no accessibility problem that axe can see`, async ({
    window,
  }) => {
    await window.emulateMedia({ colorScheme });
    await expect(window.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const hand = new GameHand(window);
    await hand.openSample(/^M0 Dry run/);
    await window.keyboard.press('F5');
    await window.getByRole('radio', { name: 'I choose' }).click();
    expect(await violations(window, '[role=dialog]')).toEqual([]);
    await window.getByRole('radio', { name: 'Surprise me' }).click();
    await window.keyboard.press('Escape');
    await hand.begin({ draw: '7', survivors: 2 });
    await hand.speed('at once');
    await hand.letPlay('round number …', 2);
    await window.keyboard.press('Control+z');
    for (const part of ['.course', '.play-side']) expect(await violations(window, part), part).toEqual([]);
    await window.getByRole('button', { name: /^Goals/ }).click();
    await expect(window.locator('.course-goal-list')).toBeVisible();
    expect(await violations(window, '.course-goal-list')).toEqual([]);
    await window.keyboard.press('Escape');
    await window.getByRole('tab', { name: 'What if' }).click();
    expect(await violations(window, '.play-side')).toEqual([]);
    await window.getByLabel('Play until').selectOption('the end');
    await window.getByRole('button', { name: 'Let it play' }).click();
    await expect(window.getByRole('dialog')).toBeVisible();
    expect(await violations(window, '[role=dialog]')).toEqual([]);
  });
}
