import type { Batch } from './messages';

/** So that what is cancelled leaves the first games, and not some here and some there. */
const MOST_AT_ONCE = 50;

/** Games that nobody has played yet and nobody is at. */
export class GamesToPlay {
  private readonly batches: Batch[];

  constructor(games: number) {
    this.batches = games > 0 ? [{ first: 1, last: games }] : [];
  }

  get count(): number {
    return this.batches.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  }

  /** The next games for one of several threads: so few that towards the end all of them have something to do. */
  take(threads: number): Batch | undefined {
    const batch = this.batches.shift();
    if (!batch) return undefined;
    const { first, last } = batch;
    const most = Math.min(MOST_AT_ONCE, Math.ceil((last - first + 1) / (2 * threads)));
    this.putBack({ first: first + most, last });
    return { first, last: first + most - 1 };
  }

  putBack(batch: Batch): void {
    if (batch.first <= batch.last) this.batches.unshift(batch);
  }

  /** So that each of them is taken alone. */
  putBackOneByOne({ first, last }: Batch): void {
    for (let number = last; number >= first; number--) this.putBack({ first: number, last: number });
  }
}
