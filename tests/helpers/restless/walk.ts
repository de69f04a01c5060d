import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StartedApp } from '../app';
import { Luck } from '../luck';
import { moodAt, nextDeed } from './deeds';
import { drawnInVain } from './drawn';
import { Pulse, startHeart } from './pulse';
import { comesUp, settledSight } from './sight';
import { Complaints } from './trouble';
import { type Belongings, RestlessUser } from './user';

export interface Walk {
  readonly seed: string;
  readonly deeds: number;
}

/** For one deed, on the wall; whatever takes longer has no end. */
const PATIENCE = 120_000;
const LAST_DEEDS = 25;

/** Somebody restless is let loose on the window; complains, with everything that was done, when something is amiss. */
export async function walk(
  { seed, deeds }: Walk,
  folder: string,
  start: () => Promise<StartedApp>,
  listener?: (deed: string) => void,
): Promise<void> {
  const story: string[] = [];
  const belongings = await belongingsIn(folder);
  const complaints = new Complaints();
  let sitting = await sitDown(start, seed, belongings, complaints);
  let sight = await settledSight(sitting.app.window);

  for (let number = 1; number <= deeds; number++) {
    const luck = new Luck(`${seed}/${number}`);
    const tell = (deed: string) => {
      story.push(`${number}. ${deed}`);
      listener?.(`${number}. ${deed}`);
    };
    const troubles = await withPatience(async () => {
      const user = new RestlessUser(sitting.app, luck, belongings, tell);
      try {
        await nextDeed(user, sight, moodAt(seed, number)).do(user, sight);
        await user.pass(luck.pick([50, 100, 300, 800, 1500]));
        const frozen = await sitting.pulse.frozen();
        sight = await settledSight(user.window);
        const found = complaints.about(sight);
        return frozen === undefined ? found : [...found, `The window was frozen for ${frozen} ms`];
      } catch (error) {
        if (!user.window.isClosed()) return [String(error)];
        tell('has left, and comes back');
        sitting = await sitDown(start, seed, belongings, complaints);
        sight = await settledSight(sitting.app.window);
        return [];
      }
    });
    if (number % 100 === 0 || number === deeds) troubles.push(...(await drawnInVain(folder)));
    if (troubles.length > 0) throw new Error(report(troubles, story, { seed, deeds: number }));
  }
}

function report(troubles: readonly string[], story: readonly string[], { seed, deeds }: Walk): string {
  return [
    ...troubles,
    `A restless user came to this by deed ${deeds} of seed ${seed}; the last deeds were:`,
    ...story.slice(-LAST_DEEDS),
    `To see it again: RESTLESS=${seed}/${deeds} npx playwright test -g restless --project=<page or desktop>`,
  ].join('\n');
}

async function withPatience(deed: () => Promise<string[]>): Promise<string[]> {
  const stop = new AbortController();
  const end = pause(PATIENCE, ['The window has not answered for two minutes'], { signal: stop.signal });
  try {
    return await Promise.race([deed(), end.catch(() => [])]);
  } finally {
    stop.abort();
  }
}

/** A window that is open, under a clock that goes on only when time is passed. */
async function sitDown(
  start: () => Promise<StartedApp>,
  seed: string,
  { missions, folder }: Belongings,
  complaints: Complaints,
): Promise<{ app: StartedApp; pulse: Pulse }> {
  const app = await start();
  const { window } = app;
  await app.chooseAlways({ open: missions[0] ?? '', save: join(folder, 'saved.boothill.json') });
  complaints.listenTo(window);
  await window.addInitScript(startHeart);
  await window.addInitScript(drawFrom, seed);
  await window.clock.install();
  await window.reload();
  await window.clock.pauseAt(Date.now() + 2000);
  await comesUp(window);
  return { app, pulse: await Pulse.of(window) };
}

/** Runs in the page: chance is the same again for the same seed (mulberry32). */
function drawFrom(seed: string): void {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Copies of the samples, good and bad. */
async function belongingsIn(folder: string): Promise<Belongings> {
  const given = join(folder, 'given');
  await mkdir(given);
  const names = await readdir('sample-missions', { recursive: true });
  const samples = names.filter((name) => name.endsWith('.json')).sort();
  const copyOf = (name: string) => join(given, basename(name));
  await Promise.all(samples.map((name) => copyFile(join('sample-missions', name), copyOf(name))));
  const missions = samples.filter((name) => name.endsWith('.boothill.json'));
  return { files: samples.map(copyOf), missions: missions.map(copyOf), folder };
}
