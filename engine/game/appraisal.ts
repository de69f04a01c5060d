import type { Generator } from '../random/generator';
import type { Game } from './kernel';
import type { LabNotes } from './lab-notes';
import type { Seen } from './seen';

/** Somebody who plays: sees what players see, and picks one of the options at hand. */
export interface Bot<S extends Seen = Seen> {
  readonly name: string;
  /** The place of an option in `view.options`. Luck is its own, apart from the game's. */
  choose(view: S, luck: Generator): number;
}

/** How a position looks: what is left to do, and how likely it is to go wrong. The less of either, the better. */
export interface Outlook {
  readonly won: boolean;
  readonly work: number;
  readonly danger: number;
  /** What has been achieved, whatever it was good for: positions that differ in it are of different kinds. */
  readonly kind: string;
}

/** Plays a turn in one of the many ways in which it can be played, in place. */
export interface TurnSampler {
  /** The options that were taken, maybe towards one of the aims. */
  play(aims: readonly number[]): number[];
}

/** What a system knows about how good things look. */
export interface Appraisal<G extends Game<G>, S extends Seen> {
  /** The one that plays when nobody says which comes first; without any it is chance that plays. */
  readonly bots: readonly Bot<S>[];
  readonly notes: LabNotes<S>;
  /** Where it may be worth to go. */
  aims(game: G): number[];
  /** Nothing of a game that is lost. */
  outlook(game: G): Outlook | undefined;
  sampler(game: G, luck: Generator): TurnSampler;
}
