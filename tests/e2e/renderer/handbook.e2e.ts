import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { GameHand } from '../../helpers/game-hand';
import { test } from '../../helpers/open-editor';

test.use({ file: 'm1.boothill.json' });

const handbook = (window: Page) => window.getByRole('dialog', { name: 'Handbook' });
const article = (window: Page) => handbook(window).getByRole('article');

test('F1 opens the handbook; a word is found, read with its example, and added, by keys alone', async ({
  window,
  hand,
}) => {
  await hand.board.focus();
  await window.keyboard.press('F1');
  await expect(handbook(window).getByRole('textbox')).toBeFocused();
  await window.keyboard.type('DYNAMITE');
  await expect(article(window).getByRole('heading')).toHaveText('Throw Dynamite');
  await window.keyboard.press('ControlOrMeta+a');
  await window.keyboard.type('wound');
  await handbook(window).getByRole('button', { name: 'Survivors are wounded' }).focus();
  await expect(article(window)).toContainText('In a mission, for example:');
  await expect(article(window).getByRole('img', { name: /^On the board of an example/ })).toBeVisible();
  await window.keyboard.press('Tab');
  await expect(article(window)).toBeFocused();
  await window.keyboard.press('Tab');
  await expect(article(window).getByRole('button', { name: 'Add to this mission' })).toBeFocused();
  await window.keyboard.press('Enter');
  await expect(handbook(window)).toHaveCount(0);
  const rules = window.getByRole('region', { name: 'Rules' });
  await expect(rules.locator('.story').last()).toContainText('1 wound');
  await expect(rules.locator('.story').last()).toBeFocused();

  await window.keyboard.press('F1');
  await expect(article(window).getByRole('heading')).toHaveText('An Objective is taken');
  await expect(handbook(window).getByRole('button', { name: 'An Objective is taken' })).toBeFocused();
  await window.keyboard.press('Escape');
  await expect(rules.locator('.story').last()).toBeFocused();
});

test('a list of the builder shows an example of what is pointed at, and F1 explains it', async ({
  window,
  hand: _hand,
}) => {
  await window.getByRole('tab', { name: 'Rules', exact: true }).click();
  await window.getByRole('button', { name: 'Add a rule' }).click();
  const list = window.getByRole('dialog', { name: 'A new rule' });
  const example = list.getByRole('complementary', { name: 'An example on a small board' });
  await expect(example).toContainText('Point at an entry');
  await list.getByRole('textbox').fill('enters');
  await list.getByRole('button', { name: /^A survivor enters a place/ }).hover();
  await expect(example).toContainText('whenever a survivor enters ‘Mine’');
  await expect(example.getByRole('img')).toBeVisible();
  await window.keyboard.press('ArrowDown');
  await window.keyboard.press('F1');
  await expect(article(window).getByRole('heading')).toHaveText('A survivor enters a place');
  // The list below is to be gone on with.
  await expect(article(window).getByRole('button')).toHaveCount(0);
  await window.keyboard.press('Escape');
  await expect(list.getByRole('button', { name: /^A survivor enters a place/ })).toBeFocused();
  await window.keyboard.press('Enter');
  await expect(window.getByRole('dialog', { name: 'What happens then?' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in a ${colorScheme} game skills, cards, actions and pieces lead to their entries`, async ({
    window,
    hand: _hand,
  }) => {
    await window.emulateMedia({ colorScheme });
    const game = new GameHand(window);
    await game.begin({ draw: '7' });
    await window.keyboard.press('b');
    // With the cards laid out in full the skills have room.
    await window.keyboard.press('Shift+K');
    const skill = window.locator('.skill').first();
    const name = (await skill.textContent()) ?? '';
    await skill.focus();
    await window.keyboard.press('F1');
    await expect(article(window).getByRole('heading')).toHaveText(name);
    await expect(article(window)).toContainText('UOA-SKILL-');
    expect(await violations(window)).toEqual([]);
    await window.keyboard.press('Escape');
    await expect(skill).toBeFocused();
    await skill.click();
    await expect(article(window).getByRole('heading')).toHaveText(name);
    await window.keyboard.press('Escape');

    await window.locator('.slot-card').first().click({ button: 'right' });
    await expect(article(window)).toContainText('Accuracy');
    await window.keyboard.press('Escape');
    await window.locator('[data-deed=search]').hover();
    await window.keyboard.press('F1');
    await expect(article(window).getByRole('heading')).toHaveText('Search');
    await handbook(window).getByRole('textbox').fill('exit zone');
    await handbook(window).getByRole('button', { name: 'Exit Zone' }).click();
    await expect(article(window).getByRole('img')).toBeVisible();
    expect(await violations(window)).toEqual([]);
    await window.keyboard.press('Escape');

    const board = window.getByRole('application');
    await board.focus();
    await window.keyboard.press('Home');
    await expect(board).toHaveAttribute('data-handbook', /^(token|zombie):/);
    const entry = await board.getAttribute('data-handbook');
    await window.keyboard.press('F1');
    await expect(article(window)).not.toContainText('Search');
    expect(entry).toBeTruthy();
  });
}

test('all keys stand in a list that can be read by keys', async ({ window, hand: _hand, chooseInMenu }) => {
  await chooseInMenu('Help', 'All keys');
  const keys = window.getByRole('dialog', { name: 'All keys' });
  await expect(keys.getByRole('region', { name: 'Edit' })).toContainText('UndoCtrl+Z');
  await expect(keys.getByRole('region', { name: 'What survivors do' })).toContainText('SearchS');
  await expect(keys.getByRole('region', { name: 'Help' })).toContainText('HandbookF1');
  expect(await violations(window)).toEqual([]);
  await window.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});

// axe opens a page of its own for frames, which the desktop shell refuses.
async function violations(window: Page) {
  return (await new AxeBuilder({ page: window }).setLegacyMode().include('[role=dialog]').analyze())
    .violations;
}
