import type { LogEntry } from '../../telling/log';
import type { MomentLog } from './log';
import { lineTo, type Moment } from './moment';
import type { SittingState, Watching } from './sitting';

/** What is still being watched is not told before it is seen: the last event of a moment that may be told. */
export function toldOf(moment: Moment, watching: Watching | undefined): number {
  const scene = watching?.isAgain ? undefined : watching?.scenes[watching.at];
  if (!scene || moment.number < scene.moment.number) return Number.POSITIVE_INFINITY;
  return moment === scene.moment ? scene.place : -1;
}

/** What somebody at a table has in view. */
interface Now extends Pick<SittingState, 'taken' | 'watching'> {
  readonly at: Moment;
  /** Nothing else is heard while something is read that lies over the table. */
  readonly isReading: boolean;
}

interface Untold {
  readonly moment: Moment;
  readonly entry: LogEntry;
}

/** How much somebody has heard at a table. */
export interface Heard {
  readonly at: Moment | undefined;
  readonly taken: number;
  readonly untold: readonly Untold[];
  /** The last sentences that were told, and how many there were before them. */
  readonly told: readonly string[];
  readonly before: number;
}

export const nothingHeard: Heard = { at: undefined, taken: 0, untold: [], told: [], before: 0 };

/** Older sentences have been heard. */
const KEPT = 60;

type LogTo = (moment: Moment) => readonly MomentLog[];

/**
 * What is told to whoever plays by ear: everything that the log says of what is done, once and in its order, as soon as those
 * who watch have seen it. Who only looks back hears nothing again; doing the same again is heard again.
 */
export function hear(heard: Heard, now: Now, logTo: LogTo): Heard {
  const listened = listen(heard, now, logTo);
  if (now.isReading) return listened;
  const isTold = ({ moment, entry }: Untold) => entry.place <= toldOf(moment, now.watching);
  const first = listened.untold.findIndex((one) => !isTold(one));
  const count = first < 0 ? listened.untold.length : first;
  if (count === 0) return listened;
  const next = listened.untold.slice(0, count).map(({ entry }) => entry.sentence);
  const gone = Math.max(0, listened.told.length + next.length - Math.max(KEPT, next.length));
  return {
    ...listened,
    untold: listened.untold.slice(count),
    told: [...listened.told, ...next].slice(gone),
    before: listened.before + gone,
  };
}

function listen(heard: Heard, { at, taken, isReading }: Now, logTo: LogTo): Heard {
  if (at === heard.at && taken === heard.taken) return heard;
  // A game that goes on another day is known; what its page is read before begins.
  const isNews = heard.at ? taken !== heard.taken : isReading;
  const known = new Set(heard.at && lineTo(heard.at));
  const news = isNews ? logTo(at).filter(({ moment }) => !known.has(moment)) : [];
  const untold = news.flatMap(({ moment, entries }) => entries.map((entry) => ({ moment, entry })));
  return { ...heard, at, taken, untold: isNews ? [...heard.untold, ...untold] : [] };
}
