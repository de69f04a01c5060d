import type { Refusal } from './refusal';

/** A change as people and files write it: `{ "bend": "wounds", "survivor": "meg", "wounds": 1 }`. */
export interface Bend {
  readonly bend: string;
  readonly [argument: string]: string | number;
}

/** What can be changed by hand in games of one system. */
export interface Bends<G> {
  readonly kinds: readonly BendKind<G>[];
  /** Whether the decision at hand is one at which nothing is half done. */
  arePossible(game: G): boolean;
}

export interface BendKind<G> {
  readonly bend: string;
  /** Which naming each argument uses. None of them can be left out. */
  readonly with: Readonly<Record<string, string>>;
  /** Changes the game, or says why not; then it may have been changed in part. */
  make(game: G, numbers: readonly number[]): Refusal | undefined;
}
