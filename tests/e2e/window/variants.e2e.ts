import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Mission } from '../../../schemas';
import { GameTable } from '../../helpers/at-table';
import { boardPoint } from '../../helpers/drawing-hand';
import { readMission } from '../../helpers/mission-page';
import { test } from '../../helpers/open-editor';
import { sample } from '../../helpers/samples';

// A mission that is otherwise for some numbers of survivors, drawn as it is for them.

const mission = JSON.parse(sample('m0.boothill.json')) as Mission;

async function violations(window: Page, part = 'body') {
  const axe = new AxeBuilder({ page: window }).setLegacyMode().include(part);
  return (await axe.analyze()).violations.map(({ help, nodes }) => `${help}: ${nodes[0]?.html}`);
}

test.use({ file: 'm0.boothill.json' });

test('a spawn zone is left out and another laid for four, played by four and by six, and all undone', async ({
  window,
  hand,
  editor,
  chooseInMenu,
}) => {
  const ways = window.getByRole('radiogroup', { name: 'What the mission is like' });
  const way = (name: string) => ways.getByRole('radio', { name, exact: true });
  const words = window.locator('.variant-switch-words').getByRole('status');
  await expect(ways).toBeHidden();
  await chooseInMenu('View', 'Other for more or fewer survivors…');
  await window.getByRole('alertdialog').getByRole('button', { name: '6 survivors' }).click();
  await expect(way('6 survivors')).toBeChecked();
  await window.getByRole('button', { name: 'Other for more or fewer…' }).click();
  await window.getByRole('menuitem', { name: 'Other with 4 survivors' }).click();
  await expect(way('4 survivors')).toBeChecked();
  await expect(words).toContainText('only with 4 survivors');
  expect(await violations(window)).toEqual([]);

  // An optional rule is settled for four alone.
  await editor.properties.getByRole('checkbox', { name: 'Ultrared' }).click();
  await expect(editor.properties).toContainText('On with 4 survivors');
  await expect(editor.properties.getByRole('button', { name: 'The same for everybody' })).toBeVisible();
  await editor.button('Undo').click();
  await expect(editor.properties).not.toContainText('On with 4 survivors');

  // What all have moves for all, which is said; with one click it is so for four alone, and undone as one step.
  const start = mission.tokens?.find(({ kind }) => kind === 'start');
  if (!start) throw new Error('The mission has no starting zone');
  await hand.click(boardPoint(mission, start.at));
  await window.keyboard.press('ArrowRight');
  await expect(words).toHaveText('‘Move a piece’ was for everybody.');
  expect(await violations(window)).toEqual([]);
  await window.getByRole('button', { name: 'This step only with 4 survivors', exact: true }).click();
  await expect(editor.selected).toHaveText(/^Starting zone.*Only with 4 survivors$/);
  await expect(editor.pieces.filter({ hasText: 'Not with 4 survivors' })).toHaveCount(1);
  await expect(words).toContainText('only with 4 survivors');
  await editor.undo();
  await expect(editor.pieces.filter({ hasText: 'with 4 survivors' })).toHaveCount(0);

  // Left out by one key, and said so.
  const spawn = mission.tokens?.find(({ kind }) => kind === 'spawn');
  if (!spawn) throw new Error('The mission has no spawn zone');
  const count = await editor.pieces.count();
  await hand.click(boardPoint(mission, spawn.at));
  await expect(editor.selected).toHaveText(/spawn/i);
  await window.keyboard.press('Delete');
  const notice = window.getByRole('alert');
  await expect(notice).toContainText('Left out with 4 survivors; the others still have it.');
  await expect(notice.getByRole('button', { name: 'Remove for everybody' })).toBeVisible();
  const left = editor.pieces.filter({ hasText: 'Not with 4 survivors' });
  await expect(left).toHaveCount(1);
  await hand.take('spawn:starting', boardPoint(mission, { ...spawn.at, x: 125, y: 212 }));
  await expect(editor.pieces.filter({ hasText: 'Only with 4 survivors' })).toHaveCount(1);
  await editor.piece(/^Walkers/).click();
  await window.keyboard.press('Delete');
  await expect(left).toHaveCount(2);
  expect(await violations(window)).toEqual([]);

  // Keyboards go from number to number, and from the last one on to everybody.
  await way('4 survivors').focus();
  await window.keyboard.press('ArrowRight', { delay: 100 });
  await expect(way('Everybody')).toBeChecked();
  await expect(words).toHaveText('What you draw now is there for everybody.');
  await expect(editor.pieces.filter({ hasText: 'Only with 4 survivors' })).toHaveCount(1);
  await chooseInMenu('View', 'The mission for other numbers');
  await expect(way('6 survivors')).toBeChecked();
  await expect(left).toHaveCount(2);
  // What is not there now leads to where it is.
  await chooseInMenu('View', 'The mission for everybody');
  await editor.pieces.filter({ hasText: 'Only with 4 survivors' }).click();
  await expect(way('4 survivors')).toBeChecked();
  await expect(editor.selected).toHaveText(/^First spawn.*Only with 4 survivors$/);
  await expect(editor.properties.getByRole('button', { name: 'There for everybody' })).toBeVisible();

  // What is left out is taken in again where it lies.
  await hand.rightClick(boardPoint(mission, spawn.at));
  await window.getByRole('menuitem', { name: 'Take in again with 4 survivors' }).click();
  await expect(left).toHaveCount(1);
  await editor.undo();
  await expect(left).toHaveCount(2);

  const rules = await editor.openPanel('Rules');
  await rules
    .getByRole('button', { name: /^What can be done with/ })
    .first()
    .click();
  await window.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(notice).toContainText('Left out with 4 survivors');
  await expect(rules.locator('.story').first()).toContainText('Not with 4 survivors');
  await editor.openPanel('Checks');
  expect(await violations(window)).toEqual([]);

  expect(await northEnd(window, 'F5', 4)).toContain('nothing there');
  await window.keyboard.press('F5');
  await way('6 survivors').click();
  expect(await northEnd(window, 'Shift+F5', 6)).toContain('2 Walkers');
  await window.keyboard.press('F5');

  for (let step = 0; step < 6; step++) await editor.undo();
  await expect(ways).toBeHidden();
  await expect(editor.button('Undo')).toBeDisabled();
  await editor.openPanel('Pieces');
  await expect(editor.pieces).toHaveCount(count);
});

