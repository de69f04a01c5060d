import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { BuilderHand } from '../../helpers/builder-hand';
import { boardPoint } from '../../helpers/drawing-hand';
import { GameHand } from '../../helpers/game-hand';
import { test } from '../../helpers/open-editor';
import { sampleMission } from '../../helpers/samples';

// Goals and rules, built by nothing but choosing.

test.use({ file: 'm1.boothill.json' });

test('the ordered goals of M1 and two rules are built by mouse, taken back, switched off and played', async ({
  window,
  hand: _hand,
  editor,
}) => {
  const goals = new BuilderHand(window, 'Goals');
  await goals.open();
  await goals.panel.getByRole('button', { name: /^What can be done with/ }).click();
  await window.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(goals.panel.locator('.story')).toHaveCount(0);
  await expect(goals.panel.getByRole('button', { name: 'Add a goal' })).toBeFocused();
  await goals.add();
  expect(await violations(window)).toEqual([]);
  await goals.pick('several goals in order', /^Several goals in order/);
  const journey = goals.panel.locator('.story');
  await journey.getByRole('button', { name: /^Unfold its parts/ }).click();
  expect(await violations(window, '.editor-side')).toEqual([]);
  await journey.getByRole('button', { name: 'Add', exact: true }).click();
  await goals.pick('aboard the train', /^Leave the board aboard the train/);
  await journey.getByRole('button', { name: /^Something else instead of: take/ }).click();
  await goals.pick('bounty', /bounty weapons/i);
  await goals.slot(journey, 'all bounty weapons');
  expect(await violations(window)).toEqual([]);
  await goals.choose('as many bounty weapons as there are survivors');
  await window.keyboard.press('Escape');
  // The slot has the keyboard back a moment after its choices are gone.
  await expect(journey.getByRole('button', { name: /^Change: as many bounty weapons/ })).toBeFocused();
  const [up, down] = ['up', 'down'].map((way) =>
    journey.getByRole('button', { name: new RegExp(`^Move ${way}: win as many`, 'i') }),
  ) as [Locator, Locator];
  await down.focus();
  await window.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await up.click();
  await journey.getByRole('button', { name: /^Fold/ }).click();
  await expect(journey.getByRole('listitem')).toHaveText([
    'Win as many bounty weapons as there are survivors.',
    'Leave the board aboard the train with all survivors.',
  ]);

  const rules = new BuilderHand(window, 'Rules');
  await rules.open();
  const before = await rules.panel.locator('.story').count();
  await rules.add();
  await rules.pick(
    '5 adrenaline',
    /^Whenever a survivor takes an Objective, the survivor gets 5 adrenaline points\.$/,
  );
  const prize = rules.story('takes an Objective');
  await rules.slot(prize, '5');
  await rules.dialog.getByRole('textbox').fill('3');
  await window.keyboard.press('Escape');
  await expect(prize).toContainText('the survivor gets 3 adrenaline points');
  await rules.add();
  await rules.pick('nobody can search', /^Searching/);
  const search = rules.story('Nobody can search');
  await expect(search).toBeVisible();
  await editor.undo();
  await expect(search).toHaveCount(0);
  await expect(rules.panel.locator('.story')).toHaveCount(before + 1);
  await window.keyboard.press('Control+y');
  await expect(search).toBeVisible();

  await search.getByRole('button', { name: /^What can be done with/ }).click();
  await window.getByRole('menuitem', { name: 'Switch off' }).click();
  await expect(search).toContainText('Switched off');
  await new GameHand(window).begin({ draw: '7', survivors: 2 });
});

test('one Objective is meant by a click on the board', async ({ window, hand, editor }) => {
  const rules = new BuilderHand(window, 'Rules');
  await rules.open();
  const crate = rules.story('takes a red Objective');
  await rules.slot(crate, 'a red Objective');
  const mission = sampleMission('m1.boothill.json');
  const token = mission.tokens?.find(({ id }) => id === 'handcar');
  if (!token) throw new Error('M1 has a handcar');
  await hand.click(boardPoint(mission, token.at));
  await rules.dialog.getByRole('button', { name: /^Only this one: / }).click();
  await rules.close();
  await expect(rules.story('takes a red Objective')).toHaveCount(0);
  await expect(rules.story('takes the blue Objective')).toBeVisible();
  await editor.undo();
  await expect(crate).toBeVisible();
});

test('a rule is built by keyboard alone', async ({ window, hand: _hand }) => {
  const rules = new BuilderHand(window, 'Rules');
  await rules.open();
  const { keyboard } = window;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await tabTo(window, rules.panel.getByRole('button', { name: 'Add a rule' }));
  await press('Enter');
  await expect(rules.dialog.getByRole('textbox')).toBeFocused();
  await keyboard.type('a danger level is reached');
  await press('Enter');
  await expect(rules.dialog).toContainText('What happens then?');
  await keyboard.type('wounds are healed');
  await press('Enter');
  await expect(rules.dialog).toBeHidden();
  const made = rules.panel.locator('.story[data-story]').last();
  await expect(made).toContainText('recovers 1 wound');
  await tabTo(window, made.getByRole('button', { name: 'Change: 1 wound' }));
  await press('Enter');
  await expect(rules.dialog).toBeVisible();
  const count = rules.dialog.getByRole('textbox');
  await tabTo(window, count);
  await press('ArrowUp', 'Escape');
  await expect(made).toContainText('recovers 2 wounds');
  await press('Control+z');
  await expect(made).toContainText('recovers 1 wound');
});

test('a rule that is pasted into another mission asks what it is about there', async ({
  window,
  hand: _hand,
  newMission,
}) => {
  const rules = new BuilderHand(window, 'Rules');
  await rules.open();
  await rules.panel
    .getByRole('button', { name: /^What can be done with: .*one zone along/ })
    .first()
    .click();
  await window.getByRole('menuitem', { name: 'Copy' }).click();
  await newMission();
  await rules.open();
  await rules.panel.getByRole('button', { name: 'Paste' }).click();
  await expect(rules.dialog).toContainText('What you paste speaks of 2 things that this mission has not');
  expect(await violations(window)).toEqual([]);
  await rules.dialog.getByRole('button', { name: 'Paste' }).click();
  await expect(rules.dialog).toBeHidden();
  await expect(rules.panel.locator('.story')).toHaveCount(1);
  await window.keyboard.press('Control+z');
  await expect(rules.panel.locator('.story')).toHaveCount(0);
});

async function tabTo(window: Page, wanted: Locator): Promise<void> {
  for (let press = 0; press < 150; press++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break;
    await window.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

/** What axe finds wrong with the dialog or the choices that are open, or with another part of the window. */
async function violations(window: Page, part = '[role=dialog]'): Promise<string[]> {
  await expect(window.locator(part)).toBeVisible();
  const { violations: found } = await new AxeBuilder({ page: window })
    .setLegacyMode()
    .include(part)
    .analyze();
  return found.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html.slice(0, 200)}`));
}
