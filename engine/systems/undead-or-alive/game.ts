import { ActionList, type Chosen } from '../../game/action-list';
import type { Startable } from '../../game/agenda';
import type { BoardTable } from '../../game/board-table';
import type { Game, System } from '../../game/kernel';
import { Pile } from '../../game/piles';
import type { UoaEvent } from './events';
import { NONE, PILES, type State, stateOf } from './state';
import type { Table } from './table';

/** The rules know each other by this: an action that grants another need not import it. */
export interface UoaSystem extends System<UoaGame> {
  /** Everything a survivor can do in a turn. */
  readonly turnActions: readonly TurnAction[];
  readonly turnActionFor: (word: number) => TurnAction;
  /** What may follow when a survivor's Melee or Ranged action is over. */
  readonly afterCombat: Startable<UoaGame>;
  /** The rules of the mission about something that has happened. */
  readonly missionRules: Startable<UoaGame>;
  /** Looks at everything anew that depends on how things stand, the goals above all. */
  readonly settle: Startable<UoaGame>;
}

/** A game of Undead or Alive: what lies on the table for good, and the state of play. */
export interface UoaGame extends Game<UoaGame> {
  readonly system: UoaSystem;
  events: UoaEvent[] | undefined;
  readonly state: State;
  readonly table: Table;
  /** The board in the configuration that is on. */
  readonly board: BoardTable;
  readonly piles: Readonly<Record<(typeof PILES)[number], Pile>>;
  /** While the options of a granted action are listed: what it may be, and where it has to be aimed. */
  grantedSorts: number;
  grantedZone: number;
}

/** Something a survivor can do in their turn. */
export interface TurnAction {
  /** The words it answers to. */
  readonly words: readonly number[];
  /** What it counts as; nothing for what is no action. */
  readonly sorts: (game: UoaGame, survivor: number, chosen: Chosen) => number;
  /** It costs nothing, and so nobody needs to be granted an action for it. */
  readonly isFree?: true;
  /** How many actions it costs: one, if nothing is said. */
  readonly cost?: (game: UoaGame, survivor: number, chosen: Chosen) => number;
  /** Lists every way in which it can be done now and paid for. */
  readonly offer: (game: UoaGame, survivor: number, list: ActionList) => void;
  /**
   * Asks another player first, where it takes their consent: says whether it did. Then nothing is paid or counted yet,
   * and whatever was granted, if anything, is for the answer to use or to give back.
   */
  readonly askFirst?: (
    game: UoaGame,
    survivor: number,
    chosen: Chosen,
    sorts: number,
    zone: number,
  ) => boolean;
  /** Does it; it has been paid for. */
  readonly perform: (game: UoaGame, survivor: number, chosen: Chosen) => void;
}

class TableGame implements UoaGame {
  events: UoaEvent[] | undefined = undefined;
  readonly offered = new ActionList();
  offeredIsCurrent = false;
  grantedSorts = 0;
  grantedZone: number = NONE;
  readonly piles: UoaGame['piles'];

  constructor(
    readonly system: UoaSystem,
    readonly table: Table,
    readonly state: State,
  ) {
    this.piles = Object.fromEntries(
      PILES.map((name, row) => [name, new Pile(state.piles, row)]),
    ) as unknown as UoaGame['piles'];
  }

  get board(): BoardTable {
    return this.table.boards[this.state.configuration] as BoardTable;
  }
}

export function gameOf(system: UoaSystem, table: Table, words?: Int32Array): UoaGame {
  return new TableGame(system, table, stateOf(table.sizes, words));
}
