import type { Class } from '../../../schemas';
import type { SpawnKind } from './state';

/** A mission read for play: its pieces by the numbers of their zones, its goals and rules by their names. */
export interface MissionProgram {
  readonly startZones: readonly number[];
  /** Where the noise token starts, if the mission says so. */
  readonly noiseZone: number | undefined;
  readonly exitZones: readonly number[];
  readonly startingSpawnZone: number;
  readonly spawnTokens: readonly SpawnToken[];
  readonly objectives: readonly ObjectiveToken[];
  readonly companions: readonly CompanionToken[];
  readonly zombies: readonly StandingZombies[];
  /** For each zone its place round the board, clockwise from the Starting Spawn Zone; ties share a number. */
  readonly clockwise: readonly number[];
  readonly goals: readonly GoalNode[];
  readonly rules: readonly RewardRule[];
}

export interface SpawnToken {
  readonly id: string;
  readonly kind: SpawnKind;
  readonly zone: number;
}

export interface ObjectiveToken {
  readonly id: string;
  readonly zone: number;
  readonly colour: number;
  readonly group: string | undefined;
  /** Objectives of one mix lie face down: which colour is where is drawn at set-up. */
  readonly mix: string | undefined;
}

export interface CompanionToken {
  readonly id: string;
  readonly zone: number;
  readonly class: Class | undefined;
  readonly survivor: string | undefined;
}

export interface StandingZombies {
  readonly zone: number;
  readonly kind: number;
  readonly count: number;
}

/** A goal with the number under which the state remembers that it is reached; a composed one lists its parts. */
export interface GoalNode {
  readonly id: string;
  readonly parts: readonly number[];
  readonly what: 'in-order' | 'any-order' | 'take' | 'exit' | 'text';
  readonly colour: number | undefined;
  readonly group: string | undefined;
  readonly count: number | undefined;
}

/** `when <event> do <effects>`. */
export interface RewardRule {
  readonly id: string;
  readonly when:
    | { readonly event: 'set-up' }
    | { readonly event: 'taken'; readonly colour?: number; readonly group?: string };
  readonly effects: readonly RewardEffect[];
}

export type RewardEffect =
  | { readonly effect: 'adrenaline'; readonly amount: number }
  | { readonly effect: 'bounty-weapon' }
  | { readonly effect: 'card'; readonly card: string };
