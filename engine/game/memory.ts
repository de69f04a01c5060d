import type { Generator } from '../random/generator';

/** Names for everything a game has to remember, so that all of it lies in one piece of memory. */
export interface MemoryLayout<Value extends string, Row extends string, Stream extends string> {
  /** Single numbers. */
  readonly values: readonly Value[];
  /** Generators of luck. */
  readonly streams: readonly Stream[];
  /** Tables of numbers: how many rows, and how many columns each. */
  readonly cells: Readonly<Record<Row, readonly [rows: number, columns: number]>>;
}

/** What a number of the memory can be. */
export type Bounds = readonly [least: number, greatest: number];

/** One piece of memory under its names: a snapshot of a game is one copy of `words`. */
export type Memory<Value extends string, Row extends string, Stream extends string> = {
  [value in Value]: number;
} & { readonly [row in Row]: Cells } & { readonly [stream in Stream]: Generator } & {
  readonly words: Int32Array;
  readonly layout: MemoryLayout<string, string, string>;
};

const FEW = 32;

/** A table of numbers within the memory. */
export class Cells {
  readonly rows: number;

  constructor(
    private readonly words: Int32Array,
    readonly columns: number,
  ) {
    this.rows = words.length / columns;
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
    this.fillFrom(0, this.words.length, value);
  }

  fillRow(row: number, value: number): void {
    this.fillFrom(row * this.columns, (row + 1) * this.columns, value);
  }

  /** Few numbers are written faster one by one than by a call out of compiled code, and this is done with every action. */
  private fillFrom(from: number, to: number, value: number): void {
    const { words } = this;
    if (to - from > FEW) words.fill(value, from, to);
    else for (let index = from; index < to; index++) words[index] = value;
  }

  copied(): Int32Array {
    return this.words.slice();
  }

  /** Brings a copy up to date; says whether it was not. */
  updates(copy: Int32Array): boolean {
    const { words } = this;
    for (let index = 0; index < words.length; index++) {
      if (words[index] === copy[index]) continue;
      copy.set(words);
      return true;
    }
    return false;
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
export interface Address {
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
}

/** The values come first, the streams next, then the tables in their order. */
export interface Addresses {
  readonly values: ReadonlyMap<string, Address>;
  readonly streams: ReadonlyMap<string, Address>;
  readonly tables: ReadonlyMap<string, Address>;
  readonly words: number;
}

export function placesIn({ values, streams, cells }: MemoryLayout<string, string, string>): Addresses {
  let words = 0;
  const reserve = (rows: number, columns: number): Address => {
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

const NOTHING = new Int32Array(0);

/** Gives every name its place. */
export function memoryOf<Value extends string, Row extends string, Stream_ extends string>(
  layout: MemoryLayout<Value, Row, Stream_>,
  given?: Int32Array,
): Memory<Value, Row, Stream_> {
  const { places, prototype } = shapeOf(layout);
  const words = given ?? new Int32Array(places.words);
  // Pushed, not mapped: V8 makes lists of another kind once it has compiled `map`, and then compiles every rule anew.
  const streams: Stream[] = [];
  for (const { at } of places.streams.values())
    streams.push(new Stream(words.subarray(at, at + STREAM_WORDS)));
  const tables: Cells[] = [];
  for (const { at, rows, columns } of places.tables.values()) {
    // Most missions have nothing for many of them.
    const part = rows === 0 ? NOTHING : words.subarray(at, at + rows * columns);
    tables.push(new Cells(part, columns));
  }
  const memory = Object.create(prototype) as Parts;
  memory.words = words;
  memory.layout = layout;
  memory.streams = streams;
  memory.tables = tables;
  return memory as unknown as Memory<Value, Row, Stream_>;
}

/** What a memory is made of. The names lie on its prototype: an object with so many of its own would be slow. */
interface Parts {
  words: Int32Array;
  layout: MemoryLayout<string, string, string>;
  streams: readonly Stream[];
  tables: readonly Cells[];
}

interface Shape {
  readonly places: Addresses;
  readonly prototype: object;
}

const shapes = new WeakMap<object, Shape>();

/** Worked out once for a layout, and then used by all games on one table. */
function shapeOf(layout: MemoryLayout<string, string, string>): Shape {
  let shape = shapes.get(layout);
  if (!shape) {
    shape = { places: placesIn(layout), prototype: prototypeFor(layout) };
    shapes.set(layout, shape);
  }
  return shape;
}

const prototypes = new WeakMap<readonly string[], object>();

/** One for all layouts with the same list of values, which have the same names: so all games are of one kind. */
function prototypeFor({ values, streams, cells }: MemoryLayout<string, string, string>): object {
  const known = prototypes.get(values);
  if (known) return known;
  const prototype = {};
  for (const [index, name] of values.entries()) {
    Object.defineProperty(prototype, name, {
      get(this: Parts) {
        return this.words[index];
      },
      set(this: Parts, value: number) {
        this.words[index] = value;
      },
    });
  }
  for (const [index, name] of streams.entries()) {
    Object.defineProperty(prototype, name, {
      get(this: Parts) {
        return this.streams[index];
      },
    });
  }
  for (const [index, name] of Object.keys(cells).entries()) {
    Object.defineProperty(prototype, name, {
      get(this: Parts) {
        return this.tables[index];
      },
    });
  }
  prototypes.set(values, prototype);
  return prototype;
}
