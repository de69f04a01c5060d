/** A stretch of a ruler, in millimetres. */
export type Span = readonly [from: number, to: number];

export interface Tick {
  readonly at: number;
  /** The edge of a tile is a long one. */
  readonly length: 'tile' | 'long' | 'short';
}

export interface Words {
  /** Where they stand, in millimetres: their middle, or the tick that they are about. */
  readonly at: number;
  readonly text: string;
  readonly kind: 'tile' | 'millimetres';
}

export interface RulerMarks {
  readonly ticks: readonly Tick[];
  readonly words: readonly Words[];
}

/** A town tile: an empty table is divided into three of them. */
const TILE = 250;
export const emptyTable: readonly Span[] = [0, 1, 2].map((tile) => [tile * TILE, (tile + 1) * TILE]);

export interface Ruler {
  readonly spans: readonly Span[];
  /** The part of it that is in sight. */
  readonly sight: Span;
  /** Pixels of the page to a millimetre. */
  readonly scale: number;
  readonly naming: (tile: number) => string;
}

/** Steps in millimetres: every so many of them a longer tick, and numbers where there is room for them. */
const steps = [
  { short: 50, long: 50, numbers: undefined },
  { short: 50, long: 250, numbers: 250 },
  { short: 10, long: 50, numbers: 50 },
  { short: 5, long: 10, numbers: 10 },
  { short: 1, long: 5, numbers: 10 },
] as const;
const ROOM = { tick: 5.5, number: 60, name: 22 };

export function rulerMarks({ spans, sight, scale, naming }: Ruler): RulerMarks {
  const step = steps.findLast(
    ({ short, numbers }) => short * scale >= ROOM.tick && (numbers ?? Infinity) * scale >= ROOM.number,
  );
  const isIn = (at: number) => at >= sight[0] && at <= sight[1];
  const edges = [...new Set(spans.flat())];
  const fine = step ? multiples(sight, step.short).filter((at) => !edges.includes(at)) : [];
  const names = spans.flatMap(([from, to], tile): Words[] => {
    // In the middle of what is in sight of it, so that one always knows where one is.
    const [first, last] = [Math.max(from, sight[0]), Math.min(to, sight[1])];
    const hasRoom = (last - first) * scale >= ROOM.name;
    return hasRoom ? [{ at: (first + last) / 2, text: naming(tile), kind: 'tile' }] : [];
  });
  const numbers = step?.numbers ? multiples(sight, step.numbers) : [];
  return {
    ticks: [
      ...fine.map((at): Tick => ({ at, length: at % (step?.long ?? 1) === 0 ? 'long' : 'short' })),
      ...edges.filter(isIn).map((at): Tick => ({ at, length: 'tile' })),
    ],
    words: [...numbers.map((at): Words => ({ at, text: String(at), kind: 'millimetres' })), ...names],
  };
}

function multiples([from, to]: Span, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step + 0,
  );
}
