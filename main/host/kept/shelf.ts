/** Where a sort of work is kept that outlives the window, and what a list shows of each. */
export interface Shelf<Shown> {
  /** The folder, in that of the program. */
  readonly folder: string;
  /** How its files end, without the dot. */
  readonly ending: string;
  /** So many of them at most, and so much of them together; the oldest go first. */
  readonly most: number;
  readonly mostBytes: number;
  readonly isShown: (value: unknown) => value is Shown;
  /** Nothing else of it, and titles as long as a list has room for. */
  readonly noted: (shown: Shown) => Shown;
}
