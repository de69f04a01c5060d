import type { LabFault, LabGame, LabNames, StartProblem } from '../../../engine';

// What the lab and its threads say to each other.

/** Games to play, by their numbers. */
export interface Batch {
  readonly first: number;
  readonly last: number;
}

/** What became of a batch, up to the game before `next`; the others are left to whoever comes. */
export interface Played {
  readonly games: readonly LabGame[];
  readonly faults: readonly LabFault[];
  readonly next: number;
}

/** A thread says first that it is ready, or why there will be no games; then it answers every batch. */
export type Said = { readonly ready: LabNames } | { readonly problem: StartProblem } | Played;
