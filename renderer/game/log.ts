import { ToldSoFar } from '../../telling/known';
import { entriesOf, type LogEntry } from '../../telling/log';
import type { Words } from '../../telling/words';
import { lineTo, type Moment } from './moment';

/** What a log says of one moment. */
export interface MomentLog {
  readonly moment: Moment;
  readonly entries: readonly LogEntry[];
}

interface Told extends MomentLog {
  /** What readers know after it. */
  readonly known: ToldSoFar;
}

/** A log in one language. What it has told of a moment it keeps: a moment is always told the same way. */
export class GameLog {
  private readonly told = new WeakMap<Moment, Told>();

  constructor(private readonly words: Words) {}

  /** From the beginning to a moment. */
  to(moment: Moment): readonly MomentLog[] {
    let known = new ToldSoFar();
    return lineTo(moment).map((one) => {
      const told = this.told.get(one) ?? this.tell(one, known);
      known = told.known;
      return told;
    });
  }

  private tell(moment: Moment, before: ToldSoFar): Told {
    const known = new ToldSoFar(before);
    const told = { moment, entries: entriesOf(moment.events, this.words, known), known };
    this.told.set(moment, told);
    return told;
  }
}