/** What lies at the north end of the street in a game of so many, who are those that the mission is looked at for. */
async function northEnd(window: Page, key: string, survivors: number): Promise<string> {
  const table = new GameTable(window);
  await window.keyboard.press(key);
  await expect(window.getByLabel('Number of survivors')).toHaveValue(String(survivors));
  await window.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await readMission(window);
  await expect(table.board).toBeVisible();
  await table.answerAll();
  await table.board.focus();
  for (const way of ['Right', 'Right', 'Right', 'Down', 'Down']) await window.keyboard.press(`Arrow${way}`);
  await expect(table.status).toContainText('North end of the street east of the Barber shop');
  return (await table.status.textContent()) ?? '';
}

for (const [colorScheme, language] of [
  ['dark', 'French'],
  ['light', 'English'],
] as const) {
  test(`the switch has no accessibility problem in ${language}, ${colorScheme}`, async ({
    window,
    hand: _,
    chooseInMenu,
  }) => {
    await window.emulateMedia({ colorScheme });
    await chooseInMenu('View', 'Other for more or fewer survivors…');
    await window.getByRole('alertdialog').getByRole('button', { name: '6 survivors' }).click();
    await chooseInMenu('View', language === 'French' ? 'Français' : language);
    const way = language === 'French' ? '6 survivants' : '6 survivors';
    await expect(window.getByRole('radio', { name: way, exact: true })).toBeChecked();
    expect(await violations(window)).toEqual([]);
  });
}
