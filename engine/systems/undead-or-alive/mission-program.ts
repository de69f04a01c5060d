import type { Class, Text } from '../../../schemas';
import type { GoalNode } from '../../mission/goals';
import type { BoardStage, TwoSidedTile } from './board/stage';
import type { SpawnKind } from './state';

/** A mission read for play: its pieces by the numbers of their zones, its goals and rules by their names. */
export interface MissionProgram {
  readonly id: string;
  readonly startZones: readonly number[];
  /** Where the noise token starts, if the mission says so. */
  readonly noiseZone: number | undefined;
  /** In the beginning, as all that is said about zones here. */
  readonly exitZones: readonly number[];
  readonly startingSpawnZone: number;
  /** Corpse Piles are among them, at the places where they are printed. */
  readonly spawnTokens: readonly SpawnToken[];
  readonly objectives: readonly ObjectiveToken[];
  readonly companions: readonly CompanionToken[];
  readonly machines: readonly MachineToken[];
  readonly zombies: readonly StandingZombies[];
  /** How many miniatures of each kind there are: those in the box, and those that the mission brings. */
  readonly miniatures: readonly number[];
  /** Everything that can become of the board, the beginning first. */
  readonly stages: readonly BoardStage[];
  /** The names of areas: those that every mission has, and its own. */
  readonly areas: readonly string[];
  /** The tiles that rules can turn over. */
  readonly flips: readonly TwoSidedTile[];
  /** The rules by which nobody may enter some zones for now. */
  readonly gates: readonly string[];
  readonly goals: readonly GoalNode[];
  /** Those that the program applies; rules in words only are the players' own affair. */
  readonly rules: readonly MissionRule[];
}

export interface SpawnToken {
  readonly id: string;
  readonly kind: SpawnKind;
  readonly zone: number;
  /** The placement it lies on. */
  readonly tile: string;
}

export interface ObjectiveToken {
  readonly id: string;
  readonly zone: number;
  readonly colour: number;
  readonly group: string | undefined;
  /** Objectives of one mix lie face down: which colour is where is drawn at set-up. */
  readonly mix: string | undefined;
}

export interface MachineToken {
  readonly id: string;
  readonly machine: 'wagon' | 'gatling';
  readonly zone: number;
  /** The number of the Wagon that a Gatling gun is mounted on. */
  readonly on: number | undefined;
  /** Nobody can move it. */
  readonly fixed: boolean;
}

export interface CompanionToken {
  readonly id: string;
  readonly zone: number;
  /** Without a class and a survivor it can be anybody. */
  readonly class: Class | undefined;
  /** The number in the roster, where it is a certain one. */
  readonly survivor: number | undefined;
  /** Somebody leads it from the start. */
  readonly led?: boolean;
}

export interface StandingZombies {
  readonly zone: number;
  readonly kind: number;
  readonly count: number;
}

/** `when <event> do <effects>`. */
export interface MissionRule {
  readonly id: string;
  /** What it says, in the author's words. */
  readonly text?: Text;
  /** The ids of the printed rules it stands for. */
  readonly basis: readonly string[];
  readonly when: RuleEvent;
  readonly effects: readonly RuleEffect[];
}

export type RuleEvent =
  | { readonly event: 'set-up' }
  | {
      readonly event: 'objective-taken';
      readonly colour: number | undefined;
      readonly group: string | undefined;
    };

export type RuleEffect =
  | { readonly effect: 'adrenaline'; readonly amount: number }
  | { readonly effect: 'bounty-weapon' }
  | { readonly effect: 'train-starts' }
  | { readonly effect: 'card'; readonly card: string; readonly to: 'taker' | 'first-player-choice' };
