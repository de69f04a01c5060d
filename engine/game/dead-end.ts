export type Impasse = 'nothing-to-choose' | 'no-end';

/**
 * A game that cannot go on. No rule leads there from where a mission begins, so elsewhere it is our own mistake; but whoever
 * writes down a position may think of one that no game can have.
 */
export class DeadEnd extends Error {
  constructor(
    readonly impasse: Impasse,
    /** The decision that nobody can make, or the rule that would be next. */
    readonly item: string,
  ) {
    super(`${item}: ${impasse}`);
  }
}
