import type { Text } from '../../schemas';
import type { Outcome } from './play';

/** What has become of a game. */
export interface GameSummary {
  readonly rounds: number;
  readonly outcome: Outcome | undefined;
  /** Everybody who has played along, companions among them. */
  readonly people: readonly PersonSummary[];
  /** What no survivor has killed: by trains, by tiles that turned over. */
  readonly killedByNobody: ZombieCounts;
  /** Zombies that have come since the game began. */
  readonly spawned: ZombieCounts;
  readonly objectives: readonly TakenObjective[];
  readonly goals: readonly GoalSummary[];
  /** How well it was done, where the mission says so. */
  readonly grades: readonly GradeSummary[];
  /** The rounds in which most happened, in their order. */
  readonly turningPoints: readonly TurningPoint[];
}

export type ZombieCounts = Readonly<Record<string, number>>;

export interface PersonSummary {
  readonly survivor: string;
  readonly kills: ZombieCounts;
  /** How many were taken, healed or not. */
  readonly wounds: number;
  readonly eliminated?: { readonly round: number; readonly by: Killer };
}

/** What eliminates people: zombies, a friend who misses, or Dynamite. */
export interface Killer {
  readonly what: 'zombies' | 'friendly-fire' | 'dynamite' | 'unknown';
  /** Who shot or threw. */
  readonly survivor?: string;
  /** Zombies that attacked, by kind. */
  readonly zombies?: ZombieCounts;
}

export interface TakenObjective {
  readonly objective: string;
  readonly colour: string;
  readonly survivor: string;
  readonly round: number;
}

export interface GoalSummary {
  readonly goal: string;
  /** How deep it stands among the others; those of the mission are 0. */
  readonly depth: number;
  readonly reached: boolean;
  readonly round?: number;
  /** For goals that count something: how many there are of how many wanted. */
  readonly howFar?: { readonly there: number; readonly wanted: number };
  /** Said in words, for players to judge. */
  readonly inWords: boolean;
}

/** What a counter shows, and the highest grade that it earns. */
export interface GradeSummary {
  readonly counter: string;
  readonly points: number;
  readonly grade?: Text;
}

export interface TurningPoint {
  readonly round: number;
  readonly wounds: number;
  readonly eliminated: readonly string[];
  readonly goals: readonly string[];
}
