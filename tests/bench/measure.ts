/** Two ways of doing the same, ours and what it is compared with, measured turn by turn in one run. */
export interface Bench {
  what: string;
  ours: Run;
  beside: { what: string } & Run;
}

interface Run {
  /**
   * Does it once, or `batch` times where once is too short to time. A number that comes back is the time it
   * took by its own clock, in milliseconds.
   */
  run: () => unknown;
  batch?: number;
}

export interface Row {
  what: string;
  beside: string;
  /** Milliseconds a time, medians over all rounds. */
  ours: number;
  theirs: number;
  /** How many times as fast ours is as what it is compared with. */
  ratio: number;
}

export async function measure({ what, ours, beside }: Bench, rounds: number): Promise<Row> {
  const times: [ours: number[], theirs: number[]] = [[], []];
  // One round to warm up; then turn by turn, so that a noisy moment hits both.
  for (let round = -1; round < rounds; round++) {
    const pair = [await timed(ours), await timed(beside)] as const;
    if (round < 0) continue;
    times[0].push(pair[0]);
    times[1].push(pair[1]);
  }
  const [mine, theirs] = [median(times[0]), median(times[1])];
  return { what, beside: beside.what, ours: mine, theirs, ratio: theirs / mine };
}

async function timed({ run, batch = 1 }: Run): Promise<number> {
  const begun = performance.now();
  let own: unknown;
  for (let time = 0; time < batch; time++) own = await run();
  return typeof own === 'number' ? own : (performance.now() - begun) / batch;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** A fixed piece of work: its time says how fast this machine was during this run. */
export function calibrate(): number {
  const begun = performance.now();
  let sum = 0;
  for (let step = 0; step < 20_000_000; step++) sum = (sum * 31 + step) | 0;
  // Used, so that the loop cannot be optimised away.
  return sum === 0.5 ? 0 : performance.now() - begun;
}
