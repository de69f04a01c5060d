import type { Carried, Text } from '../../../schemas';
import type { FamilyTable } from '../../family/zombicide/table';
import type { BoardTable } from '../../game/board-table';
import type { LyingBoard } from '../../game/picture';
import type { ZonePlace } from '../../places/place';
import type { EquipmentCard, Skill, Survivor, ZombieCard } from './content';
import type { Improvised } from './improvised';
import type { MissionProgram } from './mission-program';
import type { OptionalRules } from './options';
import type { Sizes } from './state';

/** What never changes during one game: boards, cards, people, and the mission read for play. */
export interface Table extends FamilyTable {
  readonly sizes: Sizes;
  readonly boards: readonly BoardTable[];
  /** The same boards as they lie, for whoever looks at them. Their zones have numbers of their own, and the ids of all. */
  readonly lying: readonly LyingBoard[];
  readonly zones: readonly TableZone[];
  /** The kinds of zombies by their numbers. */
  readonly kinds: readonly string[];
  /** The cards of the box, and after them one for each objective that takes a slot. */
  readonly cards: readonly CardInstance[];
  /** How many of them are in the box. */
  readonly boxCards: number;
  /** For each objective the card that stands for it, or none. */
  readonly objectiveCards: readonly number[];
  readonly zombieCards: readonly ZombieCard[];
  readonly improvised: readonly Improvised[];
  readonly skills: readonly Skill[];
  /** Everybody there is, by the numbers that `identity` holds. */
  readonly roster: readonly Survivor[];
  /** Who plays along, by these numbers. */
  readonly posse: readonly number[];
  /** What players have settled. */
  readonly optional: OptionalRules;
  /** What an earlier mission of a campaign has left to them. */
  readonly carried: Carried | undefined;
  readonly mission: MissionProgram;
}

export interface TableZone {
  readonly id: string;
  /** Where it is, board by board; what it is called is made of this. Only a tile that was turned over makes a difference. */
  readonly places: readonly ZonePlace[];
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
