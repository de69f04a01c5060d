import type { Text } from '../../../schemas';
import type { Board } from '../../board/board';
import type { Placement } from '../../board/placed';
import type { BoardTable } from '../../game/board-table';
import type { OptionalRules } from '../../game/optional-rules';
import type { ZonePlace } from '../../places/place';
import type { EquipmentCard, Skill, Survivor, ZombieCard } from './content';
import type { MissionProgram } from './mission-program';
import type { Sizes } from './state';

/** What never changes during one game: boards, cards, people, and the mission read for play. */
export interface Table {
  readonly sizes: Sizes;
  readonly boards: readonly BoardTable[];
  /** The same boards as they lie, for whoever looks at them. */
  readonly lying: readonly LyingBoard[];
  readonly zones: readonly TableZone[];
  /** The cards of the box, and after them one for each objective that takes a slot. */
  readonly cards: readonly CardInstance[];
  /** How many of them are in the box. */
  readonly boxCards: number;
  /** For each objective the card that stands for it, or none. */
  readonly objectiveCards: readonly number[];
  readonly zombieCards: readonly ZombieCard[];
  readonly skills: readonly Skill[];
  /** Everybody there is, by the numbers that `identity` holds. */
  readonly roster: readonly Survivor[];
  /** Who plays along, by these numbers. */
  readonly posse: readonly number[];
  readonly players: number;
  /** Which player runs each survivor. */
  readonly playerOf: readonly number[];
  /** What players have settled. */
  readonly optional: OptionalRules;
  readonly mission: MissionProgram;
}

/** A board on the table. Its zones have the numbers of their own board, and the ids of all. */
export interface LyingBoard {
  readonly placements: readonly Placement[];
  /** Compiled when somebody first looks at it. */
  readonly board: () => Board;
}

export interface TableZone {
  readonly id: string;
  /** Where it is, in the first of the boards that have it; what it is called is made of this. */
  readonly place: ZonePlace;
  /** What its tiles call it, if anything. */
  readonly names: readonly Text[];
  readonly building: boolean;
  readonly balcony: boolean;
  /** The tile a room is on, and its building there; rooms of one tile and building share a Corpse Pile. */
  readonly placement: string;
  readonly buildingNumber: number;
  readonly tags: readonly string[];
}

/** One card of the box: several are of the same kind. */
export interface CardInstance {
  /** Such as `winchester#2`. */
  readonly id: string;
  readonly kind: EquipmentCard;
}
