import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../helpers/app';
import { readMission } from '../../helpers/mission-page';

/** A game of M4 with a certain draw, at its first turn: whoever is first has one card, and everybody stands together. */
async function firstTurn(window: Page): Promise<void> {
  await window.getByRole('button', { name: /^M4 / }).click();
  await window.keyboard.press('F5');
  const sheet = window.getByRole('dialog');
  await sheet.getByLabel('Draw no.').fill('7');
  // Whatever is offered first lies in a hand.
  await sheet.getByRole('checkbox', { name: /^Starting weapons/ }).uncheck();
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();
  await readMission(window);
  const begin = window.getByRole('button', { name: 'Begin the turn', exact: true });
  const answer = window.locator('.hand-answers button, .play-menu .question-answer').first();
  await expect(async () => {
    if (!(await begin.isVisible())) await answer.click({ timeout: 500 });
    await expect(begin).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [10] });
  await begin.click();
}

const cardsOf = (window: Page, who: string): Locator => window.getByRole('list', { name: `Cards of ${who}` });
const dashboard = (window: Page, who: string): Locator =>
  window.getByRole('listitem').filter({ has: window.getByRole('button', { name: `${who}: show cards` }) });
const actions = (window: Page): Locator =>
  window.getByRole('region', { name: 'Cards and actions' }).getByRole('img', { name: /actions? left/ });

async function drag(window: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag, or nowhere to drag it to');
  await window.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await window.mouse.down();
  await window.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
  await window.mouse.up();
}

test('cards are rearranged and traded by mouse', async ({ window }) => {
  await firstTurn(window);
  const own = cardsOf(window, 'Thomas');
  await expect(own.getByRole('button', { name: /^Old Timer.*; Hand$/ })).toBeVisible();

  await drag(
    window,
    own.getByRole('button', { name: /^Old Timer/ }),
    own.getByRole('button', { name: 'Empty: Backpack' }).first(),
  );
  await window.getByRole('button', { name: 'Done (1 action)' }).click();
  await expect(own.getByRole('button', { name: /^Old Timer.*; Backpack$/ })).toBeVisible();
  await expect(actions(window)).toHaveAccessibleName('2 actions left');

  // Dropped on a dashboard, it is offered to whoever that is.
  await drag(window, own.getByRole('button', { name: /^Old Timer/ }), dashboard(window, 'Carl'));
  await expect(window.getByRole('group', { name: 'Thomas and Carl trade' })).toBeVisible();
  expect(await window.evaluate(() => String(getSelection()))).toBe('');
  await expect(cardsOf(window, 'Carl').getByRole('button', { name: /^Old Timer/ })).toBeVisible();
  await window.getByRole('button', { name: 'Done (1 action)' }).click();
  await expect(dashboard(window, 'Carl').getByRole('img', { name: /^Cards: Pan, Old Timer$/ })).toBeVisible();
  await expect(dashboard(window, 'Thomas').getByRole('img', { name: 'No cards' })).toBeVisible();
  await expect(actions(window)).toHaveAccessibleName('1 action left');
});

test('cards are rearranged and traded by keyboard, and what was begun can be left', async ({ window }) => {
  await firstTurn(window);
  const own = cardsOf(window, 'Thomas');
  const press = async (...keys: string[]) => {
    for (const key of keys) await window.keyboard.press(key);
  };
  await press('r');
  await expect(own.getByRole('button', { name: /^Old Timer/ })).toBeFocused();
  await press('Enter', 'ArrowRight', 'Enter', 'Escape');
  await expect(window.getByRole('group', { name: 'Thomas rearranges all cards' })).toBeHidden();
  await expect(actions(window)).toHaveAccessibleName('3 actions left');

  await press('r', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  await window.getByRole('button', { name: 'Done (1 action)' }).focus();
  await press('Enter');
  await expect(own.getByRole('button', { name: /^Old Timer.*; Backpack$/ })).toBeVisible();

  await press('x');
  await window.getByRole('button', { name: 'Trade with Carl', exact: true }).last().focus();
  await press('Enter');
  await expect(own.getByRole('button', { name: /^Old Timer/ })).toBeFocused();
  await press('Enter', 'ArrowDown', 'Enter');
  await window.getByRole('button', { name: 'Done (1 action)' }).focus();
  await press('Enter');
  await expect(dashboard(window, 'Carl').getByRole('img', { name: /^Cards: Pan, Old Timer$/ })).toBeVisible();
  await expect(actions(window)).toHaveAccessibleName('1 action left');
});

test('what cannot be done says why', async ({ window }) => {
  await firstTurn(window);
  const search = window.getByRole('button', { name: /^Search/ });
  await expect(search).toHaveAttribute('aria-disabled', 'true');
  await window.keyboard.press('s');
  const hand = window.getByRole('region', { name: 'Cards and actions' });
  await expect(hand.getByRole('status')).toHaveText(/building/);
});
