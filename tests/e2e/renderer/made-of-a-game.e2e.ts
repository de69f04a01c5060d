import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test } from '../../helpers/app';
import { GameHand } from '../../helpers/game-hand';

const run = promisify(execFile);

/** Whatever does not pass ends with a code of its own. */
async function passes(command: 'scenario' | 'replay', file: string): Promise<void> {
  const { stderr } = await run(process.execPath, ['dist/main/cli.js', command, file]);
  expect(stderr).toBe('');
}

test('a moment that is saved as a situation passes, and the whole game is a replay', async ({
  window,
  exported,
  chooseInMenu,
}) => {
  const hand = new GameHand(window);
  await hand.playUntilRound(3);
  const situation = await exported(() => chooseInMenu('Play', 'Save this moment as situation…'));
  await passes('scenario', situation);
  const replay = await exported(() => chooseInMenu('Play', 'Save game as replay…'));
  await passes('replay', replay);
});

test('a game that was changed by hand is no replay, and the window says so', async ({
  window,
  chooseInMenu,
}) => {
  const hand = new GameHand(window);
  await hand.playUntilRound(2);
  await window.getByRole('tab', { name: 'What if' }).click();
  await window.getByLabel('How many').fill('3');
  await window.getByRole('button', { name: 'Change', exact: true }).click();
  await chooseInMenu('Play', 'Save game as replay…');
  await expect(window.getByRole('alert')).toContainText('Something was changed by hand');
  await window.getByRole('tab', { name: 'Log' }).click();
  await expect(hand.log.getByRole('button', { name: /By hand:.*3 Walkers/ })).toBeVisible();
});

test('a game that the autopilot ends is summed up, and leads back to the mission', async ({ window }) => {
  const hand = new GameHand(window);
  await hand.openSample(/^M0 Dry run/);
  await hand.begin({ draw: '7', survivors: 2 });
  await hand.speed('at once');
  await window.getByRole('tab', { name: 'What if' }).click();
  await window.getByLabel('Play until').selectOption('the end');
  await window.getByRole('button', { name: 'Let it play' }).click();
  const end = window.getByRole('dialog');
  await expect(end.locator('.end-why')).toHaveText(/in round \d+/i);
  // How long an autopilot takes says nothing of how long people do.
  await expect(end.getByRole('button', { name: /^Use \d+ minutes? as length/ })).toHaveCount(0);
  await end.getByRole('button', { name: /^Return to mission/ }).click();
  await expect(window.getByRole('application', { name: /^Board/ })).toBeVisible();
});
