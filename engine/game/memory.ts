import type { Generator } from '../random/generator';

/** Names for everything a game has to remember, so that all of it lies in one piece of memory. */
export interface Layout<Value extends string, Row extends string, Stream extends string> {
  /** Single numbers. */
  readonly values: readonly Value[];
  /** Generators of luck. */
  readonly streams: readonly Stream[];
  /** Tables of numbers: how many rows, and how many columns each. */
  readonly cells: Readonly<Record<Row, readonly [rows: number, columns: number]>>;
}

/** One piece of memory under its names: a snapshot of a game is one copy of `words`. */
export type Memory<Value extends string, Row extends string, Stream extends string> = {
  [value in Value]: number;
} & { readonly [row in Row]: Cells } & { readonly [stream in Stream]: Generator } & {
  readonly words: Int32Array;
  readonly layout: Layout<string, string, string>;
};

/** A table of numbers within the memory. */
export class Cells {
  constructor(
    private readonly words: Int32Array,
    readonly columns: number,
  ) {}

  get rows(): number {
    return this.words.length / this.columns;
  }

  at(row: number, column = 0): number {
    return this.words[row * this.columns + column] as number;
  }

  set(row: number, column: number, value: number): void {
    this.words[row * this.columns + column] = value;
  }

  add(row: number, column: number, change: number): void {
    this.words[row * this.columns + column] = this.at(row, column) + change;
  }

  fill(value: number): void {
    this.words.fill(value);
  }

  fillRow(row: number, value: number): void {
    this.words.fill(value, row * this.columns, (row + 1) * this.columns);
  }

  toArray(): number[] {
    return [...this.words];
  }

  load(numbers: readonly number[]): void {
    this.words.set(numbers);
  }
}

const STREAM_WORDS = 4;

/** A generator whose state lies in the memory, and so is saved and copied with it. */
class Stream implements Generator {
  constructor(private readonly words: Int32Array) {}

  get a(): number {
    return (this.words[0] as number) >>> 0;
  }
  set a(value: number) {
    this.words[0] = value;
  }
  get b(): number {
    return (this.words[1] as number) >>> 0;
  }
  set b(value: number) {
    this.words[1] = value;
  }
  get c(): number {
    return (this.words[2] as number) >>> 0;
  }
  set c(value: number) {
    this.words[2] = value;
  }
  get counter(): number {
    return (this.words[3] as number) >>> 0;
  }
  set counter(value: number) {
    this.words[3] = value;
  }
}

/** Where a name lies in the memory, row after row. */
export interface Place {
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
}

/** The values come first, the streams next, then the tables in their order. */
export interface Places {
  readonly values: ReadonlyMap<string, Place>;
  readonly streams: ReadonlyMap<string, Place>;
  readonly tables: ReadonlyMap<string, Place>;
  readonly words: number;
}

export function placesIn({ values, streams, cells }: Layout<string, string, string>): Places {
  let words = 0;
  const reserve = (rows: number, columns: number): Place => {
    const at = words;
    words += rows * columns;
    return { at, rows, columns };
  };
  return {
    values: new Map(values.map((name) => [name, reserve(1, 1)])),
    streams: new Map(streams.map((name) => [name, reserve(1, STREAM_WORDS)])),
    tables: new Map(Object.entries(cells).map(([name, [rows, columns]]) => [name, reserve(rows, columns)])),
    words,
  };
}

/** Gives every name its place. */
export function memoryOf<Value extends string, Row extends string, Stream_ extends string>(
  layout: Layout<Value, Row, Stream_>,
  given?: Int32Array,
): Memory<Value, Row, Stream_> {
  const places = placesIn(layout);
  const words = given ?? new Int32Array(places.words);
  const memory: Record<string, unknown> = Object.create(prototypeFor(layout.values)) as object as Record<
    string,
    unknown
  >;
  memory.words = words;
  memory.layout = layout;
  for (const [name, { at }] of places.streams) {
    memory[name] = new Stream(words.subarray(at, at + STREAM_WORDS));
  }
  for (const [name, { at, rows, columns }] of places.tables) {
    memory[name] = new Cells(words.subarray(at, at + rows * columns), columns);
  }
  return memory as unknown as Memory<Value, Row, Stream_>;
}

const prototypes = new WeakMap<readonly string[], object>();

/** One prototype for one list of values: without it every game would be of a kind of its own, and slow. */
function prototypeFor(values: readonly string[]): object {
  let prototype = prototypes.get(values);
  if (!prototype) {
    prototype = {};
    for (const [index, name] of values.entries()) {
      Object.defineProperty(prototype, name, {
        get(this: { words: Int32Array }) {
          return this.words[index];
        },
        set(this: { words: Int32Array }, value: number) {
          this.words[index] = value;
        },
      });
    }
    prototypes.set(values, prototype);
  }
  return prototype;
}
