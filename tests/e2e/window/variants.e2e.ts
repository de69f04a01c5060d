import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Mission } from '../../../schemas';
import { GameTable } from '../../helpers/at-table';
import { boardPoint } from '../../helpers/drawing-hand';
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
  const words = window.getByRole('status').filter({ hasText: 'What you draw now' });
  await expect(ways).toBeHidden();
  await chooseInMenu('View', 'Other for more or fewer survivors');
  await expect(way('6 survivors')).toBeChecked();
  await window.getByRole('button', { name: 'Other for more or fewer…' }).click();
  await window.getByRole('menuitem', { name: 'Other with 4 survivors' }).click();
  await expect(way('4 survivors')).toBeChecked();
  await expect(words).toContainText('only with 4 survivors');
  expect(await violations(window)).toEqual([]);

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
  await window.screenshot({ path: '/tmp/sw-four.png' });

  // Keyboards go from number to number, and back to everybody.
  await way('4 survivors').focus();
  await window.keyboard.press('ArrowRight', { delay: 100 });
  await expect(way('Everybody')).toBeChecked();
  await expect(words).toContainText('for everybody');
  await expect(editor.pieces.filter({ hasText: 'Only with 4 survivors' })).toHaveCount(1);
  await window.screenshot({ path: '/tmp/sw-all.png' });
  await chooseInMenu('View', 'The mission for other numbers');
  await expect(way('6 survivors')).toBeChecked();
  await editor.openPanel('Rules');
  await window.keyboard.press('n');
  await expect(way('4 survivors')).toBeChecked();
  await window.screenshot({ path: '/tmp/sw-rules.png' });
  await editor.openPanel('Checks');
  await window.screenshot({ path: '/tmp/sw-checks.png' });
  await window.keyboard.press('F5');
  await expect(window.getByLabel('Number of survivors')).toHaveValue('4');
  await window.screenshot({ path: '/tmp/sw-setup.png' });
  await window.getByRole('button', { name: 'Play', exact: true }).last().click();
  const table = new GameTable(window);
  await expect(table.board).toBeVisible();
  await table.answerAll();
  for (const at of [spawn.at, { ...spawn.at, x: 125, y: 212 }]) {
    await hand.move(boardPoint(mission, at));
    console.log(await table.status.textContent());
  }
  await window.screenshot({ path: '/tmp/sw-play.png' });
});
