import { setTimeout as pause } from 'node:timers/promises';
import type { StartedApp } from '../app';
import { Luck } from '../luck';
import { type Belongings, belongingsIn } from './belongings';
import type { Mood } from './deed';
import { moodAt, nextDeed } from './deeds';
import { doneInVain } from './kept';
import { comesUp, settledSight } from './sight';
import { type Seat, sitDown } from './sitting-down';
import { amissIn } from './trouble';
import { RestlessUser } from './user';

export interface Walk {
  readonly seed: string;
  readonly deeds: number;
}

/** For one deed, in milliseconds on the wall: whatever takes longer has no end. */
const PATIENCE = 120_000;
const LAST_DEEDS = 25;
const BETWEEN_LOOKS_AT_FILES = 100;

/** Somebody restless at the window: throws, with everything that was done, when something is amiss. */
export async function walk(
  { seed, deeds }: Walk,
  folder: string,
  start: () => Promise<StartedApp>,
  listener?: (deed: string) => void,
): Promise<void> {
  const story: string[] = [];
  const belongings = await belongingsIn(folder);
  const open = () => sitDown(start, seed, belongings);
  let seat = await open();

  for (let number = 1; number <= deeds; number++) {
    const tell = (words: string) => {
      story.push(`${number}. ${words}`);
      listener?.(`${number}. ${words}`);
    };
    const isLast = number === deeds;
    const troubles = await withPatience(async () => {
      try {
        seat = await doSomething(seat, new Luck(`${seed}/${number}`), moodAt(seed, number), belongings, tell);
        const found = [...troublesAt(seat), ...(await seat.pulse.complaints())];
        if (!isLast) return found;
        // What was open opens again.
        seat = await loadAgain(seat);
        return [...found, ...troublesAt(seat)];
      } catch (error) {
        if (!seat.app.window.isClosed()) return [...troublesAt(seat), String(error)];
        if (!(await seat.app.hasLeft()))
          return [...seat.heard, 'The window is gone, and nobody has closed it'];
        tell('has left, and comes back');
        const before = seat.heard;
        seat = await open();
        return before;
      }
    });
    if (isLast || number % BETWEEN_LOOKS_AT_FILES === 0) troubles.push(...(await doneInVain(folder)));
    if (troubles.length > 0) throw new Error(report(troubles, story, { seed, deeds: number }));
  }
}

async function doSomething(
  seat: Seat,
  luck: Luck,
  mood: Mood,
  belongings: Belongings,
  tell: (words: string) => void,
): Promise<Seat> {
  const user = new RestlessUser(seat.app, luck, belongings, tell);
  await nextDeed(user, seat.sight, mood).do(user, seat.sight);
  await user.pass(luck.pick([50, 100, 300, 800, 1500]));
  return { ...seat, sight: await settledSight(user.window) };
}

function troublesAt({ heard, sight }: Seat): string[] {
  return [...heard.splice(0), ...amissIn(sight)];
}

async function loadAgain(seat: Seat): Promise<Seat> {
  const { window } = seat.app;
  await window.reload();
  return { ...seat, sight: await comesUp(window) };
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

function report(troubles: readonly string[], story: readonly string[], { seed, deeds }: Walk): string {
  return [
    ...troubles,
    `A restless user came to this by deed ${deeds} of seed ${seed}; the last deeds were:`,
    ...story.slice(-LAST_DEEDS),
    `To see it again: RESTLESS=${seed}/${deeds} npx playwright test -g 'restless user' --project=<page or desktop>`,
  ].join('\n');
}
