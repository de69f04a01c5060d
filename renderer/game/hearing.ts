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

/**
 * What is told to whoever plays by ear: everything that the log says of what is done, once and in its order, as soon as those
 * who watch have seen it. Who only looks back hears nothing again; doing the same again is heard again.
 */
export class Hearing {
  private at: Moment | undefined;
  private taken = 0;
  private untold: Untold[] = [];

  /** The sentences that come next. */
  next(now: Now, logTo: (moment: Moment) => readonly MomentLog[]): readonly string[] {
    this.listen(now, logTo);
    if (now.isReading) return [];
    const isTold = ({ moment, entry }: Untold) => entry.place <= toldOf(moment, now.watching);
    const first = this.untold.findIndex((one) => !isTold(one));
    return this.untold.splice(0, first < 0 ? this.untold.length : first).map(({ entry }) => entry.sentence);
  }

  private listen({ at, taken, isReading }: Now, logTo: (moment: Moment) => readonly MomentLog[]): void {
    if (at === this.at && taken === this.taken) return;
    // A game that goes on another day is known; what its page is read before begins.
    const isNews = this.at ? taken !== this.taken : isReading;
    const known = new Set(this.at && lineTo(this.at));
    const news = isNews ? logTo(at).filter(({ moment }) => !known.has(moment)) : [];
    const untold = news.flatMap(({ moment, entries }) => entries.map((entry) => ({ moment, entry })));
    this.untold = isNews ? [...this.untold, ...untold] : [];
    this.at = at;
    this.taken = taken;
  }
}
