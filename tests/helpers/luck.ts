import { nextBelow, seedGenerator } from '../../engine/random/generator';

/** Whatever a test wants to leave to chance, the same for the same seed. */
export class Luck {
  private readonly stream;

  constructor(seed: string) {
    this.stream = seedGenerator(seed);
  }

  below(limit: number): number {
    return nextBelow(this.stream, limit);
  }

  oneIn(many: number): boolean {
    return this.below(many) === 0;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Any number of something, but fewer than `limit`. */
  some<T>(limit: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.below(limit) }, (_, index) => make(index));
  }
}
