/** The numbers of one action: what to do, and up to four things to do it with. */
export const ACTION_WIDTH = 5;

/** Actions as numbers, to be read only. */
export interface ListedActions {
  readonly length: number;
  kind(index: number): number;
  argument(index: number, number: number): number;
}

/** Actions as numbers, in a buffer that is used again and again: listing them allocates nothing. */
export class ActionList implements ListedActions {
  private words = new Int32Array(64 * ACTION_WIDTH);
  private readonly chosen = { kind: 0, a: 0, b: 0, c: 0, d: 0 };
  length = 0;

  clear(): void {
    this.length = 0;
  }

  add(kind: number, a = 0, b = 0, c = 0, d = 0): void {
    const at = this.length * ACTION_WIDTH;
    if (at === this.words.length) {
      const larger = new Int32Array(at * 2);
      larger.set(this.words);
      this.words = larger;
    }
    this.words[at] = kind;
    this.words[at + 1] = a;
    this.words[at + 2] = b;
    this.words[at + 3] = c;
    this.words[at + 4] = d;
    this.length += 1;
  }

  /** What to do. */
  kind(index: number): number {
    return this.words[index * ACTION_WIDTH] as number;
  }

  /** The thing with that number to do it with. */
  argument(index: number, number: number): number {
    return this.words[index * ACTION_WIDTH + 1 + number] as number;
  }

  /** All numbers of an action, for as long as no other is read. */
  read(index: number): Chosen {
    const at = index * ACTION_WIDTH;
    const { chosen, words } = this;
    chosen.kind = words[at] as number;
    chosen.a = words[at + 1] as number;
    chosen.b = words[at + 2] as number;
    chosen.c = words[at + 3] as number;
    chosen.d = words[at + 4] as number;
    return chosen;
  }

  /** Leaves out those that are listed from a place on and do not pass; the others keep their order. */
  keepFrom(from: number, isKept: (chosen: Chosen) => boolean): void {
    let kept = from;
    for (let index = from; index < this.length; index++) {
      if (!isKept(this.read(index))) continue;
      const at = index * ACTION_WIDTH;
      this.words.copyWithin(kept * ACTION_WIDTH, at, at + ACTION_WIDTH);
      kept += 1;
    }
    this.length = kept;
  }

  /** Where an action of these numbers stands in the list, or -1. */
  indexOf(numbers: readonly number[]): number {
    for (let index = 0; index < this.length; index++) {
      let same = true;
      for (let word = 0; word < ACTION_WIDTH; word++) {
        if (this.words[index * ACTION_WIDTH + word] !== (numbers[word] ?? 0)) same = false;
      }
      if (same) return index;
    }
    return -1;
  }
}

/** One action, read out of a list. A decision is given it and must not keep it: the next one overwrites it. */
export interface Chosen {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}
