import type { Settled } from './options';
import type { Seen } from './seen';

/** Somebody who plays along, as the lab counts them. */
export interface NotedPerson {
  readonly id: string;
  readonly isEliminated: boolean;
  /** The number of the zone in which they were eliminated; nothing for the living, and for whoever was in none. */
  readonly zone: number | undefined;
}

/** What the lab notes of a game. */
export interface LabNotes<S extends Seen> {
  /** The goals that the program judges, by their ids; what stands there in words is for people. */
  goals(seen: S): readonly { readonly id: string; readonly number: number }[];
  isReached(seen: S, goal: number): boolean;
  /** What players have settled, by the names that files have for it. */
  settled(seen: S): Settled;
  people(seen: S): readonly NotedPerson[];
  /** How many enemies are in a zone. */
  crowdIn(seen: S, zone: number): number;
}
