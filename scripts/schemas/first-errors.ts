import type { ErrorObject } from 'ajv';

/** So many are kept of each sort; where several ways to write something fail, all but one of them say nothing. */
const MOST = 20_000;

interface Kept {
  readonly error: ErrorObject;
  /** How many had been found before it. */
  readonly at: number;
}

/**
 * Stands for the list of errors in the code that ajv makes: it counts them all, and keeps the first ones. Unknown keys
 * are no reason to refuse a file, so that any number of them must not crowd out what is.
 */
export class FirstErrors implements Iterable<ErrorObject> {
  private found = 0;
  private readonly wrong: Kept[] = [];
  private readonly unknownKeys: Kept[] = [];

  constructor(first: ErrorObject) {
    this.push(first);
  }

  get length(): number {
    return this.found;
  }

  /** ajv takes back what it found where another way to write the same fits. */
  set length(length: number) {
    this.found = length;
    for (const kept of [this.wrong, this.unknownKeys]) {
      while ((kept.at(-1)?.at ?? -1) >= length) kept.pop();
    }
  }

  push(error: ErrorObject): void {
    this.keep({ error, at: this.found });
    this.found += 1;
  }

  /** Adds to this list itself: ajv has no other use for it. */
  concat(more: FirstErrors): this {
    for (const kept of [...more.wrong, ...more.unknownKeys]) {
      this.keep({ error: kept.error, at: this.found + kept.at });
    }
    this.found += more.found;
    return this;
  }

  *[Symbol.iterator](): Iterator<ErrorObject> {
    for (const { error } of this.wrong) yield error;
    for (const { error } of this.unknownKeys) yield error;
  }

  private keep(kept: Kept): void {
    const list = kept.error.keyword === 'additionalProperties' ? this.unknownKeys : this.wrong;
    if (list.length < MOST) list.push(kept);
  }
}
