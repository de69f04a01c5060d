import { ActionList } from '../../game/action-list';
import type { BoardTable } from '../../game/board-table';
import type { Game, System } from '../../game/kernel';
import { Pile } from '../../game/piles';
import type { UoaEvent } from './events';
import { PILES, type State, stateOf } from './state';
import type { Table } from './table';

/** A game of Undead or Alive: what lies on the table for good, and the state of play. */
export interface UoaGame extends Game<UoaGame> {
  events: UoaEvent[] | undefined;
  readonly state: State;
  readonly table: Table;
  /** The board in the configuration that is on. */
  readonly board: BoardTable;
  readonly piles: Readonly<Record<(typeof PILES)[number], Pile>>;
}

class TableGame implements UoaGame {
  events: UoaEvent[] | undefined = undefined;
  readonly offered = new ActionList();
  offeredIsCurrent = false;
  readonly piles: UoaGame['piles'];

  constructor(
    readonly system: System<UoaGame>,
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

export function gameOf(system: System<UoaGame>, table: Table, words?: Int32Array): UoaGame {
  return new TableGame(system, table, stateOf(table.sizes, words));
}
