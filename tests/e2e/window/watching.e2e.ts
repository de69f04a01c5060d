import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Mission } from '../../../schemas';
import { byMouse, GameTable, take, test, wayThrough } from '../../helpers/at-table';
import { test as plain } from '../../helpers/app';
import { withZombies, ZOMBIES } from '../../helpers/crowded';
import { DrawingHand } from '../../helpers/drawing-hand';

// Dice that fall on the board, and the zombies' turn as it goes by at the speed that is set: with the clock of the page.

/** From now on time passes only as the test lets it. */
async function holdTime(window: Page): Promise<void> {
  await window.clock.install();
  await window.clock.pauseAt(await window.evaluate(() => Date.now() + 1000));
}

const boxOf = (told: string) => told.split(' ').map(Number) as [number, number, number, number];

test.describe('a shot', () => {
  test.use({ file: 'tutorials/first-mission.boothill.json' });

  test('has its dice come to rest beside the zone it is aimed at, and leaves them to be read', async ({
    window,
    table,
  }) => {
    const way = wayThrough('first-mission');
    const shot = way.steps.findIndex(({ action }) => action.do === 'shoot');
    await table.begin(way.draw, way.survivors, { isDealt: false });
    await take({ ...way, steps: way.steps.slice(0, shot) }, table, byMouse(table));
    await holdTime(window);
    const [step] = way.steps.slice(shot);
    if (!step?.where) throw new Error('Nobody shoots in the first tutorial');
    const hand = new DrawingHand(window);
    await hand.click(step.where.at);
    await window.clock.runFor(100);
    await table.offer(step).click();
    await window.clock.runFor(150);
    const dice = () => table.board.getAttribute('data-dice');
    await window.screenshot({ path: process.env['SHOTS'] + '/shot-150.png' });
    await window.clock.runFor(300);
    await window.screenshot({ path: process.env['SHOTS'] + '/shot-450.png' });
    await window.clock.runFor(600);
    await window.screenshot({ path: process.env['SHOTS'] + '/shot-1050.png' });
    expect(await dice()).toMatch(/^[1-6]/);
  });
});

plain('sixty zombies have their turn', async ({ window, openFile, folder }) => {
  const own = join(folder, 'crowded.boothill.json');
  const mission = JSON.parse(await readFile('sample-missions/m8.boothill.json', 'utf8')) as Mission;
  await writeFile(own, JSON.stringify(withZombies(mission)));
  await openFile(own);
  const table = new GameTable(window);
  await table.sitDown('2', 1);
  await holdTime(window);
  await table.hand.locator('[data-deed=end-turn]').click();
  for (let n = 0; n < 34; n++) {
    await window.clock.runFor(400);
    if (!(await table.caption.isVisible())) break;
    await window.screenshot({ path: `${process.env['SHOTS']}/turn-${String(n).padStart(2, '0')}.png` });
  }
});
