import type { Page } from '@playwright/test';
import { undeadOrAliveGames } from '../../engine/systems/undead-or-alive/start';
import { loadDocument, type Mission, writeDocument } from '../../schemas';
import { withZombies, ZOMBIES } from '../helpers/crowded';
import { sampleMission } from '../helpers/games';
import { readMission } from '../helpers/mission-page';
import { samples } from '../helpers/samples';
import { longestFrame, startBrowser } from './browser';
import type { Opened } from './measure';

/** A game in a window, from the key that begins it, and while the zombies have their turn. */
export async function playingWindowBenches(): Promise<Opened> {
  const { open, stop } = await startBrowser();
  const largest = largestSample();
  const crowded = await open(withZombies(sampleMission('m8.boothill')));
  await untilTurn(crowded);
  await crowded.getByLabel('Zombies’ speed').selectOption('fast');
  return {
    benches: [
      {
        what: `from F5 to the first legal move on ${largest.id}, the largest sample`,
        ours: { run: async () => begun(await open(largest)) },
        beside: { what: 'the board prepared by the bare engine', run: () => prepared(largest) },
      },
      {
        what: `the longest blocked frame of a zombies’ turn with ${ZOMBIES} zombies`,
        ours: { run: () => zombiesTurn(crowded) },
        beside: { what: 'of a second in which nothing happens', run: () => longestFrame(crowded, 1000) },
      },
      ...sizes.map(([width, height, most]) => ({
        what: `what of a window of ${width} by ${height} is not the board of the game in it`,
        unit: 'percent' as const,
        ours: { run: () => besideBoard(crowded, width, height) },
        beside: { what: 'what may be', run: () => most },
      })),
    ],
    stop,
  };
}

/** Windows, and the percents of them that need not be board. */
const sizes = [
  [1024, 768, 50],
  [1366, 768, 50],
  [1920, 1080, 100 / 3],
] as const;

async function besideBoard(page: Page, width: number, height: number): Promise<number> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height });
  const board = await page.locator('.play-board-frame').boundingBox();
  if (before) await page.setViewportSize(before);
  return 100 * (1 - ((board?.width ?? 0) * (board?.height ?? 0)) / (width * height));
}

function prepared(mission: Mission): number {
  // A board that has been laid once is remembered with its mission.
  const text = writeDocument(mission);
  const loaded = loadDocument(text, 'mission');
  if (!loaded.ok) throw new Error('The sample is broken');
  const began = performance.now();
  const made = undeadOrAliveGames.prepare(loaded.document)({ seed: '1' });
  if ('problem' in made) throw new Error(made.problem.code);
  return performance.now() - began;
}

/** Milliseconds until something can be chosen and has been painted; the sheet and the page of the mission in between are answered at once. */
async function begun(page: Page): Promise<number> {
  const took = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = async <Found>(find: () => Found | null | undefined): Promise<Found> => {
      for (let tries = 0; tries < 2000; tries++) {
        const found = find();
        if (found) return found;
        await frame();
      }
      throw new Error(`It never came to a game: ${document.body.textContent}`);
    };
    const began = performance.now();
    const press = { key: 'F5', code: 'F5', bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', press));
    const play = await until(() => document.querySelector<HTMLElement>('.set-up [type=submit]'));
    play.click();
    const read = await until(() => document.querySelector<HTMLElement>('.mission-page-begin'));
    read.click();
    // The board says what is asked when everything that can be chosen is lit.
    await until(() => document.querySelector('.play-status')?.textContent);
    await frame();
    return performance.now() - began;
  });
  await page.close();
  return took;
}

async function untilTurn(page: Page): Promise<void> {
  await page.keyboard.press('F5');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Number of survivors').fill('1');
  await sheet.getByLabel('Draw no.').fill('1');
  await sheet.getByRole('button', { name: 'Play', exact: true }).click();
  await readMission(page);
  const hand = page.getByRole('region', { name: 'Cards and actions' });
  await hand.waitFor();
  for (let step = 0; step < 20; step++) {
    if (await page.locator('[data-deed=end-turn]').isVisible()) return;
    await hand.getByRole('button').first().click();
  }
  throw new Error('Nobody ever gets a turn');
}

/** As long as it is watched; the rest is skipped. */
const WATCHED_MS = 4000;

/** Milliseconds between two frames at most, from the end of the players’ turn until it is theirs again. */
async function zombiesTurn(page: Page): Promise<number> {
  await page.bringToFront();
  const longest = await page.evaluate(async (lasts) => {
    const isOver = () => !document.querySelector('.play-caption') && !document.querySelector('.play-menu');
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let [last, longest, scenes] = [await frame(), 0, 0];
    document.querySelector<HTMLElement>('[data-deed=end-turn]')?.click();
    let shown = '';
    const began = last;
    do {
      const now = await frame();
      longest = Math.max(longest, now - last);
      last = now;
      const caption = document.querySelector('.play-caption p')?.textContent ?? '';
      if (caption !== shown) scenes += 1;
      shown = caption;
      document.querySelector<HTMLElement>('.play-menu button')?.click();
      if (now - began > lasts)
        document.querySelector<HTMLElement>('.play-caption .button:last-child')?.click();
    } while (!isOver());
    if (scenes < 5) throw new Error('The zombies did nothing');
    return longest;
  }, WATCHED_MS);
  // What was watched is taken back, to be watched again; nobody may have lived to see it.
  const endTurn = page.locator('[data-deed=end-turn]');
  for (let step = 0; step < 40 && !(await endTurn.isVisible()); step++) {
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
  }
  return longest;
}

function largestSample(): Mission {
  const all = samples('').map(([, text]) => JSON.parse(text) as Mission);
  const largest = all.reduce((most, one) => (one.placements.length > most.placements.length ? one : most));
  return sampleMission(largest.id === 'two-tiles' ? 'two-tiles' : `${largest.id}.boothill`);
}
