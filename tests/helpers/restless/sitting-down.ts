import { join } from 'node:path';
import type { StartedApp } from '../app';
import { Luck } from '../luck';
import { troublesOf } from '../troubles';
import type { Belongings } from './belongings';
import { Pulse, startHeart } from './pulse';
import { comesUp, type Sight } from './sight';

/** Somebody at an open window. */
export interface Seat {
  readonly app: StartedApp;
  readonly pulse: Pulse;
  /** What the page has said since it was asked last. */
  readonly heard: string[];
  /** What there is to be seen from it now. */
  readonly sight: Sight;
}

/** Opens the window, under a clock that goes on only when somebody lets time pass. */
export async function sitDown(
  start: () => Promise<StartedApp>,
  seed: string,
  { missions, saved }: Belongings,
): Promise<Seat> {
  const app = await start();
  const { window } = app;
  await app.chooseAlways({ open: missions[0] ?? '', save: join(saved, 'first.boothill.json') });
  const heard = troublesOf(window);
  await window.addInitScript(startHeart);
  await window.addInitScript(noPrinter);
  await window.addInitScript(drawFrom, new Luck(seed).below(2 ** 32));
  await window.clock.install();
  await window.reload();
  const pulse = await Pulse.of(window);
  await window.clock.pauseAt(Date.now() + 2000);
  return { app, pulse, heard, sight: await comesUp(window) };
}

/** Runs in the page: the system's own dialog would hold all of it up, and nobody here can close that. */
function noPrinter(): void {
  window.print = () => undefined;
}

/** Runs in the page: what is left to chance there comes again, too, with the same seed (mulberry32). */
function drawFrom(start: number): void {
  let state = start;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
