/** Two ways of doing the same, ours and what it is compared with, measured turn by turn in one run. */
export interface Bench {
  what: string;
  ours: Run;
  beside: { what: string } & Run;
  /** What is measured: time, if nothing is said. */
  unit?: Unit;
  /** Much of the time it waits for a disk or for another program: then the clock on the wall counts. */
  waits?: boolean;
}

export type Unit = 'ms' | 'bytes' | 'percent';

interface Run {
  /**
   * Does it once, or `batch` times where once is too short to time. A number that comes back is what it measured
   * by itself.
   */
  run: () => unknown;
  batch?: number;
}

/** What belongs together, and how to put away what it needed. */
export interface Opened {
  benches: Bench[];
  stop: () => Promise<void>;
}

export interface Row {
  what: string;
  beside: string;
  unit: Unit;
  /** A time, medians over all rounds. */
  ours: number;
  theirs: number;
  /** How many times as fast or as small ours is as what it is compared with: the median of all rounds. */
  ratio: number;
  /** Half of all rounds lie between these. */
  spread: [low: number, high: number];
}

/** What was measured round by round. */
export type Times = [ours: number[], theirs: number[]];

/** Adds so many rounds to what has been measured. */
export async function measure(
  { ours, beside, waits }: Bench,
  rounds: number,
  times: Times = [[], []],
): Promise<Times> {
  // One round to warm up; then turn by turn, so that a noisy moment hits both.
  for (let round = -1; round < rounds; round++) {
    // Each goes first as often: whoever comes second finds a warm processor.
    const isFirst = round % 2 === 0;
    const first = await timed(isFirst ? ours : beside, waits);
    const second = await timed(isFirst ? beside : ours, waits);
    if (round < 0) continue;
    times[0].push(isFirst ? first : second);
    times[1].push(isFirst ? second : first);
  }
  return times;
}

/** Compared round by round, because a noisy moment hits both of a round. */
export function rowOf({ what, beside, unit = 'ms' }: Bench, [ours, theirs]: Times): Row {
  const ratios = ours.map((mine, round) => (theirs[round] ?? Number.NaN) / mine);
  return {
    what,
    beside: beside.what,
    unit,
    ours: median(ours),
    theirs: median(theirs),
    ratio: median(ratios),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

export async function timed({ run, batch = 1 }: Run, waits = false): Promise<number> {
  const now = waits ? () => performance.now() : busy;
  const begun = now();
  let own: unknown;
  for (let time = 0; time < batch; time++) own = await run();
  return typeof own === 'number' ? own : (now() - begun) / batch;
}

/** Milliseconds for which this program has had a processor: whatever else the machine does meanwhile is left out. */
export function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which such a part of them lies. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return (below ?? Number.NaN) + ((above ?? Number.NaN) - (below ?? Number.NaN)) * (place % 1);
}

/** A fixed piece of work: its time says how fast this machine was during this run. */
export function calibrate(): number {
  const begun = busy();
  let sum = 0;
  for (let step = 0; step < 20_000_000; step++) sum = (sum * 31 + step) | 0;
  // Used, so that the loop cannot be optimised away.
  return sum === 0.5 ? 0 : busy() - begun;
}
