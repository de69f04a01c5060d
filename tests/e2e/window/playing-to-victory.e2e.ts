import { expect } from '@playwright/test';
import { byKeyboard, byMouse, take, test, wayThrough } from '../../helpers/at-table';

// A whole game, as somebody plays it who knows the way: nothing is done but what the window offers.

test.use({ file: 'tutorials/first-mission.boothill.json' });

for (const [by, travel] of [
  ['mouse', byMouse],
  ['keyboard', byKeyboard],
] as const)
  test(`the first tutorial is played to victory by ${by}`, async ({ table }) => {
    const way = wayThrough('first-mission');
    await table.begin(way.draw, way.survivors, { isDealt: false });
    await take(way, table, travel(table));
    await expect(table.course).toContainText('The game is over');
    await table.closeSummary(/^Won!/);
    await expect(table.log).toContainText('The game is won: ');
  });
