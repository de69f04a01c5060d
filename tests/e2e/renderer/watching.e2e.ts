import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Mission } from '../../../schemas';
import { test as plain } from '../../helpers/app';
import { byMouse, GameTable, take, test, wayThrough } from '../../helpers/at-table';
import { withZombies } from '../../helpers/crowded';
import { DrawingHand } from '../../helpers/drawing-hand';

// Dice that fall on the board, and the zombies’ turn as it goes by at the speed that is set: with the clock of the page.

/** From now on time passes only as the test lets it. */
async function holdTime(window: Page): Promise<void> {
  await window.clock.install();
  await window.clock.pauseAt(await window.evaluate(() => Date.now() + 1000));
}

type Rect = readonly [x: number, y: number, width: number, height: number];

const overlap = ([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

/** How dice lie, and where, in millimetres of the board. */
async function diceOn(table: GameTable): Promise<{ faces: string; box: Rect } | undefined> {
  const told = await table.board.getAttribute('data-dice');
  const [faces = '', box = ''] = told?.split(' at ') ?? [];
  return told ? { faces, box: box.split(' ').map(Number) as unknown as Rect } : undefined;
}

/** The first tutorial up to its first shot, with May beside the street that she shoots at; and the shot. */
async function shoot(window: Page, table: GameTable): Promise<void> {
  const way = wayThrough('first-mission');
  const shot = way.steps.findIndex(({ action }) => action.do === 'shoot');
  const step = way.steps[shot];
  if (!step?.where) throw new Error('Nobody shoots in the first tutorial');
  await table.begin(way.draw, way.survivors, { isDealt: false });
  await take({ ...way, steps: way.steps.slice(0, shot) }, table, byMouse(table));
  await holdTime(window);
  await new DrawingHand(window).click(step.where.at);
  await window.clock.runFor(100);
  if (await table.offer(step).isVisible()) await table.offer(step).click();
}

/** The zone that is shot at: the street between the two houses. */
const STREET: Rect = [175, 87, 75, 76];

test.describe('a shot', () => {
  test.use({ file: 'tutorials/first-mission.boothill.json' });

  test('has its dice fall beside the zone it is aimed at, and its results are seen when they lie', async ({
    window,
    table,
  }) => {
    await shoot(window, table);
    await window.clock.runFor(150);
    const thrown = await diceOn(table);
    if (!thrown) throw new Error('There are no dice on the board');
    // Sorted, and as the log tells them.
    expect(thrown.faces).toBe('6 3');
    await expect(table.log).toContainText('Dice at 3+, rolled 3, 6: 2 hits.');
    expect(overlap(thrown.box, STREET)).toBe(false);
    await expect(table.board).toHaveAttribute('data-flashes', '');
    await window.clock.runFor(700);
    await expect(table.board).toHaveAttribute('data-flashes', /noise/);
    // Any key or click passes on.
    await window.clock.runFor(1000);
    expect((await diceOn(table))?.faces).toBe('6 3');
    await window.keyboard.press('Shift');
    await window.clock.runFor(500);
    expect(await diceOn(table)).toBeUndefined();
  });

  test('shows the same as stills to whoever wants nothing to move', async ({ window, table }) => {
    await window.emulateMedia({ reducedMotion: 'reduce' });
    await shoot(window, table);
    await window.clock.runFor(50);
    expect((await diceOn(table))?.faces).toBe('6 3');
    await expect(table.board).toHaveAttribute('data-flashes', /noise/);
    const board = table.board.locator('canvas').last();
    const still = await board.screenshot();
    await window.clock.runFor(400);
    expect((await board.screenshot()).equals(still)).toBe(true);
  });
});

const ZOMBIES = 30;
/** Twelve seconds at normal speed, and how much later somebody looks who looks five times a second; questions are answered at once. */
const WHOLE_TURN = 13_000;

/** M8 with that many zombies all over the town. */
async function crowded(folder: string): Promise<string> {
  const mission = JSON.parse(await readFile('sample-missions/m8.boothill.json', 'utf8')) as Mission;
  const all = withZombies(mission);
  const isMore = ({ id }: { readonly id: string }) => /^bench-/.test(id);
  const tokens = all.tokens?.filter((token) => !isMore(token) || Number(token.id.slice(6)) < ZOMBIES);
  const file = join(folder, 'crowded.boothill.json');
  await writeFile(file, JSON.stringify({ ...all, tokens }));
  return file;
}

plain(
  'the zombies’ turn is followed on the board in twelve seconds, and any part of it again',
  async ({ window, openFile, folder }) => {
    await openFile(await crowded(folder));
    await expect(new DrawingHand(window).board).toBeVisible();
    const table = new GameTable(window);
    await table.sitDown('2', 1);
    await holdTime(window);
    await table.hand.locator('[data-deed=end-turn]').click();
    const seen = new Set<string>();
    const sentences = new Set<string>();
    let lasted = 0;
    const watch = async () => {
      while (await table.caption.isVisible()) {
        await window.clock.runFor(200);
        lasted += 200;
        for (const flash of ((await table.board.getAttribute('data-flashes')) ?? '').split(' '))
          seen.add(flash);
        if (await table.caption.isVisible())
          sentences.add((await table.caption.locator('p').textContent()) ?? '');
      }
    };
    await watch();
    const isOver = async () => /Round 2/.test((await table.course.textContent()) ?? '');
    for (let asked = 0; asked < 24 && !(await isOver()); asked++) {
      // Whom they go for is asked on the board.
      const answer = table.menu.getByRole('button').first();
      if (await answer.isVisible()) await answer.click();
      else {
        await table.board.focus();
        await window.keyboard.press('PageDown');
        await window.keyboard.press('Enter');
      }
      await window.clock.runFor(100);
      await watch();
    }
    expect(await isOver()).toBe(true);
    expect(lasted).toBeLessThanOrEqual(WHOLE_TURN);
    expect(lasted).toBeGreaterThan(3000);
    for (const flash of ['sees', 'hears', 'comes']) expect(seen).toContain(flash);
    // As many as one can read; the log has all of them.
    expect(sentences.size).toBeLessThan(20);

    const moments = await table.moments.count();
    await table.log.getByRole('button', { name: 'Watch again' }).first().click();
    await expect(table.caption).toContainText('zombies');
    await expect(table.log).toContainText('Round 2');
    await window.keyboard.press('Space');
    await expect(table.caption).toBeHidden();
    await expect(table.moments).toHaveCount(moments);
  },
);
