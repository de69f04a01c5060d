import { setTimeout as pause } from 'node:timers/promises';

/** A page, from when it is connected until it is gone; loaded anew, it is another one. */
export interface Visitor {
  here: boolean;
}

const A_MOMENT_MS = 50;
const MOMENTS = 20;

/** A page that is loaded anew may be here before the host has noticed that the old one is gone. */
export async function othersHaveLeft(haveLeft: () => boolean): Promise<void> {
  for (let moment = 0; moment < MOMENTS && !haveLeft(); moment++) await pause(A_MOMENT_MS);
}
