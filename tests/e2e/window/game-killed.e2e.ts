import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startingTest as test } from '../../helpers/app';
import { GameHand } from '../../helpers/game-hand';

test('a game that was interrupted by a kill goes on where it was', async ({ start, folder }) => {
  test.setTimeout(120_000);
  let app = await start();
  let hand = new GameHand(app.window);
  await hand.openSample(/^M0 Dry run/);
  await hand.begin({ draw: '11', survivors: 3 });
  await hand.speed('at once');
  await hand.letPlay('round number …', 3);
  await app.window.keyboard.press('Control+z');
  const lines = await hand.linesUntilNow();
  await isKept(hand, folder);
  await app.kill();

  app = await start();
  hand = new GameHand(app.window);
  const offered = app.window.getByRole('region', { name: 'Continue' });
  await offered.getByRole('button', { name: /^Dry run, round \d/ }).click();
  await expect(app.window.getByRole('main', { name: 'Game of Dry run' })).toBeVisible();
  expect(await hand.linesUntilNow()).toEqual(lines);
  // What was taken back is there still.
  await app.window.keyboard.press('Control+y');
  await expect(hand.round(3)).toBeVisible();

  await hand.letPlay('the next round');
  await isKept(hand, folder);
  await app.kill();
  app = await start();
  await app.window.getByRole('button', { name: 'Dry run, round 4', exact: true }).click();
  await expect(new GameHand(app.window).round(4)).toBeVisible();
});

/** It is written within a blink, and nothing in the window says when. */
async function isKept({ log }: GameHand, folder: string): Promise<void> {
  const past = await log.locator('[data-when=past]').count();
  // In a file the opening is no moment.
  await expect.poll(() => keptAt(folder)).toBe(past - 1);
}

/** The moment in sight of the one game on the disk; none while it is being replaced. */
async function keptAt(folder: string): Promise<number | undefined> {
  const file = (await readdir(folder, { recursive: true })).find((name) => name.endsWith('.game'));
  const written = file && (await readFile(join(folder, file), 'utf8').catch(() => ''));
  const text = written ? written.slice(written.indexOf('\n')) : 'null';
  return (JSON.parse(text) as { at: number } | null)?.at;
}
