import { type Generator, nextBelow } from '../random/generator';
import type { Cells } from './memory';

/** Cards in a row of the state: how many there are stands in column 0, the top card comes last. */
export class Pile {
  constructor(
    private readonly cells: Cells,
    private readonly row: number,
  ) {}

  get size(): number {
    return this.cells.at(this.row, 0);
  }

  get top(): number {
    return this.cells.at(this.row, this.size);
  }

  /** Counted from the bottom. */
  card(index: number): number {
    return this.cells.at(this.row, 1 + index);
  }

  includes(card: number): boolean {
    for (let index = 0; index < this.size; index++) if (this.card(index) === card) return true;
    return false;
  }

  put(card: number): void {
    const size = this.size + 1;
    this.cells.set(this.row, 0, size);
    this.cells.set(this.row, size, card);
  }

  draw(): number {
    if (this.size === 0) throw new RangeError('There is no card left to draw');
    const card = this.top;
    this.cells.set(this.row, 0, this.size - 1);
    return card;
  }

  /** Takes a card out from wherever it lies; says whether it was there. */
  remove(card: number): boolean {
    for (let index = 0; index < this.size; index++) {
      if (this.card(index) !== card) continue;
      for (let next = index + 1; next < this.size; next++) this.cells.set(this.row, next, this.card(next));
      this.cells.set(this.row, 0, this.size - 1);
      return true;
    }
    return false;
  }

  clear(): void {
    this.cells.set(this.row, 0, 0);
  }

  moveTo(other: Pile): void {
    for (let index = 0; index < this.size; index++) other.put(this.card(index));
    this.clear();
  }

  /** Fisher and Yates. */
  shuffle(luck: Generator): void {
    for (let last = this.size - 1; last > 0; last--) {
      const other = nextBelow(luck, last + 1);
      const card = this.card(last);
      this.cells.set(this.row, 1 + last, this.card(other));
      this.cells.set(this.row, 1 + other, card);
    }
  }
}
